import { fireNative } from "./fire-native.ts";
import type { JQuery, JQueryCollection } from "./jquery.ts";

/** Fired on a form that another script wants to be started anew. */
export const START_REQUESTED = "storefront:variation-form-requested";

/** Quick views call `$(form).wc_variation_form()` on the form that they have just put in; where the platform's script is gone, it is ours. */
const start = function (this: JQueryCollection) {
  for (const form of this.get() as Element[]) fireNative(form, START_REQUESTED);
  return this;
};

/** Puts ours in where the platform's script has not put its own. */
export const publishVariationPlugin = (jquery: JQuery): void => {
  jquery.fn.wc_variation_form ??= start;
};

/** True when the page's `$(form).wc_variation_form()` is the platform's. */
export const hasForeignVariationPlugin = ({ fn }: JQuery): boolean => (fn.wc_variation_form ?? start) !== start;
