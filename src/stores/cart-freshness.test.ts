import { expect, it } from "vitest";
import { freshFragments, parseFragments, type StoredCart, type Visitor } from "./cart-freshness.ts";

const NOW = 1_800_000_000_000;
const FRAGMENTS = { "div.widget_shopping_cart_content": "<div>2 items</div>" };

const stored = (parts: Partial<StoredCart> = {}): StoredCart => ({
  fragments: JSON.stringify(FRAGMENTS),
  hash: "abc",
  createdAt: String(NOW),
  context: "en|$|guest",
  ...parts,
});

const visitor = (parts: Partial<Visitor> = {}): Visitor => ({
  cookieHash: "abc",
  context: "en|$|guest",
  ...parts,
});

it.each([
  ["just stored", 0, 86_400_000],
  ["an hour ago", 3_600_000, 82_800_000],
  ["a day ago to the millisecond", 86_400_000, 0],
])("paints the same cart that was stored %s", (_when, age, expiresInMs) => {
  const fresh = freshFragments(stored({ createdAt: String(NOW - age) }), visitor(), NOW);
  expect(fresh).toEqual({ fragments: FRAGMENTS, expiresInMs });
});

it.each([
  ["a day and a millisecond ago", "Fragment expired", stored({ createdAt: String(NOW - 86_400_001) })],
  ["at no readable time", "Fragment expired", stored({ createdAt: "yesterday" })],
  ["without a time, with a hash", "No cart_created", stored({ createdAt: "" })],
  ["as another cart", "No fragment", stored({ hash: "other" })],
  ["without a hash", "No fragment", stored({ hash: "", createdAt: "" })],
  ["as nothing", "No fragment", stored({ fragments: "" })],
  ["as broken JSON", "No fragment", stored({ fragments: '{"div.widget' })],
  ["without a mini-cart", "No fragment", stored({ fragments: '{"a.cart-contents":"<a></a>"}' })],
  ["with an empty mini-cart", "No fragment", stored({ fragments: '{"div.widget_shopping_cart_content":""}' })],
  ["as a list", "No fragment", stored({ fragments: "[]" })],
])("paints nothing when the fragments were stored %s (%s)", (_how, _reason, cart) => {
  expect(freshFragments(cart, visitor(), NOW)).toBeUndefined();
});

it("paints an empty cart from storage too: both hashes are empty", () => {
  const cart = stored({ hash: "", createdAt: "" });
  expect(freshFragments(cart, visitor({ cookieHash: "" }), NOW)).toEqual({
    fragments: FRAGMENTS,
    expiresInMs: 86_400_000,
  });
});

it.each([
  ["nothing is stored", stored({ fragments: "", hash: "", createdAt: "" })],
  ["another visitor's cart is stored", stored()],
  ["an expired cart is stored", stored({ createdAt: "1" })],
  ["an empty cart was stored a day and a millisecond ago", stored({ hash: "", createdAt: String(NOW - 86_400_001) })],
])("paints nothing for a visitor without a cart when %s", (_case, cart) => {
  expect(freshFragments(cart, visitor({ cookieHash: "" }), NOW)).toBeUndefined();
});

it.each([
  ["language", "de|$|guest"],
  ["currency", "en|€|guest"],
  ["login", "en|$|user"],
])("never paints fragments of another %s", (_part, context) => {
  expect(freshFragments(stored({ context }), visitor(), NOW)).toBeUndefined();
  expect(freshFragments(stored(), visitor({ context }), NOW)).toBeUndefined();
});

it.each([
  ["a page without prices knows no currency", "en||guest", "en|$|guest"],
  ["the stored page had no prices", "en|$|guest", "en||guest"],
  ["another script stored them and said nothing", "en|$|guest", ""],
])("paints when %s", (_case, current, known) => {
  expect(freshFragments(stored({ context: known }), visitor({ context: current }), NOW)).toBeDefined();
});

it.each(["", "null", "5", '"text"', "{", "[]", "{}"])("finds no fragments in %j", (json) => {
  expect(parseFragments(json)).toBeUndefined();
});
