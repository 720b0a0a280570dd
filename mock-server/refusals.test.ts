import { expect, it } from "vitest";
import { type BrowserVisit, startBrowserVisit } from "./browser-visit.ts";

/** What the platform's own code refuses; no recording has these. */

const nonceIn = (page: string, name: string): string => new RegExp(`"${name}":"(\\w+)"`).exec(page)?.[1] ?? "";

const ajax = (visit: BrowserVisit, fields: Record<string, string>) =>
  visit.post("/wp-admin/admin-ajax.php", new URLSearchParams(fields).toString());

it.each([
  ["get_variation", "", ""],
  ["get_variation", "product_id=99999", ""],
  ["get_variation", "product_id=121", "false"],
  ["apply_coupon", "coupon_code=welcome10", "-1"],
  ["remove_coupon", "coupon=welcome10&security=bad", "-1"],
  ["update_shipping_method", "security=bad", "-1"],
  ["no_such_endpoint", "", ""],
])("answers ?wc-ajax=%s (%s) with %o", async (endpoint, body, expected) => {
  const answer = await startBrowserVisit().post(`/?wc-ajax=${endpoint}`, body);
  expect(answer.status).toBe(expected === "-1" ? 403 : 200);
  expect(await answer.text()).toBe(expected);
});

it("replaces the whole checkout by one notice once the cart is empty", async () => {
  const visit = startBrowserVisit();
  await visit.get("/?add-to-cart=101");
  const security = nonceIn(await (await visit.get("/checkout/")).text(), "update_order_review_nonce");
  await visit.post("/?wc-ajax=remove_from_cart", "cart_item_key=38b3eff8baf56627478ec76a704e9b52");
  const answer = await visit.post("/?wc-ajax=update_order_review", `security=${security}`);
  const body: unknown = await answer.json();
  expect(body).toEqual({ fragments: { "form.woocommerce-checkout": expect.stringContaining("session has expired") } });
});

it.each([
  ["another visitor's", "1", '{"fragments":[]}'],
  ["a removed", "41", '{"result":false}'],
  ["no", "", '{"result":false}'],
])("deletes %s wishlist record (%o): %s", async (_whose, item_id, expected) => {
  const visit = startBrowserVisit();
  const nonce = nonceIn(await (await visit.get("/shop/")).text(), "delete_item_nonce");
  expect(await (await ajax(visit, { action: "delete_item", nonce, item_id })).text()).toBe(expected);
});

it.each([
  ["no", {}, 401, "rest_cannot_edit"],
  ["a bad", { "x-wp-nonce": "bad" }, 403, "rest_cookie_invalid_nonce"],
])("changes no user with %s nonce", async (_which, headers, status, code) => {
  const answer = await startBrowserVisit().post("/wp-json/wp/v2/users/1", "", headers);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
});

it("removes a saved card once, only with a good nonce, and prints the others from then on", async () => {
  const visit = startBrowserVisit();
  await visit.post("/__mock/api/scenario", JSON.stringify({ name: "saved-cards" }), {
    "content-type": "application/json",
    accept: "application/json",
  });
  const page = await (await visit.get("/checkout/")).text();
  const [, nonce = ""] = /data-nonce="(\w+)"/.exec(page) ?? [];
  const remove = async (_wpnonce: string) => {
    const fields = new URLSearchParams({ savedInstrumentToken: "MC-5100", _wpnonce });
    const answer = await visit.post("/wp-json/paynow/instrument-remove/", fields.toString());
    return [answer.status, await answer.json()];
  };
  expect(await remove("bad")).toEqual([403, expect.objectContaining({ code: "rest_cookie_invalid_nonce" })]);
  expect(await remove(nonce)).toEqual([200, { success: true }]);
  expect(await remove(nonce)).toEqual([200, { success: false }]);
  const after = await (await visit.get("/checkout/")).text();
  expect(after).not.toContain("wrapper-MC-5100");
  expect(after).toContain("wrapper-7100412");
});
