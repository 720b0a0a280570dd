import { type Html, html } from "#theme/html.ts";
import { type CartScene, miniCartContent, toggleCounter, toggleSubtotal } from "./mini-cart.ts";
import { plainAmount } from "./price.ts";

export const cartContents = ({ origin, cart }: CartScene): Html =>
  html`<a class="cart-contents" href="${origin}/cart/" title="View your shopping cart">${plainAmount(cart.subtotal)} <span class="count">${cart.count} ${cart.count === 1 ? "item" : "items"}</span></a>`;

export const footerCartContents = ({ origin, cart, t }: CartScene): Html =>
  html`<a class="footer-cart-contents" href="${origin}/cart/">${t("Cart")} <span class="count">${cart.count}</span></a>`;

/** HTML by selector, as the answers to add, remove and refresh carry it. */
export const cartFragments = (scene: CartScene): Record<string, string> => ({
  "div.widget_shopping_cart_content": miniCartContent(scene).html,
  "a.cart-contents": cartContents(scene).html,
  "a.footer-cart-contents": footerCartContents(scene).html,
  ".bde-mini-cart-toggle__subtotal": toggleSubtotal(scene).html,
  ".bde-mini-cart-toggle__counter": toggleCounter(scene).html,
});
