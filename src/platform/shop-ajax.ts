import type * as v from "valibot";
import { type RequestOptions, readJson, send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { shopAjaxUrl } from "./page-settings.ts";

export interface ShopCall extends Pick<RequestOptions, "timeoutMs" | "signal" | "keepalive"> {
  data: Readonly<Record<string, unknown>>;
}

/**
 * Posts to an endpoint of the shop and resolves with its checked answer.
 * @throws PlatformError when the shop cannot be reached or answers something else; an abort rejects with its reason.
 */
export const postToShop = async <Schema extends v.GenericSchema>(
  endpoint: string,
  schema: Schema,
  { data, ...options }: ShopCall,
): Promise<v.InferOutput<Schema>> => {
  const url = shopAjaxUrl(endpoint);
  return readJson(schema, await send(url, { ...options, body: encodeForm(data) }), url);
};
