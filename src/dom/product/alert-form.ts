import type { Delivered } from "#src/dom/delegated-events.ts";
import { fireNative } from "#src/dom/fire-native.ts";
import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { chosenIdOf, numberIn, variationFormsOf } from "./variation-data.ts";

declare global {
  interface Window {
    cwginstock_recaptcha_callback?: (token?: string) => void;
    cwginstock_turnstile_callback?: (token?: string) => void;
  }
}

/** Captcha boxes that the page renders itself call these names once solved; each form then checks its own box. */
const publishCaptchaCallbacks = (): void => {
  const tell = (token?: string) => fireNative(document, "storefront:captcha-solved", token);
  window.cwginstock_recaptcha_callback ??= tell;
  window.cwginstock_turnstile_callback ??= tell;
};

/**
 * Shows the form only while its variation is chosen in the form around it, or in any form of its product: a sticky bar may
 * repeat that.
 */
const showForChoice = (host: HTMLElement): (() => void) => {
  const around = host.closest<HTMLElement>("form.variations_form");
  const forms = around ? [around] : variationFormsOf(numberIn(host, ".cwg-product-id"));
  // A popup shows the form that its own button has asked for.
  if (!forms[0] || host.closest(".swal2-popup")) return () => {};
  const { display } = host.style;
  const variationId = numberIn(host, ".cwg-variation-id");
  const sync = () => {
    host.style.display = forms.map(chosenIdOf).includes(variationId) ? display : "none";
  };
  sync();
  return undoAll([
    listenToPage("show_variation", sync),
    listenToPage("hide_variation", sync),
    () => {
      host.style.display = display;
    },
  ]);
};

/** Enter in a field. The section is no form: the browser would do nothing, or submit the product's form around it. */
export const isSendingKey = (event: KeyboardEvent): boolean => {
  const { key, target } = event as Delivered<KeyboardEvent>;
  return key === "Enter" && target.matches("input:not([type=submit], [type=button])");
};

export const prepareAlertForm = (host: HTMLElement): (() => void) => {
  publishCaptchaCallbacks();
  return showForChoice(host);
};
