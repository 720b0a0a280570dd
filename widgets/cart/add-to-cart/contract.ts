// Spec 3, 4, 5, 7 and 8, Cart; contract chapter 1.
import { requireAttribute } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { shopAjaxUrl } from "#src/platform/page-settings.ts";

/**
 * For the shopper, where a product could not be added.
 * @throws ContractError where nothing can be added without a reload: the link then stays a link.
 */
export const readFailedText = (button: HTMLElement): string => {
  requireAttribute(button, "data-product_id");
  // Read before anything is claimed for good.
  shopAjaxUrl("add_to_cart");
  return message("addFailed");
};
