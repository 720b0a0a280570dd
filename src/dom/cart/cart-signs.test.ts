import Cookies from "js-cookie";
import { afterEach, expect, it } from "vitest";
import { hasCartCookie, isCartShownByServer } from "./cart-signs.ts";

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

it.each([
  ["woocommerce-cart woocommerce-page", "", true],
  ["woocommerce-checkout", '<div class="widget_shopping_cart_content"><p>1 item</p></div>', true],
  ["woocommerce-cart", '<div class="widget_shopping_cart_content"></div>', false],
  ["archive woocommerce-shop", "", false],
])("on a page of the classes %j with %j the server shows the cart: %j", (classes, html, isShown) => {
  document.body.className = classes;
  document.body.innerHTML = html;
  expect(isCartShownByServer()).toBe(isShown);
  document.body.removeAttribute("class");
});
