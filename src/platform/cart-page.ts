import type { PlainObject } from "#src/plain-object.ts";
import { send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { askWithNonce, freshGlobal } from "./fresh-settings.ts";
import { pageGlobal, textOf } from "./page-globals.ts";
import { shopAjaxUrl } from "./page-settings.ts";

/**
 * The cart page's calls. Most are answered with a whole page, as for a sent form or a followed link. Each rejects with a
 * PlatformError when the shop cannot be reached, unless its comment says otherwise.
 */

/** Sends the cart's form or, without fields, follows a link that changes the cart. Returns the page that answers. */
export const requestCartPage = (url: string, fields?: FormData): Promise<string> => {
  if (!fields) return send(url, { method: "GET", keepalive: true });
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  return send(url, { body, keepalive: true });
};

/** Posts to an endpoint of the cart page with the page's nonce. A stale nonce is replaced once. */
const postSecured = (endpoint: string, fields: PlainObject): Promise<string> => {
  const key = `${endpoint}_nonce`;
  const post = (security: string) =>
    send(shopAjaxUrl(endpoint), { body: encodeForm({ security, ...fields }), keepalive: true });
  return askWithNonce(post, {
    nonce: textOf(pageGlobal("wc_cart_params")[key]),
    isStale: ({ status }) => status === 403,
    readFresh: async () => (await freshGlobal("wc_cart_params"))?.[key],
  });
};

/** Chooses shipping methods by package index and returns the totals' HTML. */
export const chooseShipping = (methods: Readonly<Record<string, string>>): Promise<string> =>
  postSecured("update_shipping_method", { shipping_method: methods });

/** The answer is a few words of HTML; a whole page, such as a login, counts as no answer. */
const wordsIn = (answer: string): string => (/<(html|body)\b/i.test(answer) ? "" : answer);

/** Returns the shop's message about the coupon; empty without a nonce on the page, or when the call fails. */
export const applyCoupon = async (code: string): Promise<string> =>
  pageGlobal("wc_cart_params").apply_coupon_nonce
    ? postSecured("apply_coupon", { coupon_code: code }).then(wordsIn, () => "")
    : "";

/** Returns the shop's message, which its pages do not show; empty when the call fails. */
export const removeCoupon = (code: string): Promise<string> =>
  postSecured("remove_coupon", { coupon: code }).then(wordsIn, () => "");
