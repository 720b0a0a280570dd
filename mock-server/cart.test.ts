import { expect, it } from "vitest";
import { addToCart, clampQuantity, removeFromCart, setQuantity, shortageOf, undoRemoval } from "./cart.ts";
import { cartItemKey } from "./cart-key.ts";
import { createDb } from "./db.ts";
import { createSession } from "./session.ts";
import { viewCart } from "./totals.ts";

const MUG = 101;
const SKILLET_THREE_LEFT = 105;
const TEAPOT_SOLD_OUT = 107;
const SOCKS = 121;
const TENT_ONE_EACH = 140;
const STOOL_ON_BACKORDER = 146;
const COURSE_ELSEWHERE = 180;

const newVisit = () => ({ db: createDb(), session: createSession("one") });

it("gives a line the key that a real shop gives the same product", () => {
  const plain = { variationId: 0, attributes: {}, data: {} };
  expect(cartItemKey({ productId: 12, ...plain })).toBe("c20ad4d76fe97759aa27a0c99bff6710");
});

it("adds the same product to its line and keeps the total", () => {
  const { db, session } = newVisit();
  addToCart(db, session, { productId: MUG, quantity: 1 });
  addToCart(db, session, { productId: MUG, quantity: 2 });
  const cart = viewCart(db, session);
  expect(cart.lines).toHaveLength(1);
  expect(cart.count).toBe(3);
  expect(cart.subtotal).toBe(4200);
});

it.each([
  [{ productId: 99_999, quantity: 1 }, "unknown-product"],
  [{ productId: TEAPOT_SOLD_OUT, quantity: 1 }, "out-of-stock"],
  [{ productId: SOCKS, quantity: 1 }, "needs-options"],
  [{ productId: SOCKS, quantity: 1, attributes: { pa_colour: "slate", pa_size: "small" } }, "no-such-variation"],
  [{ productId: SKILLET_THREE_LEFT, quantity: 4 }, "over-stock"],
  [{ productId: COURSE_ELSEWHERE, quantity: 1 }, "not-purchasable"],
])("refuses %o as %s", (request, reason) => {
  const { db, session } = newVisit();
  expect(addToCart(db, session, request)).toMatchObject({ isAdded: false, reason });
});

it("sells one tent to a customer, whatever quantity is wished", () => {
  const { db, session } = newVisit();
  addToCart(db, session, { productId: TENT_ONE_EACH, quantity: 5 });
  expect(viewCart(db, session).count).toBe(1);
  expect(addToCart(db, session, { productId: TENT_ONE_EACH, quantity: 1 })).toMatchObject({
    reason: "sold-individually",
  });
});

it("sells on backorder without a limit", () => {
  const { db, session } = newVisit();
  expect(addToCart(db, session, { productId: STOOL_ON_BACKORDER, quantity: 40 })).toMatchObject({ isAdded: true });
});

it("takes a variation's id as the product", () => {
  const { db, session } = newVisit();
  const variation = db.product(SOCKS)?.variations[0];
  addToCart(db, session, { productId: variation?.id ?? 0, quantity: 1 });
  expect(session.cart[0]).toMatchObject({ productId: SOCKS, variationId: variation?.id });
});

it("restores a removed line with key and quantity, at the end", () => {
  const { db, session } = newVisit();
  addToCart(db, session, { productId: MUG, quantity: 3 });
  addToCart(db, session, { productId: SKILLET_THREE_LEFT, quantity: 1 });
  const removed = removeFromCart(session, session.cart[0]?.key ?? "");
  undoRemoval(session, removed?.key ?? "");
  expect(session.cart.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [SKILLET_THREE_LEFT, 1],
    [MUG, 3],
  ]);
  expect(undoRemoval(session, removed?.key ?? "")).toBeNull();
});

it("restores a removed line over one that was added meanwhile, though it has sold out", () => {
  const { db, session } = newVisit();
  addToCart(db, session, { productId: SKILLET_THREE_LEFT, quantity: 3 });
  const key = removeFromCart(session, session.cart[0]?.key ?? "")?.key ?? "";
  addToCart(db, session, { productId: SKILLET_THREE_LEFT, quantity: 1 });
  session.stockLeft.set(SKILLET_THREE_LEFT, 0);
  undoRemoval(session, key);
  expect(session.cart.map(({ quantity }) => quantity)).toEqual([3]);
  expect(shortageOf(db, session)).toMatchObject({ left: 0 });
});

it("takes any quantity and says what is missing, lowers it for the page builder, and removes at zero", () => {
  const { db, session } = newVisit();
  addToCart(db, session, { productId: SKILLET_THREE_LEFT, quantity: 1 });
  const key = session.cart[0]?.key ?? "";
  expect(shortageOf(db, session)).toBeUndefined();
  expect(setQuantity(db, session, { key, quantity: 9 })).toBe("set");
  expect(shortageOf(db, session)).toMatchObject({ left: 3 });
  expect(clampQuantity(db, session, { key, quantity: 9 })).toBe(3);
  expect(setQuantity(db, session, { key, quantity: 2 })).toBe("set");
  expect(setQuantity(db, session, { key, quantity: 0 })).toBe("removed");
  expect(session.cart).toEqual([]);
});

it("changes the hash with the cart and drops it when empty", () => {
  const { db, session } = newVisit();
  expect(viewCart(db, session).hash).toBe("");
  addToCart(db, session, { productId: MUG, quantity: 1 });
  const before = viewCart(db, session).hash;
  setQuantity(db, session, { key: session.cart[0]?.key ?? "", quantity: 2 });
  expect(viewCart(db, session).hash).not.toBe(before);
});
