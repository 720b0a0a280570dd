/** The native names of a form's events. They fire on the form, or for show and hide on its `.single_variation`. */
export const variationEvents = {
  // Requests: the form acts, whoever fires them.
  check_variations: ["storefront:variation-check-requested", "chosen"],
  reload_product_variations: ["storefront:variation-reload-requested"],
  update_variation_values: ["storefront:variation-values-requested", "variations"],
  reset_data: ["storefront:variation-reset"],
  reset_image: ["storefront:variation-image-reset"],
  reset_focus: ["storefront:variation-focus-reset"],
  announce_reset: ["storefront:variation-reset-announced"],
  clear_reset_announcement: ["storefront:variation-announcement-cleared"],
  found_variation: ["storefront:variation-found", "variation"],
  // Announcements.
  wc_variation_form: ["storefront:variation-form-started", "controller"],
  woocommerce_variation_select_change: ["storefront:variation-select-changed"],
  woocommerce_update_variation_values: ["storefront:variation-values-updated"],
  woocommerce_variation_has_changed: ["storefront:variation-changed"],
  show_variation: ["storefront:variation-shown", "variation", "isPurchasable"],
  hide_variation: ["storefront:variation-hidden"],
  // For the gallery's scripts, fired on the gallery.
  woocommerce_gallery_reset_slide_position: ["storefront:gallery-position-reset"],
  woocommerce_gallery_init_zoom: ["storefront:gallery-zoom-requested"],
  "wc-product-gallery-before-destroy": ["storefront:gallery-removing", "gallery", "settings"],
  "wc-product-gallery-before-init": ["storefront:gallery-starting", "gallery", "settings"],
  "wc-product-gallery-after-init": ["storefront:gallery-started", "gallery", "settings"],
  "flexslider-click": ["storefront:gallery-thumb-requested"],
} as const satisfies Record<string, readonly [`storefront:${string}`, ...string[]]>;

export type VariationEventName = keyof typeof variationEvents;
