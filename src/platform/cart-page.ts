import { PlatformError } from "#src/errors.ts";
import { send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { freshGlobal } from "./fresh-settings.ts";
import { pageGlobal } from "./page-globals.ts";
import { shopAjaxUrl } from "./page-settings.ts";

/** The cart page's own calls: it is asked for as a whole page, as a form that was sent or a link that was followed. */

/** Sends the cart's form and returns the page that answers. */
export const submitCartForm = async (action: string, fields: FormData): Promise<string> => {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  const { text } = await send(action, { body, keepalive: true });
  return text;
};

/** Follows a link that changes the cart and returns the page that it leads to. */
export const followCartLink = async (href: string): Promise<string> => {
  const { text } = await send(href, { method: "GET", keepalive: true });
  return text;
};

const post = async (endpoint: string, fields: Readonly<Record<string, unknown>>): Promise<string> => {
  const { text } = await send(shopAjaxUrl(endpoint), { body: encodeForm(fields) });
  return text;
};

/** Takes a coupon out and returns what the shop says to that; empty on a page that has no nonce for it. */
export const removeCoupon = async (coupon: string): Promise<string> => {
  const { remove_coupon_nonce: security } = pageGlobal("wc_cart_params");
  return security ? post("remove_coupon", { security, coupon }) : "";
};

const postShippingMethod = (methods: Readonly<Record<string, string>>, security: unknown): Promise<string> =>
  post("update_shipping_method", { security, shipping_method: methods });

/** Chooses shipping methods by package index and returns the HTML of the totals. A stale nonce is renewed once. */
export const chooseShipping = async (methods: Readonly<Record<string, string>>): Promise<string> => {
  try {
    return await postShippingMethod(methods, pageGlobal("wc_cart_params").update_shipping_method_nonce);
  } catch (error) {
    const isStale = error instanceof PlatformError && error.status === 403;
    const fresh = isStale ? await freshGlobal("wc_cart_params") : undefined;
    if (!fresh) throw error;
    return postShippingMethod(methods, fresh.update_shipping_method_nonce);
  }
};
