import type { CartView } from "#mock/model.ts";
import { type Html, html, raw } from "#theme/html.ts";
import type { CartScene } from "./mini-cart.ts";
import { amount } from "./price.ts";

const rateId = (id: string): string => `shipping_method_0_${id.replace(":", "")}`;

export const shippingRow = ({ shipping }: CartView): Html => {
  const type = shipping.rates.length > 1 ? "radio" : "hidden";
  return html`<tr class="woocommerce-shipping-totals shipping">
	<th>Shipment</th>
	<td data-title="Shipment"><ul id="shipping_method" class="woocommerce-shipping-methods">${shipping.rates.map(({ id, label, cost }) => html`<li><input type="${type}" name="shipping_method[0]" data-index="0" id="${rateId(id)}" value="${id}" class="shipping_method"${id === shipping.chosen && raw(" checked='checked'")} /><label for="${rateId(id)}">${label}${cost > 0 && html`: ${amount(cost)}`}</label></li>`)}</ul></td>
</tr>`;
};

export const couponRow = (scene: CartScene, { code, amount: off }: CartView["discounts"][number]): Html =>
  html`<tr class="cart-discount coupon-${code}"><th>Coupon: ${code}</th><td data-title="Coupon: ${code}">-${amount(off)} <a role="button" href="${scene.origin}/cart/?remove_coupon=${code}" class="woocommerce-remove-coupon" data-coupon="${code}" aria-label="Remove ${code} coupon">[Remove]</a></td></tr>`;

export const totalRow = (scene: CartScene, title: string): Html =>
  html`<tr class="order-total"><th>${scene.t("Total")}</th><td data-title="${title}"><strong>${amount(scene.cart.total)}</strong> </td></tr>`;

export const cartTotals = (scene: CartScene): Html => {
  const { cart, t, origin } = scene;
  return html`<div class="cart_totals ">
	<h2>${t("Cart totals")}</h2>
	<table class="shop_table shop_table_responsive">
		<tr class="cart-subtotal"><th>${t("Subtotal")}</th><td data-title="${t("Subtotal")}">${amount(cart.subtotal)}</td></tr>
		${cart.discounts.map((discount) => couponRow(scene, discount))}
		${shippingRow(cart)}
		${totalRow(scene, t("Total"))}
	</table>
	<div class="wc-proceed-to-checkout"><a href="${origin}/checkout/" class="checkout-button button alt wc-forward">${t("Proceed to checkout")}</a></div>
</div>`;
};
