import type { Order } from "#mock/model.ts";
import { type Html, html } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { amount } from "#theme/partials/price.ts";

const sums = ({ t }: PageContext, { cart }: Order): Html => {
  const { rates, chosen } = cart.shipping;
  const rate = rates.find(({ id }) => id === chosen);
  return html`<tfoot>
	<tr><th scope="row">${t("Subtotal:")}</th><td>${amount(cart.subtotal)}</td></tr>
	${cart.discounts.map(({ amount: off }) => html`<tr><th scope="row">Discount:</th><td>-${amount(off)}</td></tr>`)}
	<tr><th scope="row">Shipping:</th><td>${rate && rate.cost > 0 && html`${amount(rate.cost)} via `}${rate?.label}</td></tr>
	<tr><th scope="row">${t("Total")}</th><td>${amount(cart.total)}</td></tr>
</tfoot>`;
};

const methodNames: Readonly<Record<string, string>> = { cod: "Cash on delivery", pay_by_paynow_pl_card: "Card" };

export const orderReceivedPage = (context: PageContext, order: Order): Page => ({
  title: "Order received",
  bodyClass: "wp-singular page page-id-7 woocommerce-checkout woocommerce-page woocommerce-order-received",
  main: html`${breadcrumb(context, [["Order received"]])}
<h1 class="entry-title">Order received</h1>
<div class="woocommerce"><div class="woocommerce-order">
<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">Thank you. Your order has been received.</p>
<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
	<li class="woocommerce-order-overview__order order">Order number: <strong>${order.number}</strong></li>
	<li class="woocommerce-order-overview__email email">Email: <strong>${order.email}</strong></li>
	<li class="woocommerce-order-overview__total total">Total: <strong>${amount(order.cart.total)}</strong></li>
	<li class="woocommerce-order-overview__payment-method method">Payment method: <strong>${methodNames[order.paymentMethod] ?? "Bank transfer"}</strong></li>
</ul>
<h2 class="woocommerce-order-details__title">Order details</h2>
<table class="woocommerce-table woocommerce-table--order-details shop_table order_details"><thead><tr><th>${context.t("Product")}</th><th>${context.t("Total")}</th></tr></thead><tbody>${order.cart.lines.map(({ product, line, subtotal }) => html`<tr class="woocommerce-table__line-item order_item"><td class="woocommerce-table__product-name product-name"><a href="${context.origin}/product/${product.slug}/">${product.name}</a> <strong class="product-quantity">&times;&nbsp;${line.quantity}</strong></td><td class="woocommerce-table__product-total product-total">${amount(subtotal)}</td></tr>`)}</tbody>${sums(context, order)}</table>
<p><a class="button" href="${context.origin}/shop/">${context.t("Continue shopping")}</a></p>
</div></div>`,
});
