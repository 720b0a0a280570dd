/** What other scripts fire when they have changed the cart, painted it, marked a button for it, or want it shown anew. */
export const CART_EVENTS = [
  "added_to_cart",
  "ajax_request_not_sent.adding_to_cart",
  "removed_from_cart",
  "wc_cart_button_updated",
  "wc_fragment_refresh",
  "updated_wc_div",
  "wc_fragments_loaded",
  "wc_fragments_refreshed",
  "wc_update_cart",
  "wc-blocks_store_sync_required",
] as const;

export type CartEventName = (typeof CART_EVENTS)[number];

/**
 * Where an event is listened for: one the platform's cart page hears on the document, and plugins fire it there too; the
 * back-in-stock plugin fires all of its own there. The shop's blocks tell each other on the window.
 */
export const targetOf = (name: string): EventTarget =>
  /-/.test(name) ? window : /^(wc_update_cart|cwg)/.test(name) ? document : document.body;
