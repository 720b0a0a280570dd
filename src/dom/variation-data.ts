import { tryParse } from "#src/try-parse.ts";
import { pageJQuery } from "./jquery.ts";
import { CHOSEN_ID, SELECTS } from "./variation-parts.ts";

/** What a variation form carries: its variations as the server or a plugin put them there, and its hidden fields. */

/** A variation in the words of the server, with what plugins have added. */
export type VariationData = Readonly<Record<string, unknown>>;

/** Whether a value is the data of a variation; plugins fire the form's events without any. */
export const isVariation = (value: unknown): value is VariationData => typeof value === "object" && value !== null;

/**
 * The form's variations; false where the shop must be asked for each choice, as for a form that cannot be read. Plugins replace them with
 * `$form.data("product_variations", …)`.
 */
export const variationsOf = (form: HTMLElement): readonly VariationData[] | false => {
  const stored = pageJQuery()?.(form).data().product_variations;
  const value =
    stored === undefined || typeof stored === "string" ? tryParse(form.dataset.product_variations ?? "") : stored;
  return Array.isArray(value) ? value.filter(isVariation) : false;
};

/** Whether the shop sells it now. */
export const isPurchasable = ({ is_purchasable, is_in_stock, variation_is_visible }: VariationData): boolean =>
  Boolean(is_purchasable && is_in_stock && variation_is_visible);

/** The id that the form would post; 0 while nothing is chosen. */
export const chosenIdOf = (form: HTMLElement): number =>
  Number(form.querySelector<HTMLInputElement>(CHOSEN_ID)?.value) || 0;

/** What is chosen, by the platform's names (`attribute_pa_size`); empty texts stand for what is still open. */
export const choiceOf = (form: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLSelectElement>(SELECTS)].map(({ dataset, name, value }) => [
      dataset.attribute_name || name,
      value,
    ]),
  );

/** A page's variation form by the product's id. */
export const variationFormOf = (productId: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`form.variations_form[data-product_id="${productId}"]`);
