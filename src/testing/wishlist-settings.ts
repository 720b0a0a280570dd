import { showPage } from "./page.ts";

/** The contract's irregular keys, each with a value of its own. */
const actions = {
  add_to_wishlist_action: "do-add",
  remove_from_wishlist_action: "do-remove",
  remove_from_all_wishlists: "do-remove-all",
  delete_item_action: "do-delete",
  move_to_another_wishlist_action: "do-move",
  save_title_action: "do-title",
  save_privacy_action: "do-privacy",
  update_item_quantity: "do-quantity",
  sort_wishlist_items: "do-sort",
  load_fragments: "do-load",
  load_mobile_action: "do-mobile",
  ask_an_estimate: "do-estimate",
  reload_wishlist_and_adding_elem_action: "do-reload",
};

const nonce = Object.fromEntries(
  Object.entries(actions).map(([key, action]) => [`${key.replace(/_action$/, "")}_nonce`, `nonce-of-${action}`]),
);

export const openWithSettings = (more: object = {}) =>
  showPage("", { yith_wcwl_l10n: { ajax_url: "/wp-admin/admin-ajax.php", actions, nonce, ...more } });
