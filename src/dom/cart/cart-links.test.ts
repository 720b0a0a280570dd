import { afterEach, expect, it } from "vitest";
import { cartNonce, detachedButton } from "./cart-links.ts";

afterEach(() => document.body.replaceChildren());

it("stands for a product as a button of the platform does, with what was sent for it", () => {
  const button = detachedButton({ product_id: 12, quantity: "2", options: { size: "s" } });
  expect(button.className).toBe("button add_to_cart_button");
  expect({ ...button.dataset }).toEqual({ product_id: "12", quantity: "2" });
});

it.each([
  [
    "the form",
    '<input name="woocommerce-cart-nonce" value="f1"><a href="/cart/?remove_item=k&_wpnonce=l1">×</a>',
    "f1",
  ],
  ["a remove link where there is no form", '<a href="/cart/?remove_item=k&_wpnonce=l1">×</a>', "l1"],
  ["nowhere", '<a href="/cart/?remove_item=k">×</a>', ""],
  ["nowhere without a cart", "", ""],
])("finds the cart's nonce in %s", (_where, html, nonce) => {
  document.body.innerHTML = html;
  expect(cartNonce()).toBe(nonce);
});
