import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import { FORM_NEEDED } from "#src/dom/jquery/jquery-variation-plugin.ts";
import { isJQueryLate } from "#src/dom/jquery/page-listeners.ts";
import type { VariationData } from "#src/dom/product/variation-data.ts";
import { emitOn } from "#src/dom/product/variation-events.ts";
import { PANEL, RESET_LINK, SELECTS } from "#src/dom/product/variation-parts.ts";
import { matching } from "./matching.ts";
import { chosenIn } from "./options.tsx";

/** When a form starts, and what it tells plugins then. */

/** Gives the gallery and the plugins time to set themselves up first. */
const START_DELAY_MS = 100;

/**
 * Calls back once the page has jQuery and no further script has loaded for a moment: optimisers load jQuery with the
 * first pointer or key, and its plugins after it. Returns the undo.
 */
export const whenPluginsCame = (onThere: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("load", wait, true);
  };
  const tell = () => {
    stop();
    onThere();
  };
  const wait = () => {
    clearTimeout(timer);
    if (pageJQuery()) timer = setTimeout(tell, START_DELAY_MS);
  };
  wait();
  if (isJQueryLate() || !pageJQuery()) document.addEventListener("load", wait, true);
  return stop;
};

/** Calls back when another script wants the form started anew, without loading the form's own code. Returns the undo. */
export const onStartRequest = (form: HTMLElement, onRequest: () => void): (() => void) => {
  const hear = (event: Event) => {
    event.stopPropagation();
    onRequest();
  };
  form.addEventListener(FORM_NEEDED, hear);
  return () => form.removeEventListener(FORM_NEEDED, hear);
};

/** The argument of the `wc_variation_form` event: those fields of the platform's form object that plugins read. */
const controllerOf = (form: HTMLElement, variations: readonly VariationData[] | false) => {
  const jquery = pageJQuery();
  const wrap = (found: Element | Element[]) => (jquery ? jquery(found) : found);
  const find = (selector: string) => wrap([...form.querySelectorAll(selector)]);
  return {
    $form: wrap(form),
    $attributeFields: find(SELECTS),
    $singleVariation: find(PANEL),
    $singleVariationWrap: find(".single_variation_wrap"),
    $resetVariations: find(RESET_LINK),
    $resetAlert: find(".reset_variations_alert"),
    $product: wrap(form.closest(".product") ?? form),
    variationData: variations,
    useAjax: variations === false,
    getChosenAttributes: () => chosenIn(form),
    findMatchingVariations: matching,
  };
};

/** Fires the form's first events, which plugins wait for. */
export const tellStart = (form: HTMLElement, variations: readonly VariationData[] | false): void => {
  emitOn(form, "check_variations");
  emitOn(form, "wc_variation_form", controllerOf(form, variations));
};
