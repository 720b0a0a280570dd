import { listenersOf, pageJQuery } from "#src/dom/jquery/jquery.ts";
import { hasForeignVariationPlugin } from "#src/dom/jquery/jquery-variation-plugin.ts";

/** Whether the platform's script runs a form. Others use its namespace, but only it hands itself to this listener. */
export const isPlatformForm = (form: HTMLElement): boolean => {
  const jquery = pageJQuery();
  if (!jquery) return false;
  // jQuery 4 hides its listeners, so the script's presence must do.
  if (!jquery._data) return hasForeignVariationPlugin(jquery);
  return listenersOf(form, "update_variation_values").some(({ data }) => data?.variationForm);
};
