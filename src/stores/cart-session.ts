import { isCartShownByServer } from "#src/dom/cart/cart-signs.ts";
import { hasMiniCart, readMiniCart } from "#src/dom/cart/mini-cart-markup.ts";
import { hasFragmentsScript, wasSentSince } from "#src/dom/jquery/page-plugins.ts";
import { emit } from "#src/dom/platform-events.ts";
import { whenIdle } from "#src/dom/when-idle.ts";
import { $cart, acceptFragments } from "./cart.ts";
import { acceptStoredCart } from "./cart-events.ts";
import { decideStart, type Visitor } from "./cart-freshness.ts";
import { askForCartPage, refreshUnlessPageDoes, restartExpiry, tryRefresh } from "./cart-refresh.ts";
import { isHashKey, isHashOutdated, readStoredCart, readVisitor, storeEmptyCart } from "./cart-storage.ts";

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

/** True when the page itself says what the cart holds, so that the shop need not be asked. */
const acceptPage = (isOutdated: boolean): boolean => {
  if (isOutdated || !isCartShownByServer()) return false;
  const seen = readMiniCart(document);
  if (seen) $cart.set({ ...$cart.get(), ...seen, hash: readVisitor().cookieHash });
  return true;
};

/** A page from a cache may show a cart that was since ordered or emptied, or somebody else's: ask about it too. */
const visitorOfPage = (): Visitor => {
  const visitor = readVisitor();
  return readMiniCart(document)?.lines.length ? { ...visitor, hasCart: true } : visitor;
};

const showCart = (isOutdated: boolean): void => {
  const stored = readStoredCart();
  const visitor = visitorOfPage();
  // Where the platform stores no fragments, only a mini-cart would show the answer.
  const unstored = { kind: visitor.hasCart && hasMiniCart() ? "refresh" : "nothing" } as const;
  const decision = stored ? decideStart(stored, visitor, Date.now()) : unstored;
  if (decision.kind === "refresh" && !acceptPage(isOutdated)) refreshWhenIdle();
  if (decision.kind === "nothing") {
    storeEmptyCart();
    // Back may bring an older page of this tab with the old number. The empty cart in storage then corrects it.
    if (stored?.hash) refreshWhenIdle();
  }
  if (decision.kind !== "paint") return;
  acceptFragments(decision.fragments, visitor.cookieHash);
  // The platform's own script paints the same and fires this itself.
  if (!hasFragmentsScript()) emit("wc_fragments_loaded");
  restartExpiry(decision.expiresInMs);
};

/** Shows the cart and follows the other tabs, Back and Forward. Called once. */
export const startCartSession = (isOutdated: boolean): void => {
  showCart(isOutdated);
  if (isOutdated) askForCartPage();
  addEventListener("storage", ({ key }) => {
    if (!isHashKey(key)) return;
    // Even if this tab has asked meanwhile and knows the cart: its cart form may be older.
    askForCartPage();
    if (isHashOutdated(key)) void refreshUnlessPageDoes();
    else acceptStoredCart();
  });
  // The Customizer prints a cart widget anew with an empty cart.
  window.wp?.customize?.selectiveRefresh?.bind("partial-content-rendered", () => void refreshUnlessPageDoes());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    showCart(true);
    askForCartPage();
  });
};
