import { type Html, html } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { type FormRow, formRow } from "#theme/partials/form-row.ts";
import { noticesWrapper } from "#theme/partials/notices.ts";
import { orderReviewTable, paymentBox } from "#theme/partials/order-review.ts";

const billing: readonly FormRow[] = [
  { id: "billing_first_name", label: "First name", autocomplete: "given-name", width: "first" },
  { id: "billing_last_name", label: "Last name", autocomplete: "family-name", width: "last" },
  { id: "billing_company", label: "Company name", autocomplete: "organization", isOptional: true },
  {
    id: "billing_address_1",
    label: "Street address",
    autocomplete: "address-line1",
    description: "Where a person can take a parcel in. We cannot send to boxes.",
  },
  { id: "billing_city", label: "Town / City", autocomplete: "address-level2", width: "first" },
  { id: "billing_postcode", label: "Postcode", autocomplete: "postal-code", width: "last" },
  {
    id: "billing_phone",
    label: "Phone",
    type: "tel",
    autocomplete: "tel",
    validate: "phone",
    description: "Only for the courier, if the gate is shut.",
  },
  {
    id: "billing_email",
    label: "Email address",
    type: "email",
    autocomplete: "email",
    validate: "email",
    description: "The receipt goes here. No newsletters.",
  },
];

const account: readonly FormRow[] = [
  {
    id: "account_password",
    label: "Create account password",
    type: "password",
    autocomplete: "new-password",
    isOptional: true,
    description: "Leave it empty to order as a guest.",
  },
];

const attribution = html`<wc-order-attribution-inputs></wc-order-attribution-inputs>`;

const notes = html`<div class="woocommerce-additional-fields"><p class="form-row notes" id="order_comments_field"><label for="order_comments">Order notes&nbsp;<span class="optional">(optional)</span></label><span class="woocommerce-input-wrapper"><textarea name="order_comments" class="input-text " id="order_comments" placeholder="Notes about your order, e.g. special notes for delivery." rows="2" cols="5"></textarea></span></p></div>`;

const customer = (filled: URLSearchParams): Html => {
  const row = (field: FormRow) =>
    formRow({ ...field, value: field.type === "password" ? "" : (filled.get(field.id) ?? "") });
  return html`<div class="col2-set" id="customer_details">
	<div class="col-1">${attribution}<div class="woocommerce-billing-fields"><h2>Billing details</h2><div class="woocommerce-billing-fields__field-wrapper">${billing.map(row)}</div></div>
	<div class="woocommerce-account-fields"><div class="create-account">${account.map(row)}</div></div></div>
	<div class="col-2">${attribution}${notes}</div>
</div>`;
};

const coupon = html`<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info" role="status">Have a coupon? <a href="/cart/" role="button" aria-label="Enter your coupon code" aria-controls="woocommerce-checkout-form-coupon" aria-expanded="false" class="showcoupon">Enter your coupon code</a></div></div>
<form class="checkout_coupon woocommerce-form-coupon" method="post" style="display:none" id="woocommerce-checkout-form-coupon"><p class="form-row form-row-first"><label for="coupon_code" class="screen-reader-text">Coupon:</label><input type="text" name="coupon_code" class="input-text" placeholder="Coupon code" id="coupon_code" value="" /></p><p class="form-row form-row-last"><button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button></p></form>`;

export const checkoutPage = (context: PageContext, filled: URLSearchParams): Page => ({
  title: "Checkout",
  bodyClass: "wp-singular page-template-default page page-id-7 woocommerce-checkout woocommerce-page",
  main: html`${breadcrumb(context, [["Cart", "/cart/"], ["Checkout"]])}
<article id="post-7" class="post-7 page type-page status-publish hentry"><header class="entry-header"><h1 class="entry-title">${context.t("Checkout")}</h1></header>
<div class="entry-content"><div class="woocommerce">${noticesWrapper(context.notices)}${coupon}
<form name="checkout" method="post" class="checkout woocommerce-checkout" action="${context.origin}/checkout/" enctype="multipart/form-data" aria-label="Checkout">
${customer(filled)}
<div class="order-column"><h2 id="order_review_heading">Your order</h2>
<div id="order_review" class="woocommerce-checkout-review-order">${orderReviewTable(context)}${paymentBox(context, filled.get("payment_method"))}</div></div>
</form></div></div></article>`,
});
