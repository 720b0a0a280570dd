import { chosenIdOf, isPurchasable, type VariationData, variationsOf } from "#src/dom/product/variation-data.ts";
import { toPrice } from "#src/price.ts";

interface Variation {
  id: number;
  /** The displayed price, with the shop's tax setting applied. */
  price: number;
  data: VariationData;
}

/** The choice in a form, and how far the page shows it. */
export type VariationState =
  /** The choice is empty, incomplete or fits no variation. */
  | { phase: "none" }
  /** The variation is known, but its price and availability are not on the page yet. */
  | { phase: "found" }
  | { phase: "shown"; variation: Variation; isPurchasable: boolean };

export const NONE: VariationState = { phase: "none" };

/** A missing id or price counts as 0. */
export const readVariation = (data: VariationData): Variation => ({
  id: Number(data.variation_id) || 0,
  price: toPrice(data.display_price),
  data,
});

/** Finds a choice made before anybody listened. With AJAX the form knows only its id, so an earlier state stays. */
export const currentState = (form: HTMLElement, before: VariationState): VariationState => {
  const id = chosenIdOf(form);
  if (id === 0) return NONE;
  if (before.phase === "shown" && before.variation.id === id) return before;
  const data = (variationsOf(form) || []).find(({ variation_id }) => Number(variation_id) === id);
  return data ? { phase: "shown", variation: readVariation(data), isPurchasable: isPurchasable(data) } : NONE;
};
