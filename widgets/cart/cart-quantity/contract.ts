// Spec 2, 5, 7 and 9, Cart and mini-cart quantities; header contract 4.
import { unreadable } from "#src/errors.ts";
import { message } from "#src/platform/messages.ts";
import { builderAjaxUrl } from "#src/platform/page-settings.ts";
import { cartItemKeyOf } from "./quantity-field.ts";

/** Older versions of the platform, and themes' copies of that template, print the form without its class. */
export const ANY_CART_FORM = ":is(.woocommerce-cart-form, form:has([name=update_cart]))";

export interface CartQuantityProps {
  input: HTMLInputElement;
  cartItemKey: string;
  /** A row of the cart page, not of a mini-cart. */
  isInCartForm: boolean;
  /** False on a cart page without the page builder: there the form's own button updates the cart. */
  isLive: boolean;
  failedText: string;
}

export const readProps = (host: HTMLElement): CartQuantityProps => {
  if (!(host instanceof HTMLInputElement)) {
    throw unreadable("the quantity", "an <input>", host.localName);
  }
  const isInCartForm = host.closest(ANY_CART_FORM) !== null;
  return {
    input: host,
    cartItemKey: cartItemKeyOf(host.name),
    isInCartForm,
    isLive: !isInCartForm || builderAjaxUrl() !== "",
    failedText: message("quantityFailed"),
  };
};
