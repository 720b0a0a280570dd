import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { settings, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { addToCart, fetchFragments, removeFromCart, restoreItem, updateQuantity } from "./cart.ts";

const KEY = "c20ad4d76fe97759aa27a0c99bff6710";
const PANEL = "div.widget_shopping_cart_content";

interface Seen {
  method: string;
  url: string;
  body: string;
}

/** A shop that answers every request alike and remembers what it was asked. */
const shop = (respond: () => Response, pageSettings: object = settings): Seen[] => {
  showPage("", pageSettings);
  const requests: Seen[] = [];
  server.use(
    http.all("https://shop.example/*", async ({ request }) => {
      requests.push({ method: request.method, url: request.url, body: await request.text() });
      return respond();
    }),
  );
  return requests;
};

const json = (value: object) => () => HttpResponse.json(value);
const fields = (seen: Seen | undefined) => Object.fromEntries(new URLSearchParams(seen?.body));

it("adds what the button says, and reads fragments and hash", async () => {
  const requests = shop(json({ fragments: { [PANEL]: "<div></div>" }, cart_hash: "e845" }));
  expect(await addToCart({ product_id: "12", quantity: 2, gift: null })).toEqual({
    isRefused: false,
    fragments: { [PANEL]: "<div></div>" },
    cartHash: "e845",
  });
  expect(requests[0]?.url).toBe("https://shop.example/?wc-ajax=add_to_cart");
  expect(fields(requests[0])).toEqual({ product_id: "12", quantity: "2", gift: "" });
});

it.each([
  [
    "a refusal with the product's page",
    { error: true, product_url: "https://shop.example/product/polo/" },
    { isRefused: true, refusedUrl: "https://shop.example/product/polo/", cartHash: "" },
  ],
  ["a refusal without an address", { error: true, product_url: "" }, { isRefused: true, cartHash: "" }],
  ["a refusal with fragments", { error: true, fragments: {} }, { isRefused: true, fragments: {}, cartHash: "" }],
  ["a refusal whose address is null", { error: "no", product_url: null }, { isRefused: true, cartHash: "" }],
  ["a refusal whose address is false", { error: true, product_url: false }, { isRefused: true, cartHash: "" }],
  [
    "an address without an error",
    { product_url: "https://shop.example/x/", cart_hash: "a" },
    { isRefused: false, cartHash: "a" },
  ],
  [
    "an empty list as the empty map that PHP means",
    { fragments: [], cart_hash: "" },
    { isRefused: false, fragments: {}, cartHash: "" },
  ],
  ["no fragments", { cart_hash: "a" }, { isRefused: false, cartHash: "a" }],
  ["null for both", { fragments: null, cart_hash: null }, { isRefused: true, cartHash: "" }],
  ["a hash that a filter has switched off", { cart_hash: false }, { isRefused: true, cartHash: "" }],
  ["a hash of digits alone as its text", { cart_hash: 42 }, { isRefused: false, cartHash: "42" }],
  ["a hash that is none as no hash", { cart_hash: { md5: "x" } }, { isRefused: true, cartHash: "" }],
  [
    "fields of plugins beside its own",
    { fragments: { [PANEL]: "" }, cart_hash: "a", drawer: { open: 1 } },
    { isRefused: false, fragments: { [PANEL]: "" }, cartHash: "a" },
  ],
  [
    "what plugins put among the fragments for their own listeners",
    { fragments: { [PANEL]: "", cart_count: 2, drawer: { open: true } }, cart_hash: "a" },
    { isRefused: false, fragments: { [PANEL]: "", cart_count: 2, drawer: { open: true } }, cartHash: "a" },
  ],
])("reads %s", async (_case, answer, expected) => {
  shop(json(answer));
  expect(await addToCart({ product_id: 12 })).toEqual(expected);
});

it("takes fragments that are one text for a broken answer", async () => {
  shop(json({ fragments: "<div></div>" }));
  await expect(addToCart({ product_id: 12 })).rejects.toMatchObject({ name: "PlatformError", kind: "shape" });
});

it("removes a line by its key alone; the shop's {success: false} is a refusal", async () => {
  const requests = shop(json({ success: false }));
  expect(await removeFromCart(KEY)).toEqual({ isRefused: true, cartHash: "" });
  expect(requests[0]).toMatchObject({
    url: "https://shop.example/?wc-ajax=remove_from_cart",
    body: `cart_item_key=${KEY}`,
  });
});

it("asks for fragments with the time of the script's start, the same each time", async () => {
  const requests = shop(json({ fragments: {}, cart_hash: "" }));
  await fetchFragments();
  await fetchFragments();
  expect(requests[0]?.body).toMatch(/^time=\d{13}$/);
  expect(requests[1]?.body).toBe(requests[0]?.body);
});

it("sets a quantity by the page builder's action where the page has the builder", async () => {
  const requests = shop(json({}), { ...settings, BreakdanceFrontend: { data: { ajaxUrl: "/builder.php" } } });
  await updateQuantity(KEY, 1.5, "unused");
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe("https://shop.example/builder.php");
  for (const field of [
    /name="action"\s+breakdance_cart_update_qty/,
    new RegExp(`name="hash"\\s+${KEY}`),
    /name="quantity"\s+1\.5/,
  ])
    expect(requests[0]?.body).toMatch(field);
});

it.each([
  ["a login page", () => HttpResponse.html("<title>Log in</title>")],
  ["a refusal", () => HttpResponse.json({ success: false })],
  ["an answer without a body", () => new HttpResponse("")],
])("does not take %s for a quantity that was set", async (_case, respond) => {
  shop(respond, { ...settings, BreakdanceFrontend: { data: { ajaxUrl: "/builder.php" } } });
  await expect(updateQuantity(KEY, 2, "")).rejects.toMatchObject({ name: "PlatformError" });
});

it("sets a quantity by the cart page's own form where the page has no builder", async () => {
  const requests = shop(() => HttpResponse.html("<p>cart</p>"));
  await updateQuantity(KEY, 0, "4f0db09316");
  expect(requests[0]).toMatchObject({ method: "POST", url: "https://shop.example/cart/" });
  expect(fields(requests[0])).toEqual({
    [`cart[${KEY}][qty]`]: "0",
    update_cart: "Update cart",
    "woocommerce-cart-nonce": "4f0db09316",
  });
});

it.each([
  ["https://shop.example/cart/?remove_item=k1&_wpnonce=n1", "https://shop.example/cart/?_wpnonce=n1&undo_item=k1"],
  ["/cart/?lang=de&remove_item=k1&_wpnonce=n1", "https://shop.example/cart/?lang=de&_wpnonce=n1&undo_item=k1"],
  ["?remove_item=k1", "https://shop.example/shop/?undo_item=k1"],
])("makes of the address %s the one that puts the line back", async (removeHref, undo) => {
  const requests = shop(() => HttpResponse.html(""));
  await restoreItem(removeHref);
  expect(requests).toEqual([{ method: "GET", url: undo, body: "" }]);
});

/** A cart page whose nonce has been renewed; the shop ignores requests with the old one. */
const shopWithFreshNonce = () =>
  shop(() =>
    HttpResponse.html(
      '<input type="hidden" id="woocommerce-cart-nonce" name="woocommerce-cart-nonce" value="fresh" />',
    ),
  );

it("sets a quantity with the nonce that the answer has where the one at hand is too old", async () => {
  const requests = shopWithFreshNonce();
  await updateQuantity(KEY, 2, "old");
  expect(requests.map((seen) => fields(seen)["woocommerce-cart-nonce"])).toEqual(["old", "fresh"]);
  await updateQuantity(KEY, 3, "fresh");
  expect(requests).toHaveLength(3);
});

it("puts a line back with the nonce that the answer has where the link's is too old", async () => {
  const requests = shopWithFreshNonce();
  await restoreItem("/cart/?remove_item=k1&_wpnonce=old");
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    "?_wpnonce=old&undo_item=k1",
    "?_wpnonce=fresh&undo_item=k1",
  ]);
});
