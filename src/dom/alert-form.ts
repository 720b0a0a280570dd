import { fireNative } from "./fire-native.ts";
import { listenToPage } from "./page-listeners.ts";
import { undoAll } from "./undo-all.ts";
import { chosenIdOf, variationFormOf } from "./variation-data.ts";

/** What must be right about a back-in-stock form before the shopper turns to it. */

declare global {
  interface Window {
    cwginstock_recaptcha_callback?: (token?: string) => void;
    cwginstock_turnstile_callback?: (token?: string) => void;
  }
}

/** Boxes that the page itself renders call these names when they are solved; the forms then look into their own box. */
const publishCaptchaCallbacks = (): void => {
  const tell = (token?: string) => fireNative(document, "storefront:captcha-solved", token);
  window.cwginstock_recaptcha_callback ??= tell;
  window.cwginstock_turnstile_callback ??= tell;
};

const numberIn = (host: Element, selector: string): number =>
  Number(host.querySelector<HTMLInputElement>(selector)?.value) || 0;

/**
 * Of a product with variations only the form of the chosen one is shown. It follows the form that it stands in: a bar
 * that sticks may have another one for the same product. Returns the undo.
 */
const showForChoice = (host: HTMLElement): (() => void) => {
  const form = host.closest<HTMLElement>("form.variations_form") ?? variationFormOf(numberIn(host, ".cwg-product-id"));
  if (!form) return () => {};
  const { display } = host.style;
  const variationId = numberIn(host, ".cwg-variation-id");
  const sync = () => {
    host.style.display = chosenIdOf(form) === variationId ? display : "none";
  };
  return undoAll([
    ...["show_variation", "hide_variation"].map((name) => listenToPage(name, sync, form)),
    () => {
      host.style.display = display;
    },
  ]);
};

/** Publishes the captcha's callbacks and shows the form only for its variation. Returns the undo. */
export const prepareAlertForm = (host: HTMLElement): (() => void) => {
  publishCaptchaCallbacks();
  return showForChoice(host);
};
