/** Finds the variations that fit a choice. Attribute names are the platform's, such as `attribute_pa_size`. */

export type Choice = Readonly<Record<string, string>>;

export interface WithAttributes {
  readonly attributes?: unknown;
  readonly variation_is_active?: unknown;
}

const entities = { amp: "&", quot: '"', "#039": "'", lt: "<", gt: ">" };

/** The server escapes a custom attribute's values in the data ("Rock &amp; Roll") but not in the options. */
const decode = (text: string): string =>
  text.replace(/&(amp|quot|#039|lt|gt);/g, (_whole, entity: keyof typeof entities) => entities[entity]);

export const attributesOf = ({ attributes }: WithAttributes): Choice => (attributes ?? {}) as Choice;

/** An empty value on either side means "any". */
export const fits = (own: string | undefined, chosen: string | undefined): boolean =>
  !own || !chosen || decode(own) === chosen;

export const matching = <Item extends WithAttributes>(variations: readonly Item[], choice: Choice): Item[] =>
  variations.filter((variation) =>
    Object.entries(attributesOf(variation)).every(([name, own]) => fits(own, choice[name])),
  );
