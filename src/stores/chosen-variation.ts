import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import type { RequestOptions } from "#src/platform/client.ts";
import { fetchVariation } from "#src/platform/variation.ts";

/** False when none fits. Plugins add data of their own: as JSON on the form, or with `$form.data("custom_data", …)`. */
export const askForVariation = (
  form: HTMLElement,
  choice: Readonly<Record<string, string>>,
  options?: Pick<RequestOptions, "signal">,
) => {
  const { product_id, custom_data } = { ...form.dataset, ...pageJQuery()?.(form).data() };
  return fetchVariation({ ...choice, product_id, custom_data }, options);
};
