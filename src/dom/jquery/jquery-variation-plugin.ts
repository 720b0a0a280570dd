import { fireNative } from "#src/dom/fire-native.ts";
import type { JQuery, JQueryCollection } from "./jquery.ts";

/** Fired on a form that another script wants started anew, or on the document by our parts. It loads the form's code. */
export const FORM_NEEDED = "storefront:variation-form-needed";

// Quick views call `$(form).wc_variation_form()` on a form that they have put in; the function is ours where the
// platform's script is gone. Composite products call it on a plain box, whose variations only jQuery's data holds.
const start = function (this: JQueryCollection) {
  for (const form of this.get() as HTMLElement[]) {
    form.dataset.product_variations ??= "false";
    fireNative(form, FORM_NEEDED);
  }
  return this;
};

export const publishVariationPlugin = (jquery: JQuery): void => {
  jquery.fn.wc_variation_form ??= start;
};

export const hasForeignVariationPlugin = ({ fn }: JQuery): boolean => (fn.wc_variation_form ?? start) !== start;
