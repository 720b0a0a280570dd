import { pageJQuery } from "#src/dom/jquery.ts";
import type { VariationData } from "#src/dom/variation-data.ts";
import { RESET_LINK, SELECTS } from "./form-parts.ts";
import { matching } from "./matching.ts";
import type { Chosen } from "./options.tsx";

interface Source {
  product: HTMLElement;
  variations: readonly VariationData[] | false;
  chosen: () => Chosen;
}

/** What `wc_variation_form` hands to other scripts: the fields of the platform's own object that plugins read. */
export const formController = (form: HTMLElement, { product, variations, chosen }: Source) => {
  const jquery = pageJQuery();
  const wrap = (found: Element | Element[]) => (jquery ? jquery(found) : found);
  const find = (selector: string) => wrap([...form.querySelectorAll(selector)]);
  return {
    $form: wrap(form),
    $attributeFields: find(SELECTS),
    $singleVariation: find(".single_variation"),
    $singleVariationWrap: find(".single_variation_wrap"),
    $resetVariations: find(RESET_LINK),
    $resetAlert: find(".reset_variations_alert"),
    $product: wrap(product),
    variationData: variations,
    useAjax: variations === false,
    getChosenAttributes: chosen,
    findMatchingVariations: matching,
  };
};
