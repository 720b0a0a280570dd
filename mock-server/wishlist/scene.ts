import type { NonceAction, Session } from "#mock/model.ts";
import { freshNonce, isValidNonce } from "#mock/nonces.ts";
import type { Call } from "#mock/shop.ts";
import { viewProduct } from "#mock/stock.ts";
import { flagsOf } from "#mock/visit-flags.ts";
import { translate } from "#theme/arabic.ts";
import type { Flags } from "#theme/flags.ts";
import { noticeList } from "#theme/partials/notices.ts";
import type { WishlistScene } from "#theme/wishlist/scene.ts";
import type { WishlistRecord, WishlistShelf } from "./lists.ts";

export const shelfOf = ({ visit }: Call): WishlistShelf => visit.session.wishlist;

export const wishlistNonce = (action: string): NonceAction => `wishlist-${action}`;

export const hasWishlistNonce = ({ visit, fields, url }: Call, action: string): boolean =>
  isValidNonce(visit.session, wishlistNonce(action), fields.get("nonce") ?? url.searchParams.get("_wpnonce"));

const isPhone = (request: Request): boolean => /Mobile|Android|iPhone/.test(request.headers.get("user-agent") ?? "");

/** A dropdown of lists implies several lists. */
const optionsIn = ({ wishlist }: Flags): WishlistScene["options"] =>
  wishlist.has("dropdown") ? new Set([...wishlist, "multi"]) : wishlist;

export const wishlistScene = (call: Call, nonce?: (action: NonceAction) => string): WishlistScene => {
  const flags = flagsOf(call);
  const { session } = call.visit;
  const { db } = call.shop;
  return {
    origin: call.url.origin,
    path: call.url.pathname,
    options: optionsIn(flags),
    lists: session.wishlist.lists,
    nonce: (action) => (nonce ?? ((name: NonceAction) => freshNonce(session, name)))(wishlistNonce(action)),
    t: translate(flags.dir),
    view: (id) => {
      const product = db.product(id) ?? db.variation(id)?.product;
      return product && viewProduct(db, session, product);
    },
    page: Number(call.url.searchParams.get("paged")) || 1,
    isMobile: isPhone(call.request),
    notices: "",
  };
};

/** Takes the waiting notices, so that they show only once. */
export const withNotices = (scene: WishlistScene, session: Session): WishlistScene => ({
  ...scene,
  notices: noticeList(session.notices.splice(0)).html,
});

/** Finds a list by its token: the visitor's own, or anybody's that is not private. */
export const sharedList = (call: Call, key: string): { list: WishlistRecord; isOwner: boolean } | undefined => {
  const own = call.visit.session.wishlist.lists.find(({ token }) => token === key);
  if (own) return { list: own, isOwner: true };
  for (const { wishlist } of call.shop.db.sessions.values()) {
    const list = wishlist.lists.find(({ token, privacy }) => token === key && privacy !== 2);
    if (list) return { list, isOwner: false };
  }
  return undefined;
};
