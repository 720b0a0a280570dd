import type { CartLineView } from "#mock/model.ts";
import { type Html, html, nothing } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { lineProduct } from "#theme/tracking/product-tracking.ts";
import { productImage } from "./picture.ts";
import { amount, offerPrice } from "./price.ts";
import { quantityField } from "./quantity.ts";

/** The part of a page's context that the cart's fragments need, also for requests that print no page. */
export type CartScene = Pick<PageContext, "origin" | "cart" | "cards" | "nonce" | "t" | "flags">;

export const removeHref = ({ origin, nonce }: CartScene, key: string): string =>
  `${origin}/cart/?remove_item=${key}&_wpnonce=${nonce("woocommerce-cart")}`;

export const lineOptions = ({ options }: CartLineView): Html =>
  options.length === 0
    ? nothing
    : html`<dl class="variation">${options.map(({ label, value }) => html`<dt class="variation-${label}">${label}:</dt><dd class="variation-${label}"><p>${value}</p></dd>`)}</dl>`;

export const lineQuantityField = ({ line, product, offer }: CartLineView): Html =>
  quantityField({
    productName: product.name,
    name: `cart[${line.key}][qty]`,
    value: line.quantity,
    ...(product.isSoldIndividually
      ? { min: 1, max: 1, step: 1 }
      : { min: 0, max: offer.maxQuantity ?? product.quantity.max, step: product.quantity.step }),
  });

const item = (scene: CartScene, view: CartLineView): Html => {
  const { line, product } = view;
  const permalink = `${scene.origin}/product/${product.slug}/`;
  return html`<li class="bde-mini-cart-item woocommerce-mini-cart-item mini_cart_item">
	<a role="button" href="${removeHref(scene, line.key)}" class="remove remove_from_cart_button" aria-label="Remove ${product.name} from cart" data-product_id="${product.id}" data-cart_item_key="${line.key}" data-product_sku="${view.sku}" data-success_message="“${product.name}” has been removed from your cart"${lineProduct(scene, view)}>&times;</a>
	<a class="bde-mini-cart-item-thumbnail" href="${permalink}" tabindex="-1" aria-hidden="true">${productImage(view.picture)}</a>
	<a class="bde-mini-cart-item-title product-title" href="${permalink}">${product.name}</a>
	${lineOptions(view)}
	<div class="bde-mini-cart-quantity">${lineQuantityField(view)}<span class="bde-mini-cart-item-subtotal">${amount(view.subtotal)}</span></div>
	<span class="quantity bde-mini-cart-quantity-simple">${line.quantity} &times; ${offerPrice(view.offer)}</span>
</li>`;
};

const filled = (scene: CartScene): Html => html`
	<ul class="woocommerce-mini-cart cart_list product_list_widget ">${scene.cart.lines.map((view) => item(scene, view))}</ul>
	<footer class="bde-mini-cart-offcanvas-footer" role="none">
	<p class="woocommerce-mini-cart__total total bde-mini-cart-offcanvas-footer__total"><strong>${scene.t("Subtotal:")}</strong> ${amount(scene.cart.subtotal)}</p>
	<p class="woocommerce-mini-cart__buttons buttons bde-mini-cart-offcanvas-footer__buttons"><a href="${scene.origin}/cart/" class="button wc-forward">${scene.t("View cart")}</a><a href="${scene.origin}/checkout/" class="button checkout wc-forward">${scene.t("Checkout")}</a></p>
	</footer>`;

export const miniCartContent = (scene: CartScene): Html =>
  html`<div class="widget_shopping_cart_content">
${
  scene.cart.lines.length > 0
    ? filled(scene)
    : html`<p class="woocommerce-mini-cart__empty-message">${scene.t("No products in the cart.")}</p>`
}
</div>`;

export const toggleSubtotal = ({ cart }: CartScene): Html =>
  html`<span class="bde-mini-cart-toggle__subtotal" data-count="${cart.count}">${amount(cart.subtotal)}</span>`;

export const toggleCounter = ({ cart }: CartScene): Html =>
  html`<span class="bde-mini-cart-toggle__counter" data-count="${cart.count}">${cart.count}</span>`;

export const miniCart = (context: PageContext, index: number): Html => {
  const { flags, origin, t } = context;
  return html`<div class="bde-mini-cart bde-mini-cart-12-${index} breakdance-woocommerce">
	<a class="bde-mini-cart-toggle" href="${origin}/cart/">${toggleSubtotal(context)}<span class="bde-mini-cart-toggle__icon"><span class="screen-reader-text">${t("View cart")}</span></span>${toggleCounter(context)}</a>
	<div class="bde-mini-cart-offcanvas bde-mini-cart-offcanvas--${flags.style} bde-mini-cart-offcanvas--primary-checkout bde-mini-cart-offcanvas--right">
		<div class="bde-mini-cart-offcanvas-body">
			<div class="bde-mini-cart-offcanvas-topbar"><p class="bde-mini-cart-offcanvas-title bde-h6">${t("Your cart")}</p><button class="bde-mini-cart-offcanvas__close-button"></button></div>
			${miniCartContent(context)}
			<a class="bde-mini-cart-continue-link" href="${origin}/shop/">${t("Continue shopping")}</a>
		</div>
		<span class="bde-mini-cart-offcanvas-overlay"></span>
	</div>
</div>`;
};
