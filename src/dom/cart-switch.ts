const PARAMS = "wc_add_to_cart_params";

/**
 * A shop that has switched adding without a reload off prints no settings for it, while its buttons keep their classes.
 * Asked at every first touch of a button, so without reading the settings.
 */
export const addsWithoutReload = (): boolean =>
  Reflect.has(window, PARAMS) || Boolean(document.getElementById("storefront-widgets")?.textContent?.includes(PARAMS));
