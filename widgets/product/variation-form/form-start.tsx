import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import type { VariationData } from "#src/dom/product/variation-data.ts";
import { emitOn } from "#src/dom/product/variation-events.ts";
import { PANEL, RESET_LINK, SELECTS } from "#src/dom/product/variation-parts.ts";
import { matching } from "./matching.ts";
import { chosenIn } from "./options.tsx";

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
