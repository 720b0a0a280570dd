import { fireNative } from "./fire-native.ts";
import type { JQuery, JQueryCollection } from "./jquery.ts";

/** Fired on a form that another script wants to be started anew. What does not know it yet, and our own parts, load its code by it. */
export const FORM_NEEDED = "storefront:variation-form-needed";

/**
 * Quick views call `$(form).wc_variation_form()` on the form that they have just put in; where the platform's script is gone, it is ours.
 * Composite products make a form of what was none: its variations are with jQuery only.
 */
const start = function (this: JQueryCollection) {
  for (const form of this.get() as HTMLElement[]) {
    form.dataset.product_variations ??= "false";
    fireNative(form, FORM_NEEDED);
  }
  return this;
};

/** Puts ours in where the platform's script has not put its own. */
export const publishVariationPlugin = (jquery: JQuery): void => {
  jquery.fn.wc_variation_form ??= start;
};

/** True when the page's `$(form).wc_variation_form()` is the platform's. */
export const hasForeignVariationPlugin = ({ fn }: JQuery): boolean => (fn.wc_variation_form ?? start) !== start;
