import { chosenIdOf, isPurchasable, type VariationData, variationsOf } from "#src/dom/product/variation-data.ts";

/** The choice in a form, and how far the page shows it. */
export type VariationState =
  /** The choice is empty, incomplete or fits no variation. */
  | { phase: "none"; variation?: undefined }
  /** The variation is known, but its price and availability are not on the page yet. */
  | { phase: "found" }
  | { phase: "shown"; variation: VariationData; isPurchasable: boolean };

export const NONE: VariationState = { phase: "none" };

/** Finds a choice made before anybody listened. With AJAX the form knows only its id, so an earlier state stays. */
export const currentState = (form: HTMLElement, before: VariationState): VariationState => {
  const id = chosenIdOf(form);
  if (id === 0) return NONE;
  const isChosen = ({ variation_id }: VariationData) => Number(variation_id) === id;
  if (before.phase === "shown" && isChosen(before.variation)) return before;
  const variation = (variationsOf(form) || []).find(isChosen);
  return variation ? { phase: "shown", variation, isPurchasable: isPurchasable(variation) } : NONE;
};
