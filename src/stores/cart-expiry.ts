import { refreshCart } from "./cart-actions.ts";
import { FRAGMENTS_LIFETIME_MS } from "./cart-freshness.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks for the cart when its fragments get too old, also on a page that stays open. */
export const restartExpiry = (expiresInMs = FRAGMENTS_LIFETIME_MS): void => {
  clearTimeout(timer);
  // A refresh that fails has told its listeners; the page keeps what it shows.
  timer = setTimeout(() => void refreshCart().catch(() => undefined), expiresInMs);
};
