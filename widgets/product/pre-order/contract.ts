// Spec 3 and 4, Pre-order; pricing contract C.
import { pageGlobal } from "#src/platform/page-globals.ts";
import type { LineTexts, PreOrderData } from "./pre-order-rules.ts";

export interface PreOrderForm extends LineTexts {
  /** Empty when the shop has never saved a text. */
  preOrderText: string;
  defaultText: string;
  /** The form's buttons and those outside any form, because sticky bars repeat the button. */
  buttons: HTMLElement[];
  /** Holds button and quantity; the date line goes before or after it. */
  area: HTMLElement;
  place: "beforebegin" | "afterend";
  countdownFormat: string;
  /** A simple product's own pre-order data; undefined for a variable product. */
  simple: PreOrderData | undefined;
  serverLine: HTMLElement | null | undefined;
}

const COUNTDOWN_FORMAT = "%d days, %h hours, %i minutes, %s seconds";

const buttonsOf = (form: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(".single_add_to_cart_button")].filter(
    (button) => (button.closest("form.cart, .variations_form") ?? form) === form,
  );

export const readForm = (form: HTMLElement): PreOrderForm => {
  const settings = pageGlobal("DBData");
  // The settings block has PHP's false for a text that was never saved.
  const text = (key: string): string => String(settings[key] || "");
  const isVariable = form.dataset.product_variations !== undefined;
  return {
    buttons: buttonsOf(form),
    area: form.querySelector<HTMLElement>(".woocommerce-variation-add-to-cart") ?? form,
    preOrderText: text("preorders_add_to_cart_text"),
    defaultText: text("default_add_to_cart_text"),
    // "avaiable" is the plugin's spelling.
    dateTemplate: text("preorder_avaiable_date"),
    place: text("position_preorder_avaiable_date") === "after" ? "afterend" : "beforebegin",
    countdownFormat: text("wc_preorders_countdown_format") || COUNTDOWN_FORMAT,
    checkbox: settings.is_checkbox_active_spp,
    simple: isVariable ? undefined : { is_pre_order: "yes", ...form.dataset },
    serverLine: form.parentElement?.querySelector<HTMLElement>(":scope > .bp-preorder-available-date"),
  };
};
