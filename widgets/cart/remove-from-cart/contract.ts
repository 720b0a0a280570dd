// Spec 2, 4 and 8, Cart; shop contract 2.
import { LINE } from "#src/dom/cart/mini-cart-markup.ts";
import { requireAttribute } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { shopAjaxUrl } from "#src/platform/page-settings.ts";

export interface RemoveFromCartProps {
  button: HTMLElement;
  /** The link itself where a template has no lines. */
  row: HTMLElement;
  cartItemKey: string;
  failedText: string;
}

export const readProps = (button: HTMLElement): RemoveFromCartProps => {
  const cartItemKey = requireAttribute(button, "data-cart_item_key");
  // Throws when the page names no endpoint, before the widget claims the button: the link then stays a link.
  shopAjaxUrl("remove_from_cart");
  const row = button.closest<HTMLElement>(`${LINE}, li, tr`) ?? button;
  return { button, row, cartItemKey, failedText: message("cartUpdateFailed") };
};
