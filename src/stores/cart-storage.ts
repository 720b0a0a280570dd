import { hasCartCookie } from "#src/dom/cart-cookie.ts";
import { readCookie } from "#src/dom/cookies.ts";
import { cartContext } from "#src/dom/page-context.ts";
import { readItem, removeItem, writeItem } from "#src/dom/web-storage.ts";
import { type FragmentSettings, fragmentSettings } from "#src/platform/page-settings.ts";
import type { Fragments } from "./cart.ts";
import { isSameCart, parseFragments, type StoredCart, type Visitor } from "./cart-freshness.ts";

/** The cart in the browser's storage, under the names that the platform prints, shared with the platform's own script. */

const CREATED_KEY = "wc_cart_created";

/** The platform's names say which shop; this one says for which language, currency and login the fragments were rendered. */
const contextKey = (settings: FragmentSettings): string => `${settings.fragmentsKey}_context`;

const session = (key: string): string => readItem("session", key) ?? "";

/** What this tab has stored; undefined on pages where the platform keeps no fragments in storage. */
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

/** Undefined where nothing that can be read is stored. */
export const readStoredFragments = (): { fragments: Fragments; hash: string } | undefined => {
  const stored = readStoredCart();
  const fragments = stored && parseFragments(stored.fragments);
  return fragments && { fragments, hash: stored.hash };
};

/** What cookies and page say now, to compare what is stored with. */
export const readVisitor = (): Visitor => ({
  hasCart: hasCartCookie(),
  cookieHash: readCookie("woocommerce_cart_hash"),
  context: cartContext(),
});

/** True for the cart that the visitor has now, as the shop has rendered it for this page's language, currency and login. */
export const isStoredCartFresh = (): boolean => {
  const stored = readStoredCart();
  return stored !== undefined && isSameCart(stored, readVisitor());
};

/** Restarts the 24 hours. The platform does so after a refresh of a cart that is not empty, and for a cart's first product. */
export const storeCreationTime = (): void => {
  writeItem("session", CREATED_KEY, String(Date.now()));
};

/** False for a cart that was empty until now, or is not stored on this page. */
export const hasStoredHash = (): boolean => Boolean(readStoredCart()?.hash);

/** From now on, until a newer cart is stored, a page that opens asks the shop. */
export const forgetStoredFragments = (): void => {
  const settings = fragmentSettings();
  if (settings) removeItem("session", settings.fragmentsKey);
};

const storeHash = (key: string, hash: string): void => {
  writeItem("session", key, hash);
  // The last write: other tabs hear of it and compare.
  writeItem("local", key, hash);
};

/** For a cart that is empty without a word of the shop, as after an order: other tabs that show one ask. */
export const storeEmptyCart = (): void => {
  const settings = fragmentSettings();
  if (!settings || !readItem("local", settings.hashKey)) return;
  forgetStoredFragments();
  storeHash(settings.hashKey, "");
};

/** Stores what was painted. In full storage the old fragments would outlive the cart, so they are dropped. */
export const storeCart = (fragments: Fragments, hash: string): void => {
  const settings = fragmentSettings();
  if (!settings) return;
  const isStored = writeItem("session", settings.fragmentsKey, JSON.stringify(fragments));
  if (!isStored) forgetStoredFragments();
  writeItem("session", contextKey(settings), cartContext());
  storeHash(settings.hashKey, hash);
};

/** True for the key of the cart's hash: where another tab writes it, that tab's cart has changed. */
export const isHashKey = (key: string | null): key is string => key === fragmentSettings()?.hashKey;

/** True when another tab knows of another cart than this tab has stored. */
export const isHashOutdated = (hashKey: string): boolean => readItem("local", hashKey) !== readItem("session", hashKey);
