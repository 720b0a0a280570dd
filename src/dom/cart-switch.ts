import { settingsText } from "./settings-text.ts";

/**
 * A shop that has switched adding without a reload off prints no settings for it, while its buttons keep their classes.
 * Asked at every first touch of a button, so without reading the settings. A block that is no JSON, as WordPress makes one by
 * escaping its quotes, counts as printed: who reads it then tells.
 */
export const addsWithoutReload = (): boolean =>
  "wc_add_to_cart_params" in window || /wc_add_to_cart_params[^,]*\{/.test(settingsText());
