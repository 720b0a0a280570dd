import { createHash, randomUUID } from "node:crypto";
import { unescape as decode } from "node:querystring";
import type { Db } from "./db.ts";
import type { Session } from "./model.ts";
import { emptyShelf } from "./wishlist/lists.ts";

const VISITOR_COOKIE = "mock_visitor";
const SESSION_COOKIE = `wp_woocommerce_session_${createHash("md5").update("larkmoor").digest("hex")}`;

export const createSession = (id: string): Session => ({
  id,
  cart: [],
  removed: new Map(),
  notices: [],
  coupons: [],
  shippingMethod: "flat_rate:1",
  orders: [],
  userName: null,
  isBannerDismissed: false,
  cards: [],
  subscriptions: new Set(),
  usedTokens: new Set(),
  wishlist: emptyShelf(),
  nonceGeneration: 1,
  stalePages: 0,
  scenario: "fresh",
  flags: {},
  stockLeft: new Map(),
  latencyMs: new Map(),
  faults: [],
  requests: [],
});

/** Browsers send the cookies of a host to all its ports, so some may be another site's and encoded in its own way. */
const readCookies = (request: Request): Map<string, string> => {
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/).filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), decode(pair.slice(at + 1))];
    }),
  );
};

/** Resets the session in place, because running requests hold the object. */
export const resetSession = (session: Session): void => {
  Object.assign(session, createSession(session.id));
};

export interface Visit {
  session: Session;
  cookies: Map<string, string>;
  /** Set-Cookie lines for a new visitor. */
  setCookies: string[];
}

/**
 * Finds the caller's session. `sharedVisitor` is for callers without cookies: in unit tests the handlers never see the
 * page's `document.cookie`.
 */
export const openVisit = (db: Db, request: Request, sharedVisitor?: string): Visit => {
  const cookies = readCookies(request);
  const id = sharedVisitor ?? cookies.get(VISITOR_COOKIE) ?? randomUUID();
  const session = db.sessions.get(id) ?? createSession(id);
  db.sessions.set(id, session);
  const isKnown = sharedVisitor !== undefined || cookies.get(VISITOR_COOKIE) === id;
  return {
    session,
    cookies,
    setCookies: isKnown ? [] : [`${VISITOR_COOKIE}=${id}; path=/; HttpOnly; SameSite=Lax`],
  };
};

/** The platform's cart cookies, sent only when they change. */
export const cartCookies = (visit: Visit, hash: string): string[] => {
  const { cookies, session } = visit;
  const wanted = new Map([
    ["woocommerce_items_in_cart", session.cart.length > 0 ? "1" : ""],
    ["woocommerce_cart_hash", hash],
  ]);
  const lines = [...wanted]
    .filter(([name, value]) => (cookies.get(name) ?? "") !== value)
    .map(([name, value]) =>
      value ? `${name}=${value}; path=/` : `${name}=+; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`,
    );
  if (session.cart.length > 0 && !cookies.has(SESSION_COOKIE))
    lines.push(`${SESSION_COOKIE}=${session.id}; path=/; HttpOnly; max-age=172800`);
  return lines;
};
