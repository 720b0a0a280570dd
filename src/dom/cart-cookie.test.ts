import Cookies from "js-cookie";
import { afterEach, expect, it } from "vitest";
import { hasCartCookie } from "./cart-cookie.ts";

const names = ["woocommerce_items_in_cart", "woocommerce_cart_hash", "my_woocommerce_cart_hash", "before", "after"];

afterEach(() => {
  for (const name of names) Cookies.remove(name);
});

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ woocommerce_items_in_cart: "1" }, true],
  [{ woocommerce_cart_hash: "e845" }, true],
  [{ before: "x", woocommerce_cart_hash: "e845", after: "y" }, true],
  [{ woocommerce_cart_hash: "" }, false],
  [{ my_woocommerce_cart_hash: "e845" }, false],
  [{ before: "woocommerce_cart_hash=e845" }, false],
])("with the cookies %j a cart is there: %j", (cookies, hasCart) => {
  for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value);
  expect(hasCartCookie()).toBe(hasCart);
});
