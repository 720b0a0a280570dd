import * as v from "valibot";
import { postAction } from "./admin-ajax.ts";
import { readJson } from "./client.ts";

const answer = v.object({ msg: v.string() });

/** Asks the shop to tell a shopper when a product is back (Spec 7). Returns the shop's words, as HTML. */
export const postSubscription = async (
  url: string,
  nonce: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const headers = { "X-WP-Nonce": nonce };
  const text = await postAction("cwginstock_product_subscribe", payload, { url, headers });
  return readJson(answer, text, url).msg;
};
