import { attributesOf, type Choice, fits, matching, type WithAttributes } from "./matching.ts";

export interface OptionState {
  /** True when a variation has this value and fits the other choices. */
  isAttached: boolean;
  /** True when one of those variations can be bought. */
  isEnabled: boolean;
}

/** Tells the state of an option while the other attributes keep their choices. */
export const optionStates = (
  name: string,
  variations: readonly WithAttributes[],
  choice: Choice,
): ((value: string) => OptionState) => {
  // Filter once for all options: some products have hundreds of variations.
  const others = matching(variations, { ...choice, [name]: "" }).filter((variation) => name in attributesOf(variation));
  return (value) => {
    const candidates = others.filter((variation) => fits(attributesOf(variation)[name], value));
    return {
      isAttached: candidates.length > 0,
      isEnabled: candidates.some(({ variation_is_active }) => variation_is_active),
    };
  };
};
