/** The native name of each platform event. Native events fire on the body and name their arguments in `detail`. */
export const platformEvents = {
  // A cancelable question; the veto is preventDefault() natively, `return false` with jQuery.
  "should_send_ajax_request.adding_to_cart": ["storefront:item-requested", "button"],
  "ajax_request_not_sent.adding_to_cart": ["storefront:item-vetoed", "fragments", "cartHash", "button"],
  adding_to_cart: ["storefront:item-submitted", "button", "data"],
  added_to_cart: ["storefront:item-added", "fragments", "cartHash", "button"],
  removed_from_cart: ["storefront:item-removed", "fragments", "cartHash", "button"],
  wc_cart_button_updated: ["storefront:button-updated", "button"],
  wc_fragment_refresh: ["storefront:refresh-requested"],
  wc_fragments_loaded: ["storefront:fragments-loaded"],
  wc_fragments_refreshed: ["storefront:fragments-refreshed"],
  wc_fragments_ajax_error: ["storefront:fragments-failed"],
  wc_update_cart: ["storefront:cart-update-requested", "keepsNotices"],
  updated_wc_div: ["storefront:cart-page-updated"],
  updated_cart_totals: ["storefront:cart-totals-updated"],
  wc_cart_emptied: ["storefront:cart-emptied"],
  item_removed_from_classic_cart: ["storefront:cart-row-removed"],
  applied_coupon: ["storefront:coupon-applied", "code"],
  removed_coupon: ["storefront:coupon-removed", "code"],
  updated_shipping_method: ["storefront:shipping-method-updated"],
  update_checkout: ["storefront:checkout-update-requested"],
  advanced_woo_discount_rules_on_get_response_for_dynamic_discount: [
    "storefront:discount-received",
    "response",
    "target",
    "options",
  ],
  cwginstock_success_ajax: ["storefront:subscription-added", "payload"],
  cwginstock_error_ajax: ["storefront:subscription-failed", "payload"],
  cwginstock_popup_open_callback: ["storefront:subscribe-popup-opened"],
  cwginstock_popup_close_callback: ["storefront:subscribe-popup-closed"],
} as const satisfies Record<string, readonly [`storefront:${string}`, ...string[]]>;

export type PlatformEventName = keyof typeof platformEvents;

/** Block scripts hear these natively as `wc-blocks_<name>`. Where jQuery is, they translate its events themselves. */
export const BLOCK_EVENTS: readonly PlatformEventName[] = ["adding_to_cart", "added_to_cart", "removed_from_cart"];
