// Spec 2 and 7, Cart page; shop contract 7.1 and 7.2.
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";

export interface CartFormProps {
  /** Holds the form, which each answer replaces, or is another part of the cart page. */
  host: HTMLElement;
  failedText: string;
}

const CART_FORM = "form.woocommerce-cart-form";

/** Older versions of the platform print no box around the message. */
export const EMPTY_CART = ".wc-empty-cart-message, .woocommerce > .cart-empty";

/** Hosts without a form: themes put the totals and the undo's notice elsewhere, and the empty cart's page has no form. */
const WITHOUT_FORM = `.cart_totals, a, ${EMPTY_CART}`;

/**
 * A row's link, the undo in the notice of a removed row, a coupon's link. Tables of other plugins, such as what is saved
 * for later, have links in such cells too.
 */
export const CHANGING_LINK = `${CART_FORM} .product-remove > a, .restore-item, .woocommerce-remove-coupon`;

/** Both on the cart page and in the mini-cart. */
export const QUANTITY = 'input[name^="cart["]';

/** Themes move this field out of the cart's form, beside the totals. */
export const COUPON_CODE = '[name="coupon_code"]';

export const SHIPPING_METHOD = 'input[name^="shipping_method"], select.shipping_method';
export const CALCULATOR_BUTTON = ".shipping-calculator-button";
export const CALCULATOR_FORM = ".shipping-calculator-form";

export const readProps = (host: HTMLElement): CartFormProps => {
  if (!host.matches(WITHOUT_FORM)) requirePart(host, CART_FORM);
  return { host, failedText: message("cartUpdateFailed") };
};

export const formIn = (host: HTMLElement) => host.querySelector<HTMLFormElement>(CART_FORM);
