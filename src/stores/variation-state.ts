import { chosenIdOf, isPurchasable, type VariationData, variationsOf } from "#src/dom/variation-data.ts";
import { toPrice } from "#src/price.ts";

/** A variation, read once. */
export interface Variation {
  id: number;
  /** The price that the shop shows, tax setting applied. */
  price: number;
  /** As the server sent it, with what plugins added. */
  data: VariationData;
}

/** What is chosen in a form, and how far it is shown. */
export type VariationState =
  /** Nothing, not everything, or nothing that exists is chosen. */
  | { phase: "none" }
  /** Known, but its price and availability are not on the page yet. */
  | { phase: "found" }
  | { phase: "shown"; variation: Variation; isPurchasable: boolean };

export const NONE: VariationState = { phase: "none" };

/** Reads what the server sends; an id or a price that it lacks counts as 0. */
export const readVariation = (data: VariationData): Variation => ({
  id: Number(data.variation_id) || 0,
  price: toPrice(data.display_price),
  data,
});

/** What was chosen before anybody listened. In AJAX mode the form knows the id only, so a choice seen earlier stays. */
export const currentState = (form: HTMLElement, before: VariationState): VariationState => {
  const id = chosenIdOf(form);
  if (id === 0) return NONE;
  if (before.phase === "shown" && before.variation.id === id) return before;
  const data = (variationsOf(form) || []).find(({ variation_id }) => Number(variation_id) === id);
  return data ? { phase: "shown", variation: readVariation(data), isPurchasable: isPurchasable(data) } : NONE;
};
