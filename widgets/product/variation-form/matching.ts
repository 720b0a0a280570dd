/** Which variations and options fit what is chosen. Attribute names are the platform's, `attribute_pa_size`. */

export type Choice = Readonly<Record<string, string>>;

interface WithAttributes {
  readonly attributes?: unknown;
  readonly variation_is_active?: unknown;
}

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', "#039": "'", lt: "<", gt: ">" };

/** Attributes of a product's own ("Rock &amp; Roll") are printed escaped, while an option's value is not. */
const decode = (text: string): string =>
  text.replace(/&(amp|quot|#039|lt|gt);/g, (whole, entity: string) => entities[entity] ?? whole);

const attributesOf = ({ attributes }: WithAttributes): Choice =>
  typeof attributes === "object" && attributes !== null ? (attributes as Choice) : {};

/** An empty value on either side means "any". */
const fits = (own: string | undefined, chosen: string | undefined): boolean =>
  !own || !chosen || own === chosen || decode(own) === chosen;

export const matching = <Item extends WithAttributes>(variations: readonly Item[], choice: Choice): Item[] =>
  variations.filter((variation) =>
    Object.entries(attributesOf(variation)).every(([name, own]) => fits(own, choice[name])),
  );

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
