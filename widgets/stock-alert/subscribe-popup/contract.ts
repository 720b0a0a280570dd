// Spec 2, 3, 4, 7, 8 and 9, subscribe popup; pricing contract B.8.
import { requireAttribute } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { stockAlertSettings } from "#src/platform/stock-alert-settings.ts";
import { fetchPopupForm, type PopupRequest } from "#src/stores/stock-alert.ts";

export interface SubscribePopupProps {
  trigger: HTMLElement;
  request: PopupRequest;
  /** reCAPTCHA v3's site key, or "". Its token replaces the trigger's nonce. */
  scoreKey: string;
  closeText: string;
}

export const readProps = (trigger: HTMLElement): SubscribePopupProps => {
  const { captcha } = stockAlertSettings();
  const { variation_id = "", quantity = "", security = "" } = trigger.dataset;
  return {
    trigger,
    request: { product_id: requireAttribute(trigger, "data-product_id"), variation_id, quantity, security },
    scoreKey: captcha.kind === "score" ? captcha.siteKey : "",
    closeText: message("closeDialog"),
  };
};

export const openForm = async ({ request, scoreKey }: SubscribePopupProps): Promise<string> => {
  if (!scoreKey) return fetchPopupForm(request, false);
  const { scoreVisitor } = await import("#src/platform/captcha.ts");
  return fetchPopupForm({ ...request, security: await scoreVisitor(scoreKey, "popup_form") }, true);
};

/**
 * The shop sends an empty answer for a product that is in stock again. JSON or a whole page is no popup either: some
 * shops redirect guests away from the admin area, where the popup's address is, to their login page.
 */
export const isPopup = (answer: string): boolean => /^\s*(?!\{|<!d|<html)\S/i.test(answer);
