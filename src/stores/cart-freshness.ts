/** Decides at page load whether the stored fragments may be shown, and if not, whether the shop must be asked. */

/** Stored fragments are shown for a day. */
export const FRAGMENTS_LIFETIME_MS = 86_400_000;

/** The three reasons of the platform's own script to ask for fresh fragments. They are never shown. */
export type RefreshReason = "No cart_created" | "Fragment expired" | "No fragment";

export interface StoredCart {
  /** The stored fragments' JSON; empty when there are none. */
  fragments: string;
  hash: string;
  /** Milliseconds since 1970 as text; empty when no cart was created in this tab. */
  createdAt: string;
  /** Language, currency and login state of the page that stored them; empty when another script did. */
  context: string;
}

export interface Visitor {
  /** Whether the platform's cookies say that there is a cart. */
  hasCart: boolean;
  cookieHash: string;
  context: string;
}

export type StartDecision =
  | { kind: "paint"; fragments: Record<string, unknown>; expiresInMs: number }
  | { kind: "refresh"; reason: RefreshReason }
  | { kind: "nothing" };

/** The fragment that every answer about the cart carries: the mini-cart. */
export const MINI_CART = "div.widget_shopping_cart_content";

/** Undefined for anything that is not a map of fragments with a mini-cart in it. */
export const parseFragments = (json: string): Record<string, unknown> | undefined => {
  try {
    const value: Record<string, unknown> | null = JSON.parse(json || "null");
    return value?.[MINI_CART] ? value : undefined;
  } catch {
    // Spec 9: unreadable fragments count as none.
    return undefined;
  }
};

const expiresIn = ({ hash, createdAt }: StoredCart, now: number): number | RefreshReason => {
  if (hash && !createdAt) return "No cart_created";
  if (!createdAt) return FRAGMENTS_LIFETIME_MS;
  const left = Number(createdAt) + FRAGMENTS_LIFETIME_MS - now;
  return left < 0 || Number.isNaN(left) ? "Fragment expired" : left;
};

/** A part that either side does not know (a page without prices has no currency) says nothing. */
const isSameContext = (stored: string, current: string): boolean => {
  const known = stored.split("|");
  return current.split("|").every((part, index) => !part || !known[index] || known[index] === part);
};

const isSameCart = (stored: StoredCart, visitor: Visitor): boolean =>
  stored.hash === visitor.cookieHash && isSameContext(stored.context, visitor.context);

export const decideStart = (stored: StoredCart, visitor: Visitor, now: number): StartDecision => {
  const fragments = isSameCart(stored, visitor) ? parseFragments(stored.fragments) : undefined;
  const left = expiresIn(stored, now);
  if (fragments && typeof left === "number") return { kind: "paint", fragments, expiresInMs: left };
  // A visitor without a cart costs the shop nothing: there is nothing to show.
  if (!visitor.hasCart) return { kind: "nothing" };
  return { kind: "refresh", reason: typeof left === "number" ? "No fragment" : left };
};
