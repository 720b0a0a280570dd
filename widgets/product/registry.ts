import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import { FORM_NEEDED } from "#src/dom/jquery/jquery-variation-plugin.ts";
import { whenJQuery } from "#src/dom/jquery/page-listeners.ts";
import { hasDynamicPrices, hasEmptyTable } from "#src/dom/product/dynamic-prices.ts";
import {
  isChoiceComplete,
  isPrintedChoice,
  keepPrintedChoice,
  markSelectionNeeded,
  showHiddenParts,
  showSelectionNeeded,
} from "#src/dom/product/variation-choice.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { visibleUnlessHidden } from "#src/islands/load-strategies.ts";
import type { Occasion, Registry } from "#src/islands/registry-line.ts";
import { prepareLater } from "#src/prepare-later.ts";

/** Calendars, articles and themes' own countdowns carry data-date too. */
const isCountdown = (host: HTMLElement) =>
  host.matches("[data-endtext], [data-widget], :has(.running, .ended)") ||
  /\((day|hour|minute|second)s\)/.test(host.textContent);

/** A browser that translates the page before the code comes would translate the placeholders too. */
const keepTemplate = (host: HTMLElement) => {
  // The words around timers may be translated.
  if (!host.translate || host.querySelector(".running timer")) return () => {};
  host.translate = false;
  return () => host.removeAttribute("translate");
};

/**
 * Whether the variation that the event names is a pre-order, which plugins may have changed since the page was printed. Else
 * whether the form may have one: "false" means that the page carries no variations.
 */
const isPreOrder = ({ dataset }: HTMLElement, occasion: Occasion): boolean => {
  const { variation } = Object((occasion as CustomEvent).detail);
  return variation
    ? Boolean(variation.is_pre_order)
    : "preorder_date_time_filter" in dataset || /"is_pre_order"|^false$/.test(dataset.product_variations ?? "");
};

/** A complete choice loads at once where its price must be asked for, or where jQuery plugins wait for its events. */
const whenFormActs = (form: HTMLElement) =>
  isChoiceComplete(form) && (pageJQuery() || form.dataset.product_variations === "false") ? "ready" : "interaction";

const loadJQueryForm = () => import("./variation-form/jquery-form.tsx");

/** jQuery plugins expect the form's first events without a touch; optimisers may load jQuery and the plugins late. */
const startForm = (form: HTMLElement) =>
  prepareLater(whenJQuery.then(loadJQueryForm), ({ startForm }) => startForm(form));

const loadDefaultChoice = (form: HTMLElement) =>
  import("./variation-form/default-choice.tsx").then(({ createDefaultChoice }) => createDefaultChoice(form));

const showChoice = (form: HTMLElement) =>
  isChoiceComplete(form) && whenFormActs(form) !== "ready"
    ? prepareLater(loadDefaultChoice(form), (show) => show())
    : () => {};

const prepareForm = (form: HTMLElement) =>
  undoAll([showHiddenParts, keepPrintedChoice, showSelectionNeeded, startForm, showChoice].map((begin) => begin(form)));

export const productWidgets: Registry = {
  countdown: {
    stock: ["[data-date]", "[data-fixtime]"],
    // Themes hide a countdown until it runs.
    load: visibleUnlessHidden,
    when: isCountdown,
    prepare: keepTemplate,
    module: () => import("./countdown/index.ts"),
  },
  "dynamic-price": {
    stock: "form.cart",
    wakeOn: ["storefront:variation-shown", "storefront:choice-due"],
    soon: () => import("#src/platform/admin-ajax.ts"),
    when: (form, occasion) =>
      hasDynamicPrices() && (!(occasion instanceof Event) || hasEmptyTable() || !isPrintedChoice(form)),
    module: () => import("./dynamic-price/index.ts"),
  },
  "pre-order": {
    stock: [".variations_form[data-product_variations]", "form.cart[data-preorder_date_time_filter]"],
    // A variation's date is shown with the variation; a simple product's date counts down from the start.
    load: (host) => (host.dataset.product_variations === undefined ? "visible" : "interaction"),
    wakeOn: ["storefront:variation-shown"],
    when: isPreOrder,
    module: () => import("./pre-order/index.ts"),
  },
  "variation-form": {
    // A product with nothing for sale gets a form without options.
    stock: ".variations_form[data-product_variations]:has(.variations select)",
    load: whenFormActs,
    claims: ".single_add_to_cart_button.disabled, .reset_variations",
    wakeOn: [FORM_NEEDED],
    soon: () => import("#src/stores/variation.ts"),
    prepare: prepareForm,
    giveUp: (form) => markSelectionNeeded(form, false),
    module: () => import("./variation-form/index.ts"),
  },
};
