/** The ids that a product's form and page carry; undefined where there is no such field, empty where it is empty. */
export interface FormIds {
  button: string | undefined;
  variation: string | undefined;
  hidden: string | undefined;
  customSimple: string;
  customVariable: string;
}

/** Whose price is asked for, and which of the two price areas shows it. */
export interface PriceSubject {
  id: string;
  kind: "simple" | "variable";
}

/** An empty id counts as 0 too. */
const isNone = (id: string): boolean => Number(id) === 0;

const inForm = ({ button, variation, hidden }: FormIds): PriceSubject | undefined => {
  if (button !== undefined) return { id: button, kind: "simple" };
  if (variation !== undefined) return { id: variation, kind: "variable" };
  return hidden === undefined ? undefined : { id: hidden, kind: "simple" };
};

/** The first field of the form that is there decides; the shop's own selectors stand in where it names no product. */
export const priceSubject = (ids: FormIds): PriceSubject | undefined => {
  const own = inForm(ids);
  if (own && !isNone(own.id)) return own;
  if (!isNone(ids.customVariable)) return { id: ids.customVariable, kind: "variable" };
  if (!isNone(ids.customSimple)) return { id: ids.customSimple, kind: "simple" };
  return undefined;
};
