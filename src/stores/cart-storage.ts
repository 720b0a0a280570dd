import { cartContext } from "#src/dom/cart/cart-context.ts";
import { readCookie } from "#src/dom/cookies.ts";
import { readItem, removeItem, writeItem } from "#src/dom/web-storage.ts";
import { type FragmentSettings, fragmentSettings } from "#src/platform/page-settings.ts";
import type { Fragments } from "./cart.ts";
import { isSameCart, type StoredCart, type Visitor } from "./cart-freshness.ts";

/** The cart in the browser's storage, under the platform's keys and shared with its script. */

const CREATED_KEY = "wc_cart_created";

/** The platform's keys tell shops apart; this key's value tells languages, currencies and logins apart. */
const contextKey = (settings: FragmentSettings): string => `${settings.fragmentsKey}_context`;

const session = (key: string): string => readItem("session", key) ?? "";

export const readStoredCart = (): StoredCart | undefined => {
  const settings = fragmentSettings();
  return (
    settings && {
      fragments: session(settings.fragmentsKey),
      hash: session(settings.hashKey),
      createdAt: session(CREATED_KEY),
      context: session(contextKey(settings)),
    }
  );
};

/** The hash of the visitor's cart as the shop's cookie has it now. */
export const readCookieHash = (): string => readCookie("woocommerce_cart_hash");

export const readVisitor = (): Visitor => ({ cookieHash: readCookieHash(), context: cartContext() });

export const isStoredCartFresh = (): boolean => {
  const stored = readStoredCart();
  return Boolean(stored && isSameCart(stored, readVisitor()));
};

/** Makes the next page ask the shop, unless a newer cart is stored before. */
export const forgetStoredFragments = (): void => {
  const settings = fragmentSettings();
  if (settings) removeItem("session", settings.fragmentsKey);
};

/** A tab whose own storage is full could not tell the same hash from news, and would tell it without an end. */
const storeHash = (key: string, hash: string): void => {
  // The other tabs' one last: they hear of it and compare.
  if (writeItem("session", key, hash)) writeItem("local", key, hash);
};

/** For a cart that is empty without an answer of the shop, as after an order. Other tabs that show a cart then ask. */
export const storeEmptyCart = (): void => {
  const settings = fragmentSettings();
  if (!settings || !readItem("local", settings.hashKey)) return;
  forgetStoredFragments();
  storeHash(settings.hashKey, "");
};

/**
 * A cart's 24 hours begin with its first product, and again when it is refreshed. If the storage is full, the old fragments
 * are dropped: they would outlive their cart.
 */
export const storeCart = (fragments: Fragments, hash: string, isRefreshed = false): void => {
  const settings = fragmentSettings();
  if (!settings) return;
  const isStored = writeItem("session", settings.fragmentsKey, JSON.stringify(fragments));
  if (!isStored) forgetStoredFragments();
  writeItem("session", contextKey(settings), cartContext());
  const stored = session(settings.hashKey);
  if (hash && (isRefreshed || !stored)) writeItem("session", CREATED_KEY, String(Date.now()));
  // The same hash is no news. Tabs in two languages or currencies get two for one cart, and would ask in turn without an end.
  if (!hash || hash !== stored) storeHash(settings.hashKey, hash);
};

/** Another tab that writes this key has changed the cart. */
export const isHashKey = (key: string | null): key is string => key === fragmentSettings()?.hashKey;

export const isHashOutdated = (hashKey: string): boolean => readItem("local", hashKey) !== readItem("session", hashKey);
