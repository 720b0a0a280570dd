// Spec 2 and 7, Cart page; contract 7.1 and 7.2.
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";

export interface CartFormProps {
  /** The element that holds the form, which changes with each answer, or another part of the cart page. */
  host: HTMLElement;
  failedText: string;
}

export const CART_FORM = "form.woocommerce-cart-form";

/** Older versions of the platform have no box round it. */
export const EMPTY_MESSAGE = ".wc-empty-cart-message, .woocommerce > .cart-empty";

/** Themes put the totals in a column of their own, and the empty cart's page has no form. */
const WITHOUT_FORM = `.cart_totals, ${EMPTY_MESSAGE}`;

export const REMOVE_ROW = ".product-remove > a";
/** The undo in the notice of a removed row. */
const RESTORE_ROW = "a.restore-item";
const REMOVE_COUPON = "a.woocommerce-remove-coupon";

/** Links that change the cart by being followed. */
export const CHANGING_LINK = [REMOVE_ROW, RESTORE_ROW, REMOVE_COUPON].join();

/** Of a line of the cart, here or in the mini-cart. */
export const QUANTITY = 'input[name^="cart["]';

/** Themes move it out of the cart's form, beside the totals. */
export const COUPON_CODE = '[name="coupon_code"]';

export const SHIPPING_METHOD = 'input[name^="shipping_method"], select.shipping_method';
export const CALCULATOR_BUTTON = ".shipping-calculator-button";
export const CALCULATOR_FORM = ".shipping-calculator-form";

export const readProps = (host: HTMLElement): CartFormProps => {
  if (!host.matches(WITHOUT_FORM)) requirePart(host, CART_FORM, "the cart's form");
  return { host, failedText: message("cartUpdateFailed") };
};
