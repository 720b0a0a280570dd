import { randomBytes } from "node:crypto";
import { translate } from "#theme/arabic.ts";
import type { PageContext } from "#theme/page-context.ts";
import type { CartScene } from "#theme/partials/mini-cart.ts";
import type { CartView, NonceAction, Notice } from "./model.ts";
import { expiredNonce, freshNonce } from "./nonces.ts";
import type { Call } from "./shop.ts";
import { viewCart } from "./totals.ts";
import { flagsOf } from "./visit-flags.ts";
import { wishlistScene } from "./wishlist/scene.ts";

export const cartScene = (call: Call): CartScene => ({
  origin: call.url.origin,
  cards: flagsOf(call).cards ? call.visit.session.cards : null,
  cart: viewCart(call.shop.db, call.visit.session),
  nonce: (action) => freshNonce(call.visit.session, action),
  t: translate(flagsOf(call).dir),
  flags: flagsOf(call),
});

const noCart: CartView = {
  lines: [],
  count: 0,
  subtotal: 0,
  discounts: [],
  shipping: { rates: [], chosen: "" },
  total: 0,
  hash: "",
};

const personalPages = ["/cart/", "/checkout/", "/my-account/", "/wishlist/"];

/** Page caches skip these pages. */
export const isPersonalPage = (path: string): boolean => personalPages.some((page) => path.startsWith(page));

const takeNotices = (call: Call): readonly Notice[] => call.visit.session.notices.splice(0);

/** A cached page is printed without a visitor's cart. */
export const pageContext = (call: Call): PageContext => {
  const { session } = call.visit;
  const flags = flagsOf(call);
  const isCached = flags.cached && !isPersonalPage(call.url.pathname);
  const isStale = session.stalePages > 0;
  if (isStale) session.stalePages -= 1;
  const scene = cartScene(call);
  const nonce = (action: NonceAction) => (isStale ? expiredNonce : freshNonce)(session, action);
  const wishlist = wishlistScene(call, nonce);
  return {
    ...scene,
    cart: isCached ? noCart : scene.cart,
    path: call.url.pathname,
    query: call.url.searchParams,
    flags,
    cspNonce: randomBytes(16).toString("base64url"),
    notices: isCached ? [] : takeNotices(call),
    nonce,
    wasAddedWithoutAjax: call.wasAddedWithoutAjax,
    userName: session.userName,
    wishlist: isCached ? { ...wishlist, lists: [] } : wishlist,
    showsComingSoon: flags.banner && !session.isBannerDismissed,
    bundleUrl: call.shop.bundleUrl,
  };
};
