import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import { tryParse } from "#src/try-parse.ts";
import { CHOSEN_ID, SELECTS } from "./variation-parts.ts";

/** A variation as the server sends it, with additions of plugins. */
export type VariationData = Readonly<Record<string, unknown>>;

/** Plugins fire the form's events without a variation, too. */
export const isVariation = (value: unknown): value is VariationData => typeof value === "object" && value !== null;

/**
 * False where the shop must be asked for each choice, also because the data is unreadable. Plugins set
 * `$form.data("product_variations", …)`.
 */
export const variationsOf = (form: HTMLElement): readonly VariationData[] | false => {
  const value = pageJQuery()?.(form).data().product_variations ?? tryParse(form.dataset.product_variations ?? "");
  return Array.isArray(value) ? value.filter(isVariation) : false;
};

export const isPurchasable = ({ is_purchasable, is_in_stock, variation_is_visible }: VariationData): boolean =>
  Boolean(is_purchasable && is_in_stock && variation_is_visible);

/** The number in a field; 0 where there is none. */
export const numberIn = (root: Element, selector: string): number =>
  Number(root.querySelector<HTMLInputElement>(selector)?.value) || 0;

/** The id that the form would post; 0 while nothing is chosen. */
export const chosenIdOf = (form: HTMLElement): number => numberIn(form, CHOSEN_ID);

/** The platform's name for what a select chooses, such as `attribute_pa_size`. */
export const attributeOf = ({ dataset, name }: HTMLSelectElement): string => dataset.attribute_name || name;

/** The choice by the platform's names; an open option is an empty text. */
export const choiceOf = (form: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLSelectElement>(SELECTS)].map((select) => [attributeOf(select), select.value]),
  );

/** A quick view or a sticky bar may repeat a product's form. */
export const variationFormsOf = (productId: number): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`form.variations_form[data-product_id="${productId}"]`),
];
