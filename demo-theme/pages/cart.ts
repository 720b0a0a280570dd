import { FREE_BY_RULE, linePrice } from "#mock/discounts.ts";
import type { CartLineView, ProductView } from "#mock/model.ts";
import { discountedPrice, freeProductSwap } from "#theme/discounts/prices.ts";
import { type Html, html } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { cartTotals } from "#theme/partials/cart-totals.ts";
import { lineOptions, lineQuantityField, removeHref } from "#theme/partials/mini-cart.ts";
import { noticesWrapper } from "#theme/partials/notices.ts";
import { productImage } from "#theme/partials/picture.ts";
import { amount, offerPrice } from "#theme/partials/price.ts";
import { productGrid } from "#theme/partials/product-card.ts";
import { lineProduct } from "#theme/tracking/product-tracking.ts";

/** Like the discount plugin, strikes out the price before its rules. */
const unitPrice = ({ line, product, offer }: CartLineView): Html => {
  const price = linePrice(line, product, offer.price);
  if (price === offer.price) return offerPrice(offer);
  return html`<div class="awdr_cart_strikeout_line">${discountedPrice(offer.price, price)}</div>`;
};

const swapOf = ({ line, product }: CartLineView): Html | false => {
  const rule = line.data[FREE_BY_RULE];
  if (!rule) return false;
  const choices = product.variations.map(({ id, attributes }) => ({ id, label: Object.values(attributes).join(", ") }));
  return freeProductSwap(rule, product.id, choices);
};

const row = (context: PageContext, view: CartLineView): Html => {
  const { line, product, offer } = view;
  const { t, origin } = context;
  const permalink = `${origin}/product/${product.slug}/`;
  return html`<tr class="woocommerce-cart-form__cart-item cart_item">
	<td class="product-remove"><a role="button" href="${removeHref(context, line.key)}" class="remove" aria-label="Remove ${product.name} from cart" data-product_id="${product.id}" data-product_sku="${view.sku}"${lineProduct(context, view)}>&times;</a></td>
	<td class="product-thumbnail"><a href="${permalink}" tabindex="-1" aria-hidden="true">${productImage(view.picture)}</a></td>
	<td role="rowheader" class="product-name" data-title="${t("Product")}"><a href="${permalink}">${product.name}</a>${lineOptions(view)}${swapOf(view)}${offer.isOnBackorder && html`<p class="backorder_notification">Available on backorder</p>`}</td>
	<td class="product-price" data-title="${t("Price")}">${unitPrice(view)}</td>
	<td class="product-quantity" data-title="${t("Quantity")}">${lineQuantityField(view)}</td>
	<td class="product-subtotal" data-title="${t("Subtotal")}">${amount(view.subtotal)}</td>
</tr>`;
};

const actions = ({ t, nonce }: PageContext): Html => html`<tr><td colspan="6" class="actions">
	<div class="coupon"><label for="coupon_code" class="screen-reader-text">Coupon:</label> <input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="${t("Coupon code")}" /> <button type="submit" class="button" name="apply_coupon" value="Apply coupon">${t("Apply coupon")}</button></div>
	<button type="submit" class="button" name="update_cart" value="Update cart">${t("Update cart")}</button>
	<input type="hidden" id="woocommerce-cart-nonce" name="woocommerce-cart-nonce" value="${nonce("woocommerce-cart")}" /><input type="hidden" name="_wp_http_referer" value="/cart/" />
</td></tr>`;

const cartForm = (
  context: PageContext,
): Html => html`<form class="woocommerce-cart-form" action="${context.origin}/cart/" method="post">
<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
	<thead><tr>
		<th class="product-remove"><span class="screen-reader-text">Remove item</span></th>
		<th class="product-thumbnail"><span class="screen-reader-text">Thumbnail image</span></th>
		<th scope="col" class="product-name">${context.t("Product")}</th>
		<th scope="col" class="product-price">${context.t("Price")}</th>
		<th scope="col" class="product-quantity">${context.t("Quantity")}</th>
		<th scope="col" class="product-subtotal">${context.t("Subtotal")}</th>
	</tr></thead>
	<tbody>${context.cart.lines.map((view) => row(context, view))}${actions(context)}</tbody>
</table>
</form>`;

const emptyCart = (
  context: PageContext,
  picks: readonly ProductView[],
): Html => html`${noticesWrapper(context.notices)}<div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info" role="status">Your cart is currently empty.</div></div>
<p class="return-to-shop"><a class="button wc-backward" href="${context.origin}/shop/">Return to shop</a></p>
<section class="cart-picks"><h2>Good places to start</h2>${productGrid(context, picks, 4)}</section>`;

export const cartPage = (context: PageContext, picks: readonly ProductView[]): Page => ({
  title: "Cart",
  bodyClass: "wp-singular page-template-default page page-id-6 woocommerce-cart woocommerce-page",
  main: html`${breadcrumb(context, [["Cart"]])}
<article id="post-6" class="post-6 page type-page status-publish hentry"><header class="entry-header"><h1 class="entry-title">${context.t("Cart")}</h1></header>
<div class="entry-content"><div class="woocommerce">${
    context.cart.lines.length > 0
      ? html`${noticesWrapper(context.notices)}${cartForm(context)}<div class="cart-collaterals">${cartTotals(context)}</div>`
      : emptyCart(context, picks)
  }</div></div></article>`,
});
