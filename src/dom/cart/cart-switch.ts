import { settingsText } from "#src/dom/settings-text.ts";

/**
 * A shop that has switched this off prints no settings for it, but its buttons keep their classes. Runs at every first
 * touch of a button, so it does not parse the settings. Broken JSON counts as printed, since its reader reports it.
 */
export const addsWithoutReload = (): boolean =>
  "wc_add_to_cart_params" in window || /wc_add_to_cart_params[^,]*\{/.test(settingsText());
