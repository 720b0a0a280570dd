import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { showPage } from "#src/test-page.ts";
import { server } from "#src/test-server.ts";
import * as wishlist from "./wishlist.ts";
import { hasWishlistCall, wishlistSettings } from "./wishlist-settings.ts";

/** The irregular keys of the contract, each with values that no other key has. */
const actions = {
  add_to_wishlist_action: "do-add",
  remove_from_wishlist_action: "do-remove",
  remove_from_all_wishlists: "do-remove-all",
  delete_item_action: "do-delete",
  move_to_another_wishlist_action: "do-move",
  save_title_action: "do-title",
  save_privacy_action: "do-privacy",
  update_item_quantity: "do-quantity",
  sort_wishlist_items: "do-sort",
  load_fragments: "do-load",
  load_mobile_action: "do-mobile",
  ask_an_estimate: "do-estimate",
  reload_wishlist_and_adding_elem_action: "do-reload",
};

const nonce = Object.fromEntries(
  Object.entries(actions).map(([key, action]) => [`${key.replace(/_action$/, "")}_nonce`, `nonce-of-${action}`]),
);

const open = (more: object = {}) =>
  showPage("", { yith_wcwl_l10n: { ajax_url: "/wp-admin/admin-ajax.php", actions, nonce, ...more } });

const answer = (...bodies: unknown[]): URLSearchParams[] => {
  const sent: URLSearchParams[] = [];
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      sent.push(new URLSearchParams(await request.text()));
      const body = bodies[Math.min(sent.length, bodies.length) - 1];
      return typeof body === "string" ? HttpResponse.html(body) : HttpResponse.json(body ?? {});
    }),
  );
  return sent;
};

const blocks = { "a.b": { item: "add_to_wishlist", product_id: 12, is_single: false } };
const blockFields = [
  ["fragments[a.b][item]", "add_to_wishlist"],
  ["fragments[a.b][product_id]", "12"],
  ["fragments[a.b][is_single]", "false"],
];

beforeEach(() => {
  wishlist.forgetRenewedNonces();
});

describe("each of the 13 calls sends the page's action and nonce, the context, and the contract's fields", () => {
  const signal = new AbortController().signal;
  const row = { listId: "3", listToken: "T" };
  it.each<[string, () => Promise<unknown>, string[][]]>([
    [
      "do-add",
      () => wishlist.addToWishlist({ add_to_wishlist: 12, product_type: "simple", wishlist_id: "", fragments: blocks }),
      [["add_to_wishlist", "12"], ["product_type", "simple"], ["wishlist_id", ""], ...blockFields],
    ],
    [
      "do-remove",
      () => wishlist.removeFromWishlist({ productId: 12, ...row, fragments: null }),
      [
        ["remove_from_wishlist", "12"],
        ["wishlist_id", "3"],
        ["wishlist_token", "T"],
        ["fragments", ""],
      ],
    ],
    [
      "do-remove-all",
      () => wishlist.removeFromAllWishlists(12, "3", blocks),
      [["prod_id", "12"], ["wishlist_id", "3"], ...blockFields],
    ],
    ["do-delete", () => wishlist.deleteItem("41", blocks), [["item_id", "41"], ...blockFields]],
    [
      "do-move",
      () => wishlist.moveItem({ listToken: "T", destination: "U", itemId: "12", fragments: null }),
      [
        ["wishlist_token", "T"],
        ["destination_wishlist_token", "U"],
        ["item_id", "12"],
        ["fragments", ""],
      ],
    ],
    [
      "do-title",
      () => wishlist.saveTitle("T", "Birthday", null),
      [
        ["wishlist_id", "T"],
        ["title", "Birthday"],
        ["fragments", ""],
      ],
    ],
    [
      "do-privacy",
      () => wishlist.savePrivacy("3", "2", null),
      [
        ["wishlist_id", "3"],
        ["privacy", "2"],
        ["fragments", ""],
      ],
    ],
    [
      "do-quantity",
      () => wishlist.updateItemQuantity({ productId: "12", listToken: "T", quantity: 4 }, signal),
      [
        ["product_id", "12"],
        ["wishlist_token", "T"],
        ["quantity", "4"],
      ],
    ],
    [
      "do-sort",
      () => wishlist.sortItems({ positions: ["13", "12"], listToken: "T", page: "1", perPage: "5" }, signal),
      [
        ["positions[]", "13"],
        ["positions[]", "12"],
        ["wishlist_token", "T"],
        ["page", "1"],
        ["per_page", "5"],
      ],
    ],
    ["do-load", () => wishlist.loadFragments(blocks), blockFields],
    ["do-mobile", () => wishlist.loadMobile(blocks, true, signal), [["is_mobile", "yes"], ...blockFields]],
    ["do-estimate", () => wishlist.askEstimate({ reply_email: "a@b.c", action: "other" }), [["reply_email", "a@b.c"]]],
    [
      "do-reload",
      () =>
        wishlist.reloadWithItem({
          pagination: "no",
          per_page: "5",
          wishlist_id: "3",
          wishlist_token: "T",
          add_to_wishlist: "16",
          product_type: "simple",
        }),
      [
        ["pagination", "no"],
        ["per_page", "5"],
        ["wishlist_id", "3"],
        ["wishlist_token", "T"],
        ["add_to_wishlist", "16"],
        ["product_type", "simple"],
      ],
    ],
  ])("%s", async (action, call, fields) => {
    open();
    const sent = answer({ result: true, fragments: { x: "<p></p>" } });
    await call();
    expect([...(sent[0] ?? [])]).toEqual([
      ["action", action],
      ["nonce", `nonce-of-${action}`],
      ["context", "frontend"],
      ...fields,
    ]);
  });
});

it.each([
  [{ result: "true", message: false, fragments: [] }, "true", ""],
  [{ result: "exists", message: "Already here", fragments: [] }, "exists", "Already here"],
  [{ result: "error", message: "No such product" }, "error", "No such product"],
  [{ result: true, fragments: {} }, "true", ""],
  [{ fragments: [] }, "refused", ""],
])("reads %j as “%s”", async (body, result, message) => {
  open();
  answer(body);
  const read = await wishlist.deleteItem("41", null);
  expect([read.result, read.message]).toEqual([result, message]);
});

it("decodes the address that adds to a list", async () => {
  open();
  answer({
    result: "true",
    user_wishlists: [{ id: 1, wishlist_name: "A", default: true, add_to_this_wishlist_url: "/?a=1&amp;b=2" }],
  });
  const { lists } = await wishlist.deleteItem("41", null);
  expect(lists).toEqual([{ id: 1, name: "A", isDefault: true, addUrl: "/?a=1&b=2" }]);
});

const freshPage = (fresh: string) =>
  server.use(
    http.get("*", () =>
      HttpResponse.html(`<script>var yith_wcwl_l10n = {"nonce":{"save_title_nonce":"${fresh}"}};\n</script>`),
    ),
  );

it("renews a refused nonce from the page once, and keeps it for later calls", async () => {
  open();
  freshPage("fresh");
  const sent = answer({ result: false }, { result: true, fragments: [] }, { result: true, fragments: [] });
  expect((await wishlist.saveTitle("3", "A", null)).result).toBe("true");
  await wishlist.saveTitle("3", "B", null);
  expect(sent.map((fields) => fields.get("nonce"))).toEqual(["nonce-of-do-title", "fresh", "fresh"]);
});

it("asks once only when the page still prints the same nonce: then the shop did not like the text", async () => {
  open();
  freshPage("nonce-of-do-title");
  const sent = answer({ result: false });
  expect((await wishlist.saveTitle("3", "A", null)).result).toBe("refused");
  expect(sent).toHaveLength(1);
});

it("renews the nonce of a removal whose blocks did not come", async () => {
  open();
  server.use(
    http.get("*", () =>
      HttpResponse.html('<script>var yith_wcwl_l10n = {"nonce":{"remove_from_wishlist_nonce":"fresh"}};\n</script>'),
    ),
  );
  const sent = answer({ fragments: [] }, { fragments: { "a.b": "<p></p>" } });
  const { fragments } = await wishlist.removeFromWishlist({
    productId: 12,
    listId: "3",
    listToken: "T",
    fragments: blocks,
  });
  expect(Object.keys(fragments)).toEqual(["a.b"]);
  expect(sent).toHaveLength(2);
});

it("fails for a call that the shop's edition does not answer", async () => {
  open({ actions: {} });
  expect(hasWishlistCall("move")).toBe(false);
  await expect(wishlist.savePrivacy("3", "2", null)).rejects.toThrow(/premium edition/);
});

it.each([
  [
    { multi_wishlist: "1", modal_enable: "", hide_add_button: "" },
    { hasManyLists: true, choosesInPopup: false, hidesAddButton: false },
  ],
  [
    { multi_wishlist: "", modal_enable: "1", hide_add_button: "" },
    { choosesInPopup: false, hidesAddButton: true },
  ],
  [
    { multi_wishlist: "1", modal_enable: "1", hide_add_button: "1" },
    { choosesInPopup: true, hidesAddButton: true },
  ],
  [{}, { showsNotices: true, closesPopups: true, noticeMs: 3000, popupMs: 3000, isSortable: false }],
  [
    { enable_notices: "", auto_close_popup: "", popup_timeout: "5000" },
    { showsNotices: false, closesPopups: false, noticeMs: 5000 },
  ],
  [{ mobile_media_query: "600" }, { mobileQuery: "(max-width: 600px)" }],
  [{ redirect_after_ask_estimate: "", ask_estimate_redirect_url: "/" }, { estimateRedirect: "" }],
])("settings %j mean %j", (printed, expected) => {
  open(printed);
  expect(wishlistSettings()).toMatchObject(expected);
});
