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

const inForm = ({ button, variation, hidden }: FormIds): PriceSubject | undefined => {
  if (button !== undefined) return { id: button, kind: "simple" };
  if (variation !== undefined) return { id: variation, kind: "variable" };
  return hidden === undefined ? undefined : { id: hidden, kind: "simple" };
};

/** The first field of the form that is there decides; the shop's own selectors stand in where it names no product. */
export const priceSubject = (ids: FormIds): PriceSubject | undefined => {
  const candidates: (PriceSubject | undefined)[] = [
    inForm(ids),
    { id: ids.customVariable, kind: "variable" },
    { id: ids.customSimple, kind: "simple" },
  ];
  // An empty id counts as 0 too.
  return candidates.find((subject) => subject && Number(subject.id) !== 0);
};
