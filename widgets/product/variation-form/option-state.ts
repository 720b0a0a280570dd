import { attributesOf, type Choice, fits, matching, type WithAttributes } from "./matching.ts";

export interface OptionState {
  /** A variation with this value and the other choices exists. */
  isAttached: boolean;
  /** One of these variations can be bought. */
  isEnabled: boolean;
}

/** Tells what an option is worth while the other attributes stay as they are chosen. */
export const optionStates = (
  name: string,
  variations: readonly WithAttributes[],
  choice: Choice,
): ((value: string) => OptionState) => {
  // Once for all options: products have hundreds of variations.
  const others = matching(variations, { ...choice, [name]: "" }).filter((variation) => name in attributesOf(variation));
  return (value) => {
    const candidates = others.filter((variation) => fits(attributesOf(variation)[name], value));
    return {
      isAttached: candidates.length > 0,
      isEnabled: candidates.some(({ variation_is_active }) => variation_is_active),
    };
  };
};
