import { FRAGMENTS_LIFETIME_MS } from "./cart-freshness.ts";
import { refreshUnlessPageDoes } from "./cart-refresh.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Refreshes the cart once its fragments are too old, also on a page that stays open. */
export const restartExpiry = (expiresInMs = FRAGMENTS_LIFETIME_MS): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void refreshUnlessPageDoes(), expiresInMs);
};
