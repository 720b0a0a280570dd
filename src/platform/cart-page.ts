import type { PlatformError } from "#src/errors.ts";
import { send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { freshGlobal } from "./fresh-settings.ts";
import { type PlainObject, pageGlobal } from "./page-globals.ts";
import { shopAjaxUrl } from "./page-settings.ts";

/** The cart page's own calls: it is asked for as a whole page, as a form that was sent or a link that was followed. */

/** Sends the cart's form, or without fields follows a link that changes the cart. Returns the page that answers. */
export const requestCartPage = (address: string, fields?: FormData): Promise<string> => {
  if (!fields) return send(address, { method: "GET", keepalive: true });
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  return send(address, { body, keepalive: true });
};

/** Posts with the page's nonce for an endpoint of the cart page. One that a page has kept too long is renewed once. */
const postSecured = async (endpoint: string, fields: Readonly<Record<string, unknown>>): Promise<string> => {
  const post = ({ [`${endpoint}_nonce`]: security }: PlainObject) =>
    send(shopAjaxUrl(endpoint), { body: encodeForm({ security, ...fields }), keepalive: true });
  try {
    return await post(pageGlobal("wc_cart_params"));
  } catch (error) {
    const isStale = (error as PlatformError).status === 403;
    const fresh = isStale && (await freshGlobal("wc_cart_params"));
    if (!fresh) throw error;
    return post(fresh);
  }
};

/** Chooses shipping methods by package index and returns the HTML of the totals. */
export const chooseShipping = (methods: Readonly<Record<string, string>>): Promise<string> =>
  postSecured("update_shipping_method", { shipping_method: methods });

/** A call is answered in a few words: a whole page, of a login perhaps, is no answer, whatever it says besides. */
const wordsIn = (answer: string): string => (/<(html|body)\b/i.test(answer) ? "" : answer);

/** Applies a coupon and returns what the shop says to it. Empty where the page has no nonce for it, or nobody answers. */
export const applyCoupon = async (code: string): Promise<string> =>
  pageGlobal("wc_cart_params").apply_coupon_nonce
    ? postSecured("apply_coupon", { coupon_code: code }).then(wordsIn, () => "")
    : "";

/** Takes a coupon out and returns what the shop says to that: its pages do not. Empty where the shop cannot be asked. */
export const removeCoupon = (code: string): Promise<string> =>
  postSecured("remove_coupon", { coupon: code }).then(wordsIn, () => "");
