import * as v from "valibot";
import { unreadable } from "#src/errors.ts";
import { postAction } from "./admin-ajax.ts";
import { readJson, send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { builderAjaxUrl, cartSettings, refreshTimeoutMs, textOf } from "./page-settings.ts";
import { postToShop, type ShopCall } from "./shop-ajax.ts";

/** The cart's calls (Spec 7, Cart). None of them needs a nonce except the cart form's. */

const cartAnswer = v.looseObject({
  // Plugins put data of their own beside the HTML, for their own listeners. PHP prints an empty map as [], which reads as {}.
  fragments: v.nullish(v.looseObject({})),
  // The hash may be of any kind: that is no reason to say that nothing has happened.
});

/** What the shop says of the cart. A refusal is an answer, too. */
export interface CartAnswer {
  /** Set when the shop refused: the page where the shopper can choose options or read why. */
  refusedUrl?: string | undefined;
  isRefused: boolean;
  /** HTML by selector, and whatever plugins add; empty when a plugin has emptied it. */
  fragments?: Readonly<Record<string, unknown>> | undefined;
  cartHash: string;
}

/** The three calls that are answered with the cart. */
const askForCart = async (endpoint: string, options: ShopCall): Promise<CartAnswer> => {
  const answer = await postToShop(endpoint, cartAnswer, options);
  return {
    isRefused: Boolean(answer.error) || answer.success === false,
    refusedUrl: (Boolean(answer.error) && textOf(answer.product_url)) || undefined,
    fragments: answer.fragments ?? undefined,
    cartHash: textOf(answer.cart_hash),
  };
};

/** Sends the button's data as it is; the server reads `product_id` and `quantity`, plugins read the rest. */
export const addToCart = (data: ShopCall["data"]): Promise<CartAnswer> =>
  askForCart("add_to_cart", { data, keepalive: true });

/** The answer has no fragments where the cart has no such line. */
export const removeFromCart = (cartItemKey: string): Promise<CartAnswer> =>
  askForCart("remove_from_cart", { data: { cart_item_key: cartItemKey }, keepalive: true });

/** The platform's script takes the time once, when it is loaded. */
const loadedAt = Date.now();

/** Asks for the cart, for as long as the platform waits for it. */
export const fetchFragments = (): Promise<CartAnswer> =>
  askForCart("get_refreshed_fragments", { data: { time: loadedAt }, timeoutMs: refreshTimeoutMs() });

/** Empty when the quantity was set. A login or firewall page, or a refusal, means that it was not. */
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

/** With a nonce that is too old the shop does nothing, says nothing, and prints a fresh one: then it is asked once more. */
const askCartPage = async (nonce: string, ask: (nonce: string) => Promise<string>): Promise<void> => {
  const fresh = /name="woocommerce-cart-nonce" value="(\w+)/.exec(await ask(nonce))?.[1];
  if (fresh && fresh !== nonce) await ask(fresh);
};

const updateByCartForm = (key: string, quantity: number, nonce: string): Promise<void> =>
  askCartPage(nonce, (cartNonce) => {
    const body = encodeForm({
      cart: { [key]: { qty: quantity } },
      update_cart: "Update cart",
      "woocommerce-cart-nonce": cartNonce,
    });
    return send(cartSettings().cartUrl, { body, keepalive: true });
  });

/**
 * Sets a line's quantity: by the page builder's action where the page has the builder, else by the cart page's own
 * form, whose nonce every remove link carries too.
 */
export const updateQuantity = (key: string, quantity: number, nonce: string): Promise<void> => {
  const url = builderAjaxUrl();
  return url ? updateByBuilder(url, key, quantity) : updateByCartForm(key, quantity, nonce);
};

/** The address that puts a removed line back, with quantity and data, from the address that removed it. */
export const undoAddress = (removeHref: string): URL => {
  const address = new URL(removeHref, location.href);
  const key = address.searchParams.get("remove_item");
  if (!key) throw unreadable("the remove link", "remove_item in its address", removeHref);
  address.searchParams.delete("remove_item");
  address.searchParams.set("undo_item", key);
  return address;
};

/** Follows the undo address of a remove link. The shop does not tell whether it has done it. */
export const restoreItem = async (removeHref: string): Promise<void> => {
  const address = undoAddress(removeHref);
  const { searchParams } = address;
  await askCartPage(searchParams.get("_wpnonce") ?? "", (nonce) => {
    if (nonce) searchParams.set("_wpnonce", nonce);
    return send(address.href, { method: "GET", keepalive: true });
  });
};
