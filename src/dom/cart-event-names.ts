/** Fired by other scripts that have changed or painted the cart, have marked a button, or want the cart refreshed. */
export const CART_EVENTS = [
  "added_to_cart",
  "ajax_request_not_sent.adding_to_cart",
  "removed_from_cart",
  "wc_cart_button_updated",
  "wc_cart_emptied",
  "wc_fragment_refresh",
  "updated_wc_div",
  "wc_fragments_loaded",
  "wc_fragments_refreshed",
  "wc_update_cart",
  "wc-blocks_store_sync_required",
] as const;

export type CartEventName = (typeof CART_EVENTS)[number];

/** The document hears `wc_update_cart` and the back-in-stock plugin's events, the window those of the shop's blocks. */
export const targetOf = (name: string): EventTarget =>
  /-/.test(name) ? window : /^(wc_update_cart|cwg)/.test(name) ? document : document.body;
