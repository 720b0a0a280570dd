import { html } from "#theme/html.ts";
import type { WishlistScene } from "./scene.ts";

const COOKIES = "We are sorry, but this feature is available only if cookies on your browser are enabled.";

const free = {
  add_to_wishlist_action: "add_to_wishlist",
  remove_from_wishlist_action: "remove_from_wishlist",
  reload_wishlist_and_adding_elem_action: "reload_wishlist_and_adding_elem",
  load_mobile_action: "load_mobile",
  delete_item_action: "delete_item",
  save_title_action: "save_title",
  save_privacy_action: "save_privacy",
  load_fragments: "load_fragments",
};

/** The premium edition's actions do not follow from their keys: a call must read them here. */
export const PREMIUM_PREFIX = "yith_wcwl_premium_";

const premium = {
  remove_from_all_wishlists: `${PREMIUM_PREFIX}remove_from_all_wishlists`,
  move_to_another_wishlist_action: `${PREMIUM_PREFIX}move_to_another_wishlist`,
  update_item_quantity: `${PREMIUM_PREFIX}update_item_quantity`,
  sort_wishlist_items: `${PREMIUM_PREFIX}sort_wishlist_items`,
  ask_an_estimate: `${PREMIUM_PREFIX}ask_an_estimate`,
};

const nonceKey = (actionKey: string): string => `${actionKey.replace(/_action$/, "")}_nonce`;

const flag = (isOn: boolean): string => (isOn ? "1" : "");

/** The page's `yith_wcwl_l10n`: WordPress prints top-level numbers and flags as texts. */
export const wishlistSettings = ({ origin, options, nonce }: WishlistScene): Record<string, unknown> => {
  const isPremium = !options.has("free");
  const actions = { ...free, ...(isPremium && premium) };
  const added = html`<div class="woocommerce-notices-wrapper"><div class="woocommerce-message" role="alert">Product added to cart successfully</div></div>`;
  return {
    ajax_url: "/wp-admin/admin-ajax.php",
    redirect_to_cart: options.has("tocart") ? "yes" : "no",
    yith_wcwl_button_position: options.has("thumbnails") ? "thumbnails" : "after_add_to_cart",
    multi_wishlist: flag(options.has("multi")),
    hide_add_button: "1",
    enable_ajax_loading: flag(options.has("ajax")),
    ajax_loader_url: `${origin}/assets/wishlist-loader.svg`,
    remove_from_wishlist_after_add_to_cart: flag(options.has("cartremove")),
    is_wishlist_responsive: "1",
    time_to_close_prettyphoto: "3000",
    fragments_index_glue: ".",
    reload_on_found_variation: "1",
    mobile_media_query: "768",
    labels: { cookie_disabled: COOKIES, added_to_cart_message: added.html },
    actions,
    nonce: Object.fromEntries(Object.entries(actions).map(([key, action]) => [nonceKey(key), nonce(action)])),
    redirect_after_ask_estimate: flag(options.has("estimateredirect")),
    ask_estimate_redirect_url: `${origin}/shop/`,
    ...(isPremium && {
      modal_enable: flag(options.has("multi") && !options.has("dropdown")),
      enable_drag_n_drop: flag(options.has("sort")),
      enable_tooltip: flag(options.has("tooltip")),
      enable_notices: "1",
      auto_close_popup: "1",
      popup_timeout: "3000",
      disable_popup_grid_view: "",
    }),
  };
};
