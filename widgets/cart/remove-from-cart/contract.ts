// Spec 2, 4 and 8, Cart; contract chapter 2.
import { LINE } from "#src/dom/mini-cart-markup.ts";
import { requireAttribute } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { shopAjaxUrl } from "#src/platform/page-settings.ts";

export interface RemoveFromCartProps {
  button: HTMLElement;
  /** The line that the link removes; the link itself where a template has no lines. */
  row: HTMLElement;
  /** The link's address, whose nonce is renewed with the line's HTML. */
  hrefNow: () => string;
  cartItemKey: string;
  failedText: string;
}

export const readProps = (button: HTMLElement): RemoveFromCartProps => {
  const cartItemKey = requireAttribute(button, "data-cart_item_key");
  const href = requireAttribute(button, "href");
  const hrefNow = () => button.getAttribute("href") ?? href;
  // Without the endpoint the link must stay a link: throws before anything is claimed for good.
  shopAjaxUrl("remove_from_cart");
  const row = button.closest<HTMLElement>(`${LINE}, li, tr`) ?? button;
  return { button, row, hrefNow, cartItemKey, failedText: message("cartUpdateFailed") };
};
