/** What other scripts fire when they have changed the cart, painted it, or want it shown anew. */
export const CART_EVENTS = [
  "added_to_cart",
  "removed_from_cart",
  "wc_fragment_refresh",
  "updated_wc_div",
  "wc_fragments_loaded",
  "wc_fragments_refreshed",
] as const;

export type CartEventName = (typeof CART_EVENTS)[number];
