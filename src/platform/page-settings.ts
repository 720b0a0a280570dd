import { unreadable } from "#src/errors.ts";
import { isObject, type PlainObject, pageGlobal } from "./page-globals.ts";

/**
 * The page's configuration, typed. WordPress prints top-level numbers and booleans as texts ("1", "", "5000");
 * they are read here once and never again.
 */

/** A printed value as a text; what can be none is empty. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const isOn = (value: unknown): boolean => value === true || value === 1 || value === "1" || value === "yes";

export interface CartSettings {
  cartUrl: string;
  isCartPage: boolean;
  redirectsAfterAdd: boolean;
  viewCartText: string;
}

/** Settings of the platform's add-to-cart script. Without them the platform has no AJAX cart on this page. */
export const cartSettings = (): CartSettings => {
  const params = pageGlobal("wc_add_to_cart_params");
  return {
    cartUrl: textOf(params.cart_url),
    isCartPage: isOn(params.is_cart),
    redirectsAfterAdd: isOn(params.cart_redirect_after_add),
    viewCartText: textOf(params.i18n_view_cart),
  };
};

export interface FragmentSettings {
  /** Storage key of the cart hash, as the platform prints it. */
  hashKey: string;
  /** Storage key of the fragments, as the platform prints it. */
  fragmentsKey: string;
}

/** Undefined on pages where the platform keeps no fragments in storage. */
export const fragmentSettings = (): FragmentSettings | undefined => {
  const params = pageGlobal("wc_cart_fragments_params");
  const hashKey = textOf(params.cart_hash_key);
  const fragmentsKey = textOf(params.fragment_name);
  if (!hashKey || !fragmentsKey) return undefined;
  return { hashKey, fragmentsKey };
};

const REFRESH_TIMEOUT_MS = 5000;

/** How long a refresh of the cart may take. */
export const refreshTimeoutMs = (): number =>
  Number(textOf(pageGlobal("wc_cart_fragments_params").request_timeout)) || REFRESH_TIMEOUT_MS;

const SHOP_OBJECTS = [
  "wc_add_to_cart_params",
  "wc_cart_fragments_params",
  "woocommerce_params",
  "wc_cart_params",
  "wc_checkout_params",
  "wc_add_to_cart_variation_params",
];

const firstText = (key: string): string => {
  for (const name of SHOP_OBJECTS) {
    const value = textOf(pageGlobal(name)[key]);
    if (value) return value;
  }
  return "";
};

/**
 * The address of one of the shop's ajax endpoints.
 * @throws ContractError when the page prints no endpoint template.
 */
export const shopAjaxUrl = (endpoint: string): string => {
  const template = firstText("wc_ajax_url");
  if (!template.includes("%%endpoint%%"))
    throw unreadable("wc_ajax_url", "an address with %%endpoint%% in wc_add_to_cart_params", template);
  return template.replace("%%endpoint%%", endpoint);
};

const builderData = (): PlainObject => {
  const { data } = pageGlobal("BreakdanceFrontend");
  return isObject(data) ? data : {};
};

/** The page builder's ajax address; empty on pages without the builder. */
export const builderAjaxUrl = (): string => textOf(builderData().ajaxUrl);

/** The platform's general ajax address. */
export const adminAjaxUrl = (): string => builderAjaxUrl() || firstText("ajax_url") || "/wp-admin/admin-ajax.php";

/** Widths in px; one that is missing is no limit. */
export interface Breakpoint {
  id: string;
  minWidth?: number | undefined;
  maxWidth?: number | undefined;
}

/** The page builder's breakpoints, the site's own ones included; empty when the page has none. */
export const builderBreakpoints = (): Breakpoint[] => {
  const { breakpoints } = builderData();
  return (Array.isArray(breakpoints) ? breakpoints : []).filter(isObject).map((breakpoint) => ({
    id: textOf(breakpoint.id),
    minWidth: Number(breakpoint.minWidth) || undefined,
    maxWidth: Number(breakpoint.maxWidth) || undefined,
  }));
};
