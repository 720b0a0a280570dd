import { FRAGMENTS_LIFETIME_MS } from "./cart-freshness.ts";
import { refreshUnlessPageDoes } from "./cart-refresh.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks for the cart when its fragments get too old, also on a page that stays open. */
export const restartExpiry = (expiresInMs = FRAGMENTS_LIFETIME_MS): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void refreshUnlessPageDoes(), expiresInMs);
};
