import { unreadable } from "#src/errors.ts";
import { isObject, type PlainObject } from "#src/plain-object.ts";
import { pageGlobal, textOf } from "./page-globals.ts";

/** The page's configuration, typed. WordPress prints top-level numbers and booleans as texts ("1", "", "5000"). */

const isOn = (value: unknown): boolean => value === true || value === 1 || value === "1" || value === "yes";

interface CartSettings {
  cartUrl: string;
  isCartPage: boolean;
  redirectsAfterAdd: boolean;
  viewCartText: string;
}

/** The settings of the platform's add-to-cart script. Without them the page has no AJAX cart. */
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
  hashKey: string;
  fragmentsKey: string;
}

/** Undefined on pages where the platform keeps no fragments in storage. */
export const fragmentSettings = (): FragmentSettings | undefined => {
  const params = pageGlobal("wc_cart_fragments_params");
  const hashKey = textOf(params.cart_hash_key);
  const fragmentsKey = textOf(params.fragment_name);
  return hashKey && fragmentsKey ? { hashKey, fragmentsKey } : undefined;
};

const REFRESH_TIMEOUT_MS = 5000;

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

const firstText = (key: string): string =>
  SHOP_OBJECTS.map((name) => textOf(pageGlobal(name)[key])).find(Boolean) ?? "";

/** @throws ContractError when the page prints no endpoint template. */
export const shopAjaxUrl = (endpoint: string): string => {
  const template = firstText("wc_ajax_url");
  if (!template.includes("%%endpoint%%"))
    throw unreadable("wc_ajax_url", "an address with %%endpoint%% in wc_add_to_cart_params", template);
  return template.replace("%%endpoint%%", endpoint);
};

const builderData = (): PlainObject => Object(pageGlobal("BreakdanceFrontend").data);

/** Empty on pages without the page builder. */
export const builderAjaxUrl = (): string => textOf(builderData().ajaxUrl);

export const adminAjaxUrl = (): string => builderAjaxUrl() || firstText("ajax_url") || "/wp-admin/admin-ajax.php";

/** Widths in px; a missing one is no limit. */
export interface Breakpoint {
  id: string;
  minWidth?: number | undefined;
  maxWidth?: number | undefined;
}

/** The page builder's breakpoints and the site's own; empty without a builder. */
export const builderBreakpoints = (): Breakpoint[] => {
  const { breakpoints } = builderData();
  return (Array.isArray(breakpoints) ? breakpoints : []).filter(isObject).map((breakpoint) => ({
    id: textOf(breakpoint.id),
    minWidth: Number(breakpoint.minWidth) || undefined,
    maxWidth: Number(breakpoint.maxWidth) || undefined,
  }));
};
