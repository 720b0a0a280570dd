import { HttpResponse, http } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { server } from "#src/testing/server.ts";
import { answer } from "#src/testing/wishlist-calls.ts";
import { openWithSettings } from "#src/testing/wishlist-settings.ts";
import { askWishlist, forgetRenewedNonces, postWishlist } from "./wishlist.ts";

beforeEach(() => {
  forgetRenewedNonces();
});

/** Prints the page anew with another nonce for a list's title. */
const freshPage = (fresh: string) =>
  server.use(
    http.get("*", () =>
      HttpResponse.html(`<script>var yith_wcwl_l10n = {"nonce":{"save_title_nonce":"${fresh}"}};\n</script>`),
    ),
  );

const rename = (title: string) => askWishlist("save_title", { wishlist_id: "3", title });

it("renews a refused nonce from the page once, and keeps it for later calls", async () => {
  openWithSettings();
  freshPage("fresh");
  const sent = answer({ result: false }, { result: true, fragments: [] }, { result: true, fragments: [] });
  expect((await rename("A")).result).toBe("true");
  await rename("B");
  expect(sent.map((fields) => fields.get("nonce"))).toEqual(["nonce-of-do-title", "fresh", "fresh"]);
});

const WARNING = "<br />\n<b>Warning</b>: Undefined array key in <b>/plugin.php</b> on line <b>12</b><br />\n";

it.each([
  ["a warning of PHP's stands before the refusal", `${WARNING}{"result":false}`],
  ["a cache has written behind the refusal", '{"result":false}\n<!-- Cached -->'],
])("renews a refused nonce also where %s", async (_where, refusal) => {
  openWithSettings();
  freshPage("fresh");
  const sent = answer(refusal, { result: true, fragments: [] });
  expect((await rename("A")).result).toBe("true");
  expect(sent.map((fields) => fields.get("nonce"))).toEqual(["nonce-of-do-title", "fresh"]);
});

it("asks once only when the page still prints the same nonce: then the shop did not like the text", async () => {
  openWithSettings();
  freshPage("nonce-of-do-title");
  const sent = answer({ result: false });
  expect((await rename("A")).result).toBe("refused");
  expect(sent).toHaveLength(1);
});

it.each([
  ["the platform's -1", () => HttpResponse.text("-1")],
  ["the platform's -1 and a status", () => HttpResponse.text("-1", { status: 403 })],
  ["a page of a status alone", () => HttpResponse.html("<p>The link has expired.</p>", { status: 403 })],
])("renews a nonce that is refused by %s", async (_how, refusal) => {
  openWithSettings();
  freshPage("fresh");
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) =>
      (await request.text()).includes("nonce=fresh") ? HttpResponse.json({ result: true }) : refusal(),
    ),
  );
  expect((await rename("A")).result).toBe("true");
});

it.each([
  ["cannot be had", () => new HttpResponse("", { status: 500 })],
  ["prints no nonces any more", () => HttpResponse.html("<script>var yith_wcwl_l10n = {};</script>")],
])("keeps the shop's answer where the page %s", async (_what, page) => {
  openWithSettings();
  server.use(http.get("*", page));
  answer({ result: false });
  expect((await rename("A")).result).toBe("refused");
  expect((await rename("B")).result).toBe("refused");
});

it("asks the page for no nonce when the shop cannot be reached", async () => {
  openWithSettings();
  const pages = vi.fn(() => HttpResponse.html(""));
  server.use(
    http.get("*", pages),
    http.post("*", () => new HttpResponse("", { status: 500 })),
  );
  await expect(rename("A")).rejects.toMatchObject({ kind: "http", status: 500 });
  expect(pages).not.toHaveBeenCalled();
});

it.each([
  ["did not come", '{"fragments":[]}'],
  ["did not come, behind a warning of PHP's", `${WARNING}{"fragments":[]}`],
])("renews the nonce of a removal whose blocks %s", async (_how, refusal) => {
  openWithSettings();
  server.use(
    http.get("*", () =>
      HttpResponse.html('<script>var yith_wcwl_l10n = {"nonce":{"remove_from_wishlist_nonce":"fresh"}};\n</script>'),
    ),
  );
  const sent = answer(refusal, { fragments: { "a.b": "<p></p>" } });
  const { fragments } = await askWishlist("remove_from_wishlist", {
    remove_from_wishlist: 12,
    wishlist_id: "3",
    wishlist_token: "T",
    fragments: { "a.b": { item: "add_to_wishlist", product_id: 12, is_single: false } },
  });
  expect(Object.keys(fragments)).toEqual(["a.b"]);
  expect(sent).toHaveLength(2);
});

it("fails for a call that the shop's edition does not answer", async () => {
  openWithSettings({ actions: {} });
  await expect(rename("A")).rejects.toThrow(/^yith_wcwl_l10n has no action for "[a-z_]+"\. .*premium edition/);
});

it.each([
  ["refuses", { result: false }],
  ["refuses behind a warning of PHP's", `${WARNING}{"result":false}`],
  ["answers by a page, of a login perhaps", "<!DOCTYPE html><html><body>Log in</body></html>"],
])("fails for a call without an answer of its own that the shop %s", async (_how, body) => {
  openWithSettings();
  freshPage("nonce-of-do-title");
  answer(body);
  const change = { product_id: "12", wishlist_token: "T", quantity: 2 };
  await expect(postWishlist("update_item_quantity", change)).rejects.toThrow(/refused "update_item_quantity"/);
});
