// Spec 3, 4, 5, 7 and 8, Cart; contract chapter 1.
import { requireAttribute } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { type CartSettings, cartSettings, shopAjaxUrl } from "#src/platform/page-settings.ts";

export interface AddToCartSettings extends CartSettings {
  failedText: string;
}

export const readSettings = (button: HTMLElement): AddToCartSettings => {
  requireAttribute(button, "data-product_id");
  // Without the endpoint the link must stay a link: throws before anything is claimed for good.
  shopAjaxUrl("add_to_cart");
  return { ...cartSettings(), failedText: message("addFailed") };
};
