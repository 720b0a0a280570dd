// Spec 3, 4, 5, 7 and 8, Cart; shop contract 1.
import { requireAttribute } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { shopAjaxUrl } from "#src/platform/page-settings.ts";

/** @throws ContractError before the widget claims a press that it could not send: the link then stays a link. */
export const readFailedText = (button: HTMLElement): string => {
  requireAttribute(button, "data-product_id");
  // Throws when the page names no endpoint.
  shopAjaxUrl("add_to_cart");
  return message("addFailed");
};
