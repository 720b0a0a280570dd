import * as v from "valibot";
import type { PlatformError } from "#src/errors.ts";
import type { PlainObject } from "#src/plain-object.ts";
import { postAction } from "./admin-ajax.ts";
import { type RequestOptions, readJson } from "./client.ts";
import { discountSettings } from "./discount-settings.ts";
import { askWithNonce, freshGlobal } from "./fresh-settings.ts";
import { textOf } from "./page-globals.ts";

/**
 * The discount plugin's calls (Spec 7, Pricing; pricing contract A). Each rejects with a PlatformError when the shop cannot be
 * reached or answers something else.
 */

interface DiscountCall extends Pick<RequestOptions, "signal"> {
  fields: PlainObject;
}

/** Newer than the nonce that this page printed. */
let renewed: unknown;

/** For tests, each of which has a shop of its own. */
export const forgetRenewedNonce = (): void => {
  renewed = undefined;
};

/** The plugin refuses a nonce with "Invalid token" in the shop's language and status 200, or with -1. */
const isRefusedNonce = ({ kind, body }: PlatformError): boolean =>
  kind === "stale-nonce" || (kind === "not-json" && !body.includes("<"));

const post = <Schema extends v.GenericSchema>(
  action: string,
  schema: Schema,
  { fields, ...options }: DiscountCall,
): Promise<v.InferOutput<Schema>> => {
  const { ajaxUrl, nonce } = discountSettings();
  const ask = async (awdr_nonce: string) => {
    const text = await postAction(action, { ...fields, awdr_nonce }, { ...options, url: ajaxUrl || undefined });
    return readJson(schema, text, action);
  };
  const readFresh = async () => {
    renewed = (await freshGlobal("awdr_params"))?.nonce;
    return renewed;
  };
  return askWithNonce(ask, { nonce: textOf(renewed) || nonce, isStale: isRefusedNonce, readFresh });
};

const priceAnswer = v.looseObject({
  price_html: v.nullish(v.string()),
  original_price_html: v.nullish(v.string()),
});

/** Undefined where the answer has no price. */
export const fetchPriceHtml = async (
  productId: string,
  quantity: string,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const fields = { method: "get_price_html", product_id: productId, qty: quantity };
  const { price_html, original_price_html } = await post("wdr_ajax", priceAnswer, { fields, signal });
  return price_html || (original_price_html ?? undefined);
};

const tableAnswer = v.looseObject({ bulk_table: v.nullish(v.string()) });

/** Empty where the product has no table. */
export const fetchBulkTable = async (productId: string, signal: AbortSignal): Promise<string> => {
  const fields = { method: "get_variable_product_bulk_table", product_id: productId };
  const { bulk_table } = await post("wdr_ajax", tableAnswer, { fields, signal });
  return bulk_table ?? "";
};

/** The discount on a product in the server's own fields, which other scripts expect. */
export const fetchDiscount = (fields: PlainObject): Promise<PlainObject> =>
  post("awdr_get_product_discount", v.looseObject({}), { fields });

/** Replaces a free product in the cart. True when the cart has changed. */
export const swapFreeProduct = async (fields: PlainObject): Promise<boolean> => {
  const { success, data } = await post("awdr_change_discount_product_in_cart", v.looseObject({}), { fields });
  return success === true && Number(data) === 1;
};
