import * as v from "valibot";
import { postAction } from "./admin-ajax.ts";
import { readJson } from "./client.ts";

const answer = v.looseObject({ msg: v.string() });

/** Asks the shop to tell a shopper when a product is back (Spec 7). Returns the shop's words, as HTML. */
export const postSubscription = async (
  url: string,
  nonce: string,
  { action, ...fields }: Readonly<Record<string, unknown>> & { action: string },
): Promise<string> => {
  const headers = { "X-WP-Nonce": nonce };
  const text = await postAction(action, fields, { url, headers });
  return readJson(answer, text, url).msg;
};
