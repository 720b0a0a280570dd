import { hasDynamicPrices, hasEmptyTable } from "#src/dom/dynamic-prices.ts";
import { pageJQuery } from "#src/dom/jquery.ts";
import {
  isChoiceComplete,
  isPrintedChoice,
  keepPrintedChoice,
  showSelectionNeeded,
} from "#src/dom/variation-choice.ts";
import { chosenIdOf, variationsOf } from "#src/dom/variation-data.ts";
import type { Registry } from "#src/islands/define-widget.ts";
import { prepareLater } from "#src/islands/prepare-later.ts";

/** Calendars and articles carry dates too. */
const isCountdown = (host: HTMLElement) =>
  host.matches(".countdown, [data-widget]") ||
  Boolean(host.querySelector(".running")) ||
  /\((days|hours|minutes|seconds)\)/.test(host.textContent);

/** Variations that the page does not carry may be pre-orders. */
const isPreOrderForm = (host: HTMLElement) =>
  "preorder_date_time_filter" in host.dataset || /"is_pre_order"|^false$/.test(host.dataset.product_variations ?? "");

/** A choice that came with the page shows the server's button and says nothing of a date, unless it is a pre-order. */
const mayBePreOrder = (form: HTMLElement) => {
  const variations = isPrintedChoice(form) && variationsOf(form);
  const id = chosenIdOf(form);
  return (
    !variations || variations.some(({ variation_id, is_pre_order }) => Number(variation_id) === id && is_pre_order)
  );
};

/** Plugins that speak jQuery expect the form's events from the start, and a complete choice is due its price. */
const whenFormActs = (form: HTMLElement) =>
  pageJQuery() || (isChoiceComplete(form) && form.dataset.product_variations === "false") ? "ready" : "interaction";

const loadDefaultChoice = (form: HTMLElement) =>
  import("./variation-form/default-choice-store.ts").then(({ readyDefaultChoice }) => readyDefaultChoice(form));

const showChoice = (form: HTMLElement) =>
  whenFormActs(form) === "ready" || !isChoiceComplete(form)
    ? showSelectionNeeded(form)
    : prepareLater(loadDefaultChoice(form), (show) => show());

const prepareForm = (form: HTMLElement) => {
  const undos = [keepPrintedChoice(form), showChoice(form)];
  return () => {
    for (const undo of undos) undo();
  };
};

export const productWidgets: Registry = {
  countdown: {
    stock: "[data-date], [data-fixtime]",
    load: "visible",
    when: isCountdown,
    isPlain: true,
    module: () => import("./countdown/index.ts"),
  },
  "dynamic-price": {
    stock: "form.cart",
    wakeOn: ["storefront:variation-shown", "storefront:choice-due"],
    when: (form, occasion) =>
      (form.matches("[data-widget]") || hasDynamicPrices()) &&
      (occasion !== "event" || hasEmptyTable() || !isPrintedChoice(form)),
    isPlain: true,
    module: () => import("./dynamic-price/index.ts"),
  },
  "pre-order": {
    stock: ".variations_form[data-product_variations], form.cart[data-preorder_date_time_filter]",
    // A variation's date is shown with the variation, a simple product's counts from the start.
    load: (host) => (host.dataset.product_variations === undefined ? "visible" : "interaction"),
    wakeOn: ["storefront:variation-shown"],
    when: (form, occasion) => isPreOrderForm(form) && (occasion !== "event" || mayBePreOrder(form)),
    isPlain: true,
    module: () => import("./pre-order/index.ts"),
  },
  "variation-form": {
    // Where nothing is for sale the platform prints a form without options.
    stock: ".variations_form[data-product_variations]:has(.variations select)",
    load: whenFormActs,
    claims: ".single_add_to_cart_button.disabled, .reset_variations",
    prepare: prepareForm,
    isPlain: true,
    module: () => import("./variation-form/index.ts"),
  },
};
