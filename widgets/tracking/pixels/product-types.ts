/** Spec 3: the types of products, as add-ons know them. */
export const SIMPLE = 0;
export const VARIABLE = 1;
export const BUNDLE = 2;
export const GROUPED = 3;
