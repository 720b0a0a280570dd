import * as v from "valibot";
import { postAction } from "./admin-ajax.ts";
import { readJson, send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { textOf } from "./page-globals.ts";
import { builderAjaxUrl, cartSettings, refreshTimeoutMs } from "./page-settings.ts";
import { postToShop, type ShopCall } from "./shop-ajax.ts";

/**
 * The cart's calls (Spec 7, Cart). Only the cart form's needs a nonce. Each rejects with a PlatformError when the shop cannot
 * be reached or answers something else.
 */

const cartAnswer = v.looseObject({
  // Plugins add data for their own listeners to the HTML. PHP prints an empty map as [], which reads as {}.
  fragments: v.nullish(v.looseObject({})),
  // The hash is not checked: an odd one is no reason to call the whole answer a failure.
});

export interface CartAnswer {
  /** After a refusal: the page where the shopper can choose options or read the reason. */
  refusedUrl?: string | undefined;
  isRefused: boolean;
  /** HTML by selector, and data of plugins; empty when a plugin has emptied it. */
  fragments?: Readonly<Record<string, unknown>> | undefined;
  cartHash: string;
}

const askForCart = async (endpoint: string, options: ShopCall): Promise<CartAnswer> => {
  const { error, product_url, fragments, cart_hash } = await postToShop(endpoint, cartAnswer, options);
  const cartHash = textOf(cart_hash);
  return {
    // A firewall's or a plugin's own JSON says nothing of the cart.
    isRefused: Boolean(error) || !(fragments || cartHash),
    refusedUrl: (Boolean(error) && textOf(product_url)) || undefined,
    fragments: fragments ?? undefined,
    cartHash,
  };
};

/** Sends the button's data unchanged: the server reads `product_id` and `quantity`, plugins the rest. */
export const addToCart = (data: ShopCall["data"]): Promise<CartAnswer> =>
  askForCart("add_to_cart", { data, keepalive: true });

/** The answer has no fragments when the cart has no such line. */
export const removeFromCart = (cartItemKey: string): Promise<CartAnswer> =>
  askForCart("remove_from_cart", { data: { cart_item_key: cartItemKey }, keepalive: true });

/** The platform's script sends the time of its loading too. */
const loadedAt = Date.now();

export const fetchFragments = (): Promise<CartAnswer> =>
  askForCart("get_refreshed_fragments", { data: { time: loadedAt }, timeoutMs: refreshTimeoutMs() });

/** The action answers with nothing. A login or firewall page, or a refusal, means that the quantity was not set. */
const builderAnswer = v.looseObject({
  success: v.nullish(v.custom((value) => value === true, "Expected success to be true")),
});

const updateByBuilder = async (url: string, key: string, quantity: number): Promise<void> => {
  const body = new FormData();
  body.set("hash", key);
  body.set("quantity", String(quantity));
  const text = await postAction("breakdance_cart_update_qty", body, { url, keepalive: true });
  readJson(builderAnswer, text, url);
};

/** With a stale nonce the shop silently does nothing, but its page carries a fresh one: then ask once more. */
const askWithCartNonce = async (nonce: string, ask: (nonce: string) => Promise<string>): Promise<void> => {
  const fresh = /name="woocommerce-cart-nonce" value="(\w+)/.exec(await ask(nonce))?.[1];
  if (fresh && fresh !== nonce) await ask(fresh);
};

const updateByCartForm = (key: string, quantity: number, nonce: string): Promise<void> =>
  askWithCartNonce(nonce, (cartNonce) => {
    const body = encodeForm({
      cart: { [key]: { qty: quantity } },
      update_cart: "Update cart",
      "woocommerce-cart-nonce": cartNonce,
    });
    return send(cartSettings().cartUrl, { body, keepalive: true });
  });

/** Uses the page builder's action where the page has it, else the cart form, whose nonce every remove link carries. */
export const updateQuantity = (key: string, quantity: number, nonce: string): Promise<void> => {
  const url = builderAjaxUrl();
  return url ? updateByBuilder(url, key, quantity) : updateByCartForm(key, quantity, nonce);
};

/**
 * Restores a removed line with its quantity and data, by an address made from the one that removed it. The shop does not
 * say whether the line is back.
 */
export const restoreItem = async (removeHref: string): Promise<void> => {
  const url = new URL(removeHref, location.href);
  const { searchParams } = url;
  searchParams.set("undo_item", searchParams.get("remove_item") ?? "");
  searchParams.delete("remove_item");
  await askWithCartNonce(searchParams.get("_wpnonce") ?? "", (nonce) => {
    if (nonce) searchParams.set("_wpnonce", nonce);
    return send(url.href, { method: "GET", keepalive: true });
  });
};
