import { type Html, html, nothing } from "#theme/html.ts";
import { uniqueId } from "#theme/unique-id.ts";
import { icons } from "./icons.ts";
import { addPopup } from "./popups.ts";
import { asOptions, recordOf, type WishlistScene } from "./scene.ts";

export interface HeartPlace {
  productId: number;
  /** 0 unless the product is a variation. */
  parentId: number;
  productType: string;
  isSingle: boolean;
}

const addHref = (scene: WishlistScene, { productId }: HeartPlace): string =>
  `?add_to_wishlist=${productId}&_wpnonce=${scene.nonce("add_to_wishlist")}`;

const addLink = (scene: WishlistScene, place: HeartPlace): Html => {
  const label = scene.t("Add to wishlist");
  return html`<a href="${addHref(scene, place)}" class="add_to_wishlist single_add_to_wishlist" data-product-id="${place.productId}" data-product-type="${place.productType}" data-original-product-id="${place.parentId}" data-title="${label}" rel="nofollow">${icons.heartOutline}<span>${label}</span></a>`;
};

const popupLink = (scene: WishlistScene, place: HeartPlace, popupId: string): Html => {
  const label = scene.t("Add to wishlist");
  return html`<a href="#${popupId}" class="open-pretty-photo add-to-wishlist-button" data-rel="prettyPhoto[add_to_wishlist_${place.productId}]" data-title="${label}" rel="nofollow">${icons.heartOutline}<span>${label}</span></a>`;
};

/** The button adds to the default list, the dropdown to another one. */
const dropdown = (scene: WishlistScene, place: HeartPlace): Html => {
  const others = scene.lists.filter(({ isDefault }) => !isDefault);
  return html`<div class="yith-wcwl-add-button with-dropdown">${addLink(scene, place)}<ul class="yith-wcwl-dropdown">${others.map((list) => html`<li><a href="${addHref(scene, place)}&wishlist_id=${list.id}" class="add_to_wishlist" data-product-id="${place.productId}" data-product-type="${place.productType}" data-wishlist-id="${list.id}" rel="nofollow">${list.name}</a></li>`)}</ul></div>`;
};

const button = (scene: WishlistScene, place: HeartPlace): Html => {
  if (scene.options.has("dropdown")) return dropdown(scene, place);
  if (!scene.options.has("multi")) return html`<div class="yith-wcwl-add-button">${addLink(scene, place)}</div>`;
  // The plugin makes up another id for every print.
  const popupId = `add_to_wishlist_popup_${place.productId}_${uniqueId()}`;
  return html`<div class="yith-wcwl-add-button">${popupLink(scene, place, popupId)}</div>${addPopup(scene, place, popupId)}`;
};

const removeButton = (scene: WishlistScene, place: HeartPlace, itemId: number): Html => {
  const label = scene.t("Remove from list");
  const view =
    place.isSingle &&
    html`<span class="separator">${scene.t("or")}</span><a href="${scene.origin}/wishlist/" class="view-wishlist">${scene.t("View wishlist")}</a>`;
  return html`<div class="yith-wcwl-add-button"><a href="?remove_from_wishlist=${place.productId}&_wpnonce=${scene.nonce("remove_from_wishlist")}" class="delete_item" data-item-id="${itemId}" data-product-id="${place.productId}" data-original-product-id="${place.parentId}" data-title="${label}" rel="nofollow">${icons.heart}<span>${label}</span></a>${view}</div>`;
};

const added = (scene: WishlistScene, place: HeartPlace): Html =>
  html`<div class="yith-wcwl-wishlistaddedbrowse" data-product-id="${place.productId}" data-original-product-id="${place.parentId}"><span class="feedback">${icons.heart}<span>${scene.t("Added!")}</span></span> <a href="${scene.origin}/wishlist/" rel="nofollow" data-title="${scene.t("View wishlist")}">${scene.t("View wishlist")}</a></div>`;

const count = (scene: WishlistScene, { productId }: HeartPlace): Html => {
  const times = scene.lists.filter(({ items }) => items.some((item) => item.productId === productId)).length;
  return html`<div class="count-add-to-wishlist"><span class="count">${times}</span></div>`;
};

const optionsOf = (scene: WishlistScene, place: HeartPlace, isListed: boolean) => ({
  base_url: "",
  product_id: place.productId,
  parent_product_id: place.parentId,
  product_type: place.productType,
  is_single: place.isSingle,
  in_default_wishlist: isListed,
  show_view: place.isSingle,
  browse_wishlist_text: "View wishlist",
  already_in_wishslist_text: "The product is already in your wishlist!",
  product_added_text: "Added!",
  available_multi_wishlist: scene.options.has("multi"),
  disable_wishlist: false,
  show_count: scene.options.has("count"),
  ajax_loading: false,
  loop_position: false,
  item: "add_to_wishlist",
});

const body = (scene: WishlistScene, place: HeartPlace): Html => {
  const record = recordOf(scene, place.productId);
  if (!record) return button(scene, place);
  return scene.options.has("remove") ? removeButton(scene, place, record.id) : added(scene, place);
};

/** A product's wishlist button as the server prints it; with AJAX loading, only its empty frame. */
export const wishlistButton = (scene: WishlistScene, place: HeartPlace, { isFrame = false } = {}): Html => {
  if (scene.options.has("off")) return nothing;
  const isListed = recordOf(scene, place.productId) !== undefined;
  const classes = `yith-wcwl-add-to-wishlist add-to-wishlist-${place.productId} yith-wcwl-add-to-wishlist--link-style${isListed && !isFrame ? " exists" : ""}${place.isSingle ? " yith-wcwl-add-to-wishlist--single" : ""} wishlist-fragment on-first-load`;
  return html`<div class="${classes}" data-fragment-ref="${place.productId}" data-fragment-options="${asOptions(optionsOf(scene, place, isListed))}">${!isFrame && body(scene, place)}${!isFrame && scene.options.has("count") && count(scene, place)}</div>`;
};
