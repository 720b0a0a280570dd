import { listenersOf, pageJQuery } from "./jquery.ts";
import { hasForeignVariationPlugin } from "./jquery-variation-plugin.ts";

/**
 * True when the platform's own script runs a form. It binds its listeners as soon as it takes a form over, so this is true
 * before it fires anything. Swatches, galleries and unit prices use its namespace too; it alone hands itself to this one.
 */
export const isPlatformForm = (form: HTMLElement): boolean => {
  const jquery = pageJQuery();
  if (!jquery) return false;
  // Where jQuery no longer tells its listeners, the script's presence must do.
  if (!jquery._data) return hasForeignVariationPlugin(jquery);
  return listenersOf(form, "update_variation_values").some(({ data }) => data?.variationForm);
};
