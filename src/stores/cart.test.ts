import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { hasRecordings, recording } from "#src/testing/recordings.ts";
import { UNKNOWN_CART } from "#src/unknown-state.ts";
import { $cart, $fragments, acceptFragments } from "./cart.ts";

const PANEL = "div.widget_shopping_cart_content";

const line = (key: string, quantity: string) =>
  `<li class="mini_cart_item"><a class="remove" data-cart_item_key="${key}" data-product_id="12" data-product_sku="mug">×</a>
   <a href="/mug/">Enamel mug</a><span class="quantity">${quantity} × $5</span></li>`;

const panel = (...lines: string[]) =>
  `<div class="widget_shopping_cart_content"><ul>${lines.join("")}</ul><p class="total"><span class="amount">$15</span></p></div>`;

beforeEach(() => {
  $cart.set(UNKNOWN_CART);
  $fragments.set({});
});

it("reads count, subtotal and lines out of the mini-cart that the shop rendered", () => {
  acceptFragments({ [PANEL]: panel(line("k1", "2"), line("k2", "1.5")) }, "abc");
  const mug = { productId: 12, sku: "mug", name: "Enamel mug" };
  expect($cart.get()).toEqual({
    isKnown: true,
    isPending: false,
    hash: "abc",
    count: 3.5,
    subtotal: "$15",
    lines: [
      { ...mug, key: "k1", quantity: 2 },
      { ...mug, key: "k2", quantity: 1.5 },
    ],
  });
});

it("knows an empty cart from a cart it has not heard of", () => {
  acceptFragments({ "a.cart-contents": "<a></a>" }, "");
  expect($cart.get()).toEqual(UNKNOWN_CART);
  acceptFragments({ [PANEL]: '<div class="widget_shopping_cart_content"><p>No products in the cart.</p></div>' }, "");
  expect($cart.get()).toEqual({ ...UNKNOWN_CART, isKnown: true });
});

it("knows an empty cart by its hash where the theme prints nothing for it", () => {
  acceptFragments({ [PANEL]: panel(line("k1", "2")) }, "abc");
  acceptFragments({ [PANEL]: '<div class="widget_shopping_cart_content"></div>' }, "");
  expect($cart.get()).toEqual({ ...UNKNOWN_CART, isKnown: true });
});

it("keeps a full cart where a script tells of its placeholder alone, without a hash", () => {
  acceptFragments({ [PANEL]: panel(line("k1", "2")) }, "abc");
  const cookie = vi.spyOn(document, "cookie", "get").mockReturnValue("woocommerce_items_in_cart=1");
  onTestFinished(() => cookie.mockRestore());
  acceptFragments({ [PANEL]: '<div class="widget_shopping_cart_content"></div>' }, "");
  expect($cart.get().count).toBe(2);
});

it("keeps what it knows when an answer shows no mini-cart", () => {
  acceptFragments({ [PANEL]: panel(line("k1", "2")) }, "abc");
  acceptFragments({ "a.cart-contents": "<a>2</a>" }, "def");
  expect($cart.get()).toMatchObject({ isKnown: true, hash: "def", count: 2 });
  expect($fragments.get()).toEqual({ "a.cart-contents": "<a>2</a>" });
});

it.skipIf(!hasRecordings)("reads the recorded shop's answers", () => {
  const answer = (name: string) => recording(`cart/${name}`).response.json;
  const two = answer("get_refreshed_fragments-two-items");
  acceptFragments(two.fragments, two.cart_hash);
  expect($cart.get()).toMatchObject({
    isKnown: true,
    hash: two.cart_hash,
    count: 2,
    subtotal: "$31.50",
    lines: [
      { key: "c20ad4d76fe97759aa27a0c99bff6710", productId: 12, sku: "woo-beanie", name: "Beanie", quantity: 1 },
      { key: "9bf31c7ff062936a96d3c8bd1f8f2ff3", productId: 15, sku: "woo-polo", name: "Polo", quantity: 1 },
    ],
  });
  const empty = answer("get_refreshed_fragments-empty");
  acceptFragments(empty.fragments, empty.cart_hash);
  expect($cart.get()).toMatchObject({ isKnown: true, hash: "", count: 0, subtotal: "", lines: [] });
});
