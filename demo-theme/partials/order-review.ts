import { type Html, html, raw } from "#theme/html.ts";
import { cardPayment } from "./card-payment.ts";
import { couponRow, shippingRow, totalRow } from "./cart-totals.ts";
import { type CartScene, lineOptions } from "./mini-cart.ts";
import { amount } from "./price.ts";

export const orderReviewTable = (scene: CartScene): Html => {
  const { cart, t } = scene;
  return html`<table class="shop_table woocommerce-checkout-review-order-table">
	<thead><tr><th class="product-name">${t("Product")}</th><th class="product-total">${t("Subtotal")}</th></tr></thead>
	<tbody>${cart.lines.map((view) => html`<tr class="cart_item"><td class="product-name">${view.product.name}&nbsp; <strong class="product-quantity">&times;&nbsp;${view.line.quantity}</strong>${lineOptions(view)}</td><td class="product-total">${amount(view.subtotal)}</td></tr>`)}</tbody>
	<tfoot>
		<tr class="cart-subtotal"><th>${t("Subtotal")}</th><td>${amount(cart.subtotal)}</td></tr>
		${cart.discounts.map((discount) => couponRow(scene, discount))}
		${shippingRow(cart)}
		${totalRow(scene, t("Total"))}
	</tfoot>
</table>`;
};

const offlineMethods = [
  [
    "bacs",
    "Bank transfer",
    "Pay straight into our bank account, with the order number as reference. We pack when it arrives.",
  ],
  ["cod", "Cash on delivery", "Pay with cash upon delivery."],
] as const;

const methodsOf = (scene: CartScene): readonly (readonly [id: string, label: string, box: Html])[] => [
  ...(scene.cards ? [["pay_by_paynow_pl_card", "Card", cardPayment(scene, scene.cards)] as const] : []),
  ...offlineMethods.map(([id, label, text]) => [id, label, html`<p>${text}</p>`] as const),
];

const methodList = (scene: CartScene, chosen: string | null): Html => {
  const methods = methodsOf(scene);
  const [[first] = []] = methods;
  const isChosen = (id: string) => id === (chosen ?? first);
  return html`<ul class="wc_payment_methods payment_methods methods">${methods.map(([id, label, box]) => html`<li class="wc_payment_method payment_method_${id}"><input id="payment_method_${id}" type="radio" class="input-radio" name="payment_method" value="${id}"${isChosen(id) && raw(" checked='checked'")} data-order_button_text="" /> <label for="payment_method_${id}">${label}</label><div class="payment_box payment_method_${id}"${!isChosen(id) && raw(' style="display:none;"')}>${box}</div></li>`)}</ul>`;
};

/** Without a choice the first method is chosen. */
export const paymentBox = (
  scene: CartScene,
  chosen: string | null,
): Html => html`<div id="payment" class="woocommerce-checkout-payment">
	${methodList(scene, chosen)}
	<div class="form-row place-order">
		<noscript>Without JavaScript the totals follow your shipping choice when you press <em>Update totals</em>. <button type="submit" class="button" name="woocommerce_checkout_update_totals" value="Update totals" formnovalidate>Update totals</button></noscript>
		<div class="woocommerce-terms-and-conditions-wrapper"><div class="woocommerce-privacy-policy-text"><p>Your data is used to send this order, and for nothing else. It is a demo, so not even for that.</p></div></div>
		<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="${scene.t("Place order")}" data-value="${scene.t("Place order")}">${scene.t("Place order")}</button>
		<input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="${scene.nonce("woocommerce-process_checkout")}" /><input type="hidden" name="_wp_http_referer" value="/checkout/" />
	</div>
</div>`;
