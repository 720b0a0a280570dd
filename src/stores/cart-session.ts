import { hasCartCookie, isCartShownByServer } from "#src/dom/cart/cart-signs.ts";
import { hasMiniCart, readMiniCart } from "#src/dom/cart/mini-cart-markup.ts";
import { hasFragmentsScript, wasSentSince } from "#src/dom/jquery/page-plugins.ts";
import { emit } from "#src/dom/platform-events.ts";
import { whenIdle } from "#src/dom/when-idle.ts";
import { $cart, acceptFragments } from "./cart.ts";
import { acceptStoredCart } from "./cart-events.ts";
import { type FreshFragments, freshFragments } from "./cart-freshness.ts";
import { askForCartPage, refreshUnlessPageDoes, restartExpiry, tryRefresh } from "./cart-refresh.ts";
import {
  isHashKey,
  isHashOutdated,
  readCookieHash,
  readStoredCart,
  readVisitor,
  storeEmptyCart,
} from "./cart-storage.ts";

declare global {
  interface Window {
    /** The platform's own object. The Customizer's preview prints parts of the page anew. */
    wp?: { customize?: { selectiveRefresh?: { bind: (name: string, onEvent: () => void) => void } } };
  }
}

/** The cart over the life of a page: painted from storage when that is fresh, else asked for. */

/** Lets the page's own content load first; by then the platform's script or another one may have asked. */
const refreshWhenIdle = (): void => {
  const before = $cart.get();
  whenIdle(() => {
    const isNews = $cart.get() !== before || hasFragmentsScript() || wasSentSince("get_refreshed_fragments");
    if (!isNews) void tryRefresh();
  });
};

/** Asks the shop, unless the page itself says what the cart holds. */
const learnCart = (isOutdated: boolean): void => {
  if (isOutdated || !isCartShownByServer()) refreshWhenIdle();
  else $cart.set({ ...$cart.get(), ...readMiniCart(document), hash: readCookieHash() });
};

/** A page from a cache may show a cart that was since ordered or emptied, or somebody else's: ask about it too. */
const mayHaveCart = (): boolean => hasCartCookie() || Boolean(readMiniCart(document)?.lines[0]);

const paint = ({ fragments, expiresInMs }: FreshFragments, hash: string): void => {
  acceptFragments(fragments, hash);
  // The platform's own script paints the same and fires this itself.
  if (!hasFragmentsScript()) emit("wc_fragments_loaded");
  restartExpiry(expiresInMs);
};

const showCart = (isOutdated: boolean): void => {
  const stored = readStoredCart();
  const visitor = readVisitor();
  const fresh = stored && freshFragments(stored, visitor, Date.now());
  if (fresh) paint(fresh, visitor.cookieHash);
  // Where the platform stores no fragments, only a mini-cart would show the answer.
  else if (mayHaveCart() && (stored || hasMiniCart())) learnCart(isOutdated);
  else {
    // A visitor without a cart has nothing to show and costs the shop no request.
    storeEmptyCart();
    // Back may bring an older page of this tab with the old number. The empty cart in storage then corrects it.
    if (stored?.hash) refreshWhenIdle();
  }
};

/** Shows what has become of the cart in another tab, or since Back's page was left. */
const catchUp = (): void => {
  showCart(true);
  askForCartPage();
};

/**
 * Compares the cookie when the shopper comes back to this tab. Another tab's cart page, to which a product's form has led,
 * asks for nothing, so it tells nobody of the product. The checkout is left alone: it may be in the middle of a payment that
 * the shopper has confirmed in another app.
 */
const followCookie = (): void => {
  let knownHash: string;
  const noteHash = () => {
    knownHash = readCookieHash();
  };
  $cart.subscribe(noteHash);
  addEventListener("visibilitychange", () => {
    if (document.hidden || readCookieHash() === knownHash) return;
    noteHash();
    showCart(true);
  });
};

/** Shows the cart and follows the other tabs, Back and Forward. Called once. */
export const startCartSession = (isOutdated: boolean): void => {
  if (isOutdated) catchUp();
  else showCart(false);
  addEventListener("storage", ({ key }) => {
    if (!isHashKey(key)) return;
    // Even if this tab has asked meanwhile and knows the cart: its cart form may be older.
    askForCartPage();
    if (isHashOutdated(key)) void refreshUnlessPageDoes();
    else acceptStoredCart();
  });
  // The Customizer prints a cart widget anew with an empty cart.
  window.wp?.customize?.selectiveRefresh?.bind("partial-content-rendered", () => void refreshUnlessPageDoes());
  addEventListener("pageshow", ({ persisted }) => persisted && catchUp());
  followCookie();
};
