import { HttpResponse, http } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { server } from "#src/testing/server.ts";
import { answer } from "#src/testing/wishlist-calls.ts";
import { openWithSettings } from "#src/testing/wishlist-settings.ts";
import { askWishlist, forgetRenewedNonces } from "./wishlist.ts";
import type { WishlistCall } from "./wishlist-settings.ts";

const blocks = { "a.b": { item: "add_to_wishlist", product_id: 12, is_single: false } };
const blockFields = [
  ["fragments[a.b][item]", "add_to_wishlist"],
  ["fragments[a.b][product_id]", "12"],
  ["fragments[a.b][is_single]", "false"],
];

beforeEach(() => {
  forgetRenewedNonces();
});

type Sent = [action: string, call: WishlistCall, fields: Record<string, unknown>, wire: string[][]];

const sent13: Sent[] = [
  [
    "do-add",
    "add_to_wishlist",
    { add_to_wishlist: 12, product_type: "simple", wishlist_id: "", fragments: blocks },
    [["add_to_wishlist", "12"], ["product_type", "simple"], ["wishlist_id", ""], ...blockFields],
  ],
  [
    "do-remove",
    "remove_from_wishlist",
    { remove_from_wishlist: 12, wishlist_id: "3", wishlist_token: "T", fragments: null },
    [
      ["remove_from_wishlist", "12"],
      ["wishlist_id", "3"],
      ["wishlist_token", "T"],
      ["fragments", ""],
    ],
  ],
  [
    "do-remove-all",
    "remove_from_all_wishlists",
    { prod_id: 12, wishlist_id: "3", fragments: blocks },
    [["prod_id", "12"], ["wishlist_id", "3"], ...blockFields],
  ],
  ["do-delete", "delete_item", { item_id: "41", fragments: blocks }, [["item_id", "41"], ...blockFields]],
  [
    "do-move",
    "move_to_another_wishlist",
    { wishlist_token: "T", destination_wishlist_token: "U", item_id: "12", fragments: null },
    [
      ["wishlist_token", "T"],
      ["destination_wishlist_token", "U"],
      ["item_id", "12"],
      ["fragments", ""],
    ],
  ],
  [
    "do-title",
    "save_title",
    { wishlist_id: "T", title: "Birthday", fragments: null },
    [
      ["wishlist_id", "T"],
      ["title", "Birthday"],
      ["fragments", ""],
    ],
  ],
  [
    "do-privacy",
    "save_privacy",
    { wishlist_id: "3", privacy: "2", fragments: null },
    [
      ["wishlist_id", "3"],
      ["privacy", "2"],
      ["fragments", ""],
    ],
  ],
  [
    "do-quantity",
    "update_item_quantity",
    { product_id: "12", wishlist_token: "T", quantity: 4 },
    [
      ["product_id", "12"],
      ["wishlist_token", "T"],
      ["quantity", "4"],
    ],
  ],
  [
    "do-sort",
    "sort_wishlist_items",
    { positions: ["13", "12"], wishlist_token: "T", page: "1", per_page: "5" },
    [
      ["positions[]", "13"],
      ["positions[]", "12"],
      ["wishlist_token", "T"],
      ["page", "1"],
      ["per_page", "5"],
    ],
  ],
  ["do-load", "load_fragments", { fragments: blocks }, blockFields],
  ["do-mobile", "load_mobile", { is_mobile: "yes", fragments: blocks }, [["is_mobile", "yes"], ...blockFields]],
  ["do-estimate", "ask_an_estimate", { reply_email: "a@b.c" }, [["reply_email", "a@b.c"]]],
  [
    "do-reload",
    "reload_wishlist_and_adding_elem",
    { pagination: "no", add_to_wishlist: "16" },
    [
      ["pagination", "no"],
      ["add_to_wishlist", "16"],
    ],
  ],
];

it.each(sent13)("%s is sent with the page's action and nonce, and the context", async (action, call, fields, wire) => {
  openWithSettings();
  const sent = answer({ result: true, fragments: { x: "<p></p>" } });
  await askWishlist<WishlistCall>(call, fields as never);
  expect([...(sent[0] ?? [])]).toEqual([
    ["action", action],
    ["nonce", `nonce-of-${action}`],
    ["context", "frontend"],
    ...wire,
  ]);
});

const deleteItem = () => askWishlist("delete_item", { item_id: "41" });

it.each([
  [{ result: "true", message: false, fragments: [] }, "true", ""],
  [{ result: "exists", message: "Already here", fragments: [] }, "exists", "Already here"],
  [{ result: "error", message: "No such product" }, "refused", "No such product"],
  [{ result: true, fragments: {} }, "true", ""],
  [{ result: "1", template: "<p></p>" }, "true", ""],
  [{ fragments: { a: "<p></p>" } }, "true", ""],
  [{ result: false, message: "No", fragments: { a: "<p></p>" } }, "refused", "No"],
  [{ message: "No" }, "refused", "No"],
])("reads %j as “%s”", async (body, result, message) => {
  openWithSettings();
  answer(body);
  const read = await deleteItem();
  expect([read.result, read.message]).toEqual([result, message]);
});

it.each([
  [blocks, [], "refused", 1],
  // Without a request for blocks none can come.
  [null, [], "true", 0],
  [blocks, { a: "<p></p>" }, "true", 0],
])(
  "asked for %j, the answer %j is “%s”, and a nonce is looked for %i times",
  async (asked, fragments, result, looks) => {
    openWithSettings();
    const page = vi.fn(() => HttpResponse.html(""));
    server.use(http.get("*", page));
    const sent = answer({ fragments });
    const read = await askWishlist("save_privacy", { wishlist_id: "3", privacy: "2", fragments: asked });
    expect([read.result, sent.length]).toEqual([result, 1]);
    expect(page).toHaveBeenCalledTimes(looks);
  },
);

it.each([
  ["a block for which a plugin has nothing to print", { a: "<p></p>", b: null }, { a: "<p></p>" }],
  ["false in the place of blocks", false, {}],
])("takes a change for done whose answer carries %s", async (_what, fragments, shown) => {
  openWithSettings();
  answer({ result: "true", fragments });
  const read = await deleteItem();
  expect([read.result, read.fragments]).toEqual(["true", shown]);
});

it("reads lists that PHP prints as a map, as it does when one has been taken out", async () => {
  openWithSettings();
  answer({ result: "true", user_wishlists: { 0: { id: 1, wishlist_name: "A" }, 2: { id: "3", wishlist_name: "C" } } });
  const { lists } = await deleteItem();
  expect(lists?.map(({ id, name }) => [id, name])).toEqual([
    [1, "A"],
    [3, "C"],
  ]);
});

it("reads lists whose ids and flags are texts", async () => {
  openWithSettings();
  answer({
    result: "true",
    user_wishlists: [
      { id: "3", wishlist_name: "A", default: "1" },
      { id: "4", wishlist_name: "B", default: "" },
    ],
  });
  const { lists } = await deleteItem();
  expect(lists?.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [3, true],
    [4, false],
  ]);
});

it("leaves the address that adds to a list as the HTML that the shop prints", async () => {
  openWithSettings();
  answer({
    result: "true",
    user_wishlists: [{ id: 1, wishlist_name: "A", default: true, add_to_this_wishlist_url: "/?a=1&amp;b=2" }],
  });
  const { lists } = await deleteItem();
  expect(lists).toEqual([{ id: 1, name: "A", isDefault: true, addUrl: "/?a=1&amp;b=2" }]);
});
