import { MINI_CART } from "#src/dom/cart/mini-cart-markup.ts";
import { tryParse } from "#src/try-parse.ts";

/** Decides at page load whether stored fragments may be shown and, if not, whether to ask the shop. */

export const FRAGMENTS_LIFETIME_MS = 86_400_000;

export interface StoredCart {
  /** JSON; empty when there are none. */
  fragments: string;
  hash: string;
  /** Milliseconds since 1970, as text; empty when no cart was created in this tab. */
  createdAt: string;
  /** The storing page's language, currency and login; empty when another script stored the fragments. */
  context: string;
}

/** What cookies and page say of the visitor now, for comparison with the storage. */
export interface Visitor {
  cookieHash: string;
  context: string;
}

export interface FreshFragments {
  fragments: Record<string, unknown>;
  expiresInMs: number;
}

/** Undefined for anything but a map of fragments with a mini-cart. Spec 9: unreadable fragments count as none. */
export const parseFragments = (json: string): Record<string, unknown> | undefined => {
  const value = tryParse(json) as Record<string, unknown> | null | undefined;
  return value?.[MINI_CART] ? value : undefined;
};

/** Below zero or NaN where the stored fragments must not be shown any more. */
const expiresIn = ({ hash, createdAt }: StoredCart, now: number): number => {
  // An empty cart has neither. A hash without a time is the platform's "No cart_created".
  if (!hash && !createdAt) return FRAGMENTS_LIFETIME_MS;
  return Number(createdAt) + FRAGMENTS_LIFETIME_MS - now;
};

/** A part that either side does not know counts as equal: a page without prices has no currency. */
const isSameContext = (stored: string, current: string): boolean => {
  const known = stored.split("|");
  return current.split("|").every((part, index) => !part || !known[index] || known[index] === part);
};

/** Whether the storage holds this visitor's cart in this page's language, currency and login. */
export const isSameCart = (stored: StoredCart, visitor: Visitor): boolean =>
  stored.hash === visitor.cookieHash && isSameContext(stored.context, visitor.context);

/** Undefined where the platform's own script would refresh: "No cart_created", "Fragment expired" and "No fragment". */
export const freshFragments = (stored: StoredCart, visitor: Visitor, now: number): FreshFragments | undefined => {
  const fragments = isSameCart(stored, visitor) ? parseFragments(stored.fragments) : undefined;
  const expiresInMs = expiresIn(stored, now);
  return fragments && expiresInMs >= 0 ? { fragments, expiresInMs } : undefined;
};
