import { attributesOf, type Choice, fits, matching, type WithAttributes } from "./matching.ts";

export interface OptionState {
  /** A variation with this value and the other choices exists. */
  isAttached: boolean;
  /** One of these variations can be bought. */
  isEnabled: boolean;
}

/** What an option is worth while the other attributes stay as they are chosen. */
export const optionState = (
  name: string,
  value: string,
  { variations, choice }: { variations: readonly WithAttributes[]; choice: Choice },
): OptionState => {
  const candidates = matching(variations, { ...choice, [name]: "" }).filter((variation) => {
    const own = attributesOf(variation)[name];
    return own !== undefined && fits(own, value);
  });
  return {
    isAttached: candidates.length > 0,
    isEnabled: candidates.some(({ variation_is_active }) => variation_is_active),
  };
};
