import { tryParse } from "#src/try-parse.ts";

/** Decides at page load whether the stored fragments may be shown, and if not, whether the shop must be asked. */

/** Stored fragments are shown for a day. */
export const FRAGMENTS_LIFETIME_MS = 86_400_000;

/** The cart in the browser's storage. */
export interface StoredCart {
  /** The stored fragments' JSON; empty when there are none. */
  fragments: string;
  hash: string;
  /** Milliseconds since 1970 as text; empty when no cart was created in this tab. */
  createdAt: string;
  /** Language, currency and login state of the page that stored them; empty when another script did. */
  context: string;
}

/** What cookies and page say of the visitor now, to compare what is stored with. */
export interface Visitor {
  /** Whether the platform's cookies say that there is a cart. */
  hasCart: boolean;
  cookieHash: string;
  context: string;
}

/** Paint what is stored, ask the shop, or do nothing for a visitor without a cart. */
export type StartDecision =
  | { kind: "paint"; fragments: Record<string, unknown>; expiresInMs: number }
  | { kind: "refresh" | "nothing" };

/** The fragment that every answer about the cart carries: the mini-cart. */
export const MINI_CART = "div.widget_shopping_cart_content";

/** Undefined for anything that is not a map of fragments with a mini-cart in it. Spec 9: unreadable fragments count as none. */
export const parseFragments = (json: string): Record<string, unknown> | undefined => {
  const value = tryParse(json) as Record<string, unknown> | null | undefined;
  return value?.[MINI_CART] ? value : undefined;
};

/** Negative or no number where the stored fragments must not be shown any more. */
const expiresIn = ({ hash, createdAt }: StoredCart, now: number): number => {
  // An empty cart has neither. A hash without a time is the platform's "No cart_created".
  if (!hash && !createdAt) return FRAGMENTS_LIFETIME_MS;
  return Number(createdAt) + FRAGMENTS_LIFETIME_MS - now;
};

/** A part that either side does not know (a page without prices has no currency) says nothing. */
const isSameContext = (stored: string, current: string): boolean => {
  const known = stored.split("|");
  return current.split("|").every((part, index) => !part || !known[index] || known[index] === part);
};

/** Whether what is stored is this visitor's cart, in this page's words. */
export const isSameCart = (stored: StoredCart, visitor: Visitor): boolean =>
  stored.hash === visitor.cookieHash && isSameContext(stored.context, visitor.context);

/** Asks for what the platform's own script asks for: "No cart_created", "Fragment expired" and "No fragment". */
export const decideStart = (stored: StoredCart, visitor: Visitor, now: number): StartDecision => {
  const fragments = isSameCart(stored, visitor) ? parseFragments(stored.fragments) : undefined;
  const expiresInMs = expiresIn(stored, now);
  if (fragments && expiresInMs >= 0) return { kind: "paint", fragments, expiresInMs };
  // A visitor without a cart costs the shop nothing: there is nothing to show.
  return { kind: visitor.hasCart ? "refresh" : "nothing" };
};
