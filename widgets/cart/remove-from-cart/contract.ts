// Spec 2, 4 and 8, Cart; contract chapter 2.
import { LINE } from "#src/dom/cart/mini-cart-markup.ts";
import { requireAttribute } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { shopAjaxUrl } from "#src/platform/page-settings.ts";

export interface RemoveFromCartProps {
  button: HTMLElement;
  /** The link itself where a template has no lines. */
  row: HTMLElement;
  /** Read when needed: newer HTML of the line renews the address's nonce. */
  hrefNow: () => string;
  cartItemKey: string;
  failedText: string;
}

export const readProps = (button: HTMLElement): RemoveFromCartProps => {
  const cartItemKey = requireAttribute(button, "data-cart_item_key");
  const href = requireAttribute(button, "href");
  const hrefNow = () => button.getAttribute("href") ?? href;
  // Throws when the page names no endpoint, before the widget claims the button: the link then stays a link.
  shopAjaxUrl("remove_from_cart");
  const row = button.closest<HTMLElement>(`${LINE}, li, tr`) ?? button;
  return { button, row, hrefNow, cartItemKey, failedText: message("cartUpdateFailed") };
};
