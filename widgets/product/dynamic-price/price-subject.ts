/** Product ids found in the form and on the page: undefined without such a field, "" for an empty one. */
export interface FormIds {
  button: string | undefined;
  variation: string | undefined;
  hidden: string | undefined;
  customSimple: string;
  customVariable: string;
}

export interface PriceSubject {
  id: string;
  kind: "simple" | "variable";
}

const inForm = ({ button, variation, hidden }: FormIds): PriceSubject | undefined => {
  if (button !== undefined) return { id: button, kind: "simple" };
  if (variation !== undefined) return { id: variation, kind: "variable" };
  return hidden === undefined ? undefined : { id: hidden, kind: "simple" };
};

/** The first field that the form has decides; the shop's own selectors apply when that field names no product. */
export const priceSubject = (ids: FormIds): PriceSubject | undefined => {
  const candidates: (PriceSubject | undefined)[] = [
    inForm(ids),
    { id: ids.customVariable, kind: "variable" },
    { id: ids.customSimple, kind: "simple" },
  ];
  // Number("") is 0, so an empty id counts as no product too.
  return candidates.find((subject) => subject && Number(subject.id) !== 0);
};
