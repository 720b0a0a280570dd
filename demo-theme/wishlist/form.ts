import type { WishlistRecord } from "#mock/wishlist/lists.ts";
import { type Html, html, raw } from "#theme/html.ts";
import { icons } from "./icons.ts";
import { imagesGrid, mobile, traditional } from "./layouts.ts";
import { type ListPage, pageOf } from "./paging.ts";
import { createPopup, estimatePopup, itemMovePopup, movePopup } from "./popups.ts";
import { rowOf } from "./row-parts.ts";
import { asOptions, isBasic, type ShownList, viewUrl, type WishlistScene } from "./scene.ts";

export const editableTitle = (name: string, heading: Html): Html =>
  html`<div class="wishlist-title wishlist-title-with-form">${heading}<a class="btn button show-title-form">${icons.pencil} Edit title</a></div><div class="hidden-title-form"><input type="text" value="${name}" name="wishlist_name"/><div class="edit-title-buttons"><a role="button" href="#" class="hide-title-form">${icons.cross}</a><a role="button" href="#" class="save-title-form">${icons.check}</a></div><noscript><button type="submit" name="save_title" value="yes" class="button">Save</button></noscript></div>`;

const title = (list: WishlistRecord, isOwner: boolean): Html =>
  html`<div class="wishlist-title-container">${isOwner ? editableTitle(list.name, html`<h2>${list.name}</h2>`) : html`<div class="wishlist-title"><h2>${list.name}</h2></div>`}</div>`;

const bulk = (scene: WishlistScene, list: WishlistRecord): Html =>
  html`<div class="yith_wcwl_wishlist_bulk_action"><label for="bulk_actions">Apply to the ticked</label><select name="bulk_actions" id="bulk_actions"><option value="add_to_cart">Add to cart</option><option value="delete">Remove from the list</option>${scene.options.has("multi") && scene.lists.filter((other) => other !== list).map((other) => html`<option value="${other.token}">Move to ${other.name}</option>`)}</select><input type="submit" name="apply_bulk_actions" value="Apply" class="button"></div><input type="submit" name="update_wishlist" value="Update quantities" class="button update-wishlist">`;

const share = (scene: WishlistScene, list: WishlistRecord): Html =>
  html`<div class="yith-wcwl-share"><h2 class="yith-wcwl-share-title">Share this list</h2><div class="yith-wcwl-after-share-section"><input class="copy-target" readonly="readonly" type="url" name="yith_wcwl_share_url" id="yith_wcwl_share_url" value="${viewUrl(scene, list)}" aria-label="Address of this list"/><small>(Now <span class="copy-trigger">copy</span> this wishlist link and share it anywhere)</small></div></div>`;

const footer = (scene: WishlistScene, list: WishlistRecord, isOwner: boolean): Html =>
  html`<div class="yith_wcwl_wishlist_footer">${isOwner && list.items.length > 0 && !isBasic(scene) && bulk(scene, list)}${
    scene.options.has("estimate") &&
    html`<div class="yith-wcwl-ask-estimate"><a href="#ask_an_estimate_popup" class="btn button ask-an-estimate-button" data-rel="prettyPhoto[ask_an_estimate]">Ask for an estimate</a></div>`
  }${
    scene.options.has("multi") &&
    html`<p class="wishlist-links"><a href="${scene.origin}/wishlist/manage/">All my lists</a> <a href="#create_new_wishlist" class="create-new-wishlist" data-rel="prettyPhoto[create_wishlist]">Create a new list</a></p>`
  }${scene.options.has("share") && list.privacy < 2 && share(scene, list)}</div>`;

const optionsOf = (scene: WishlistScene, { list, isOwner }: ShownList, page: ListPage) => ({
  per_page: page.perPage,
  current_page: page.number,
  pagination: page.isPaged ? "yes" : "no",
  wishlist_id: list.id,
  action_params: `view/${list.token}`,
  no_interactions: !isOwner,
  layout: scene.options.has("grid") ? "images_grid" : "",
  is_default: list.isDefault,
  wishlist_token: list.token,
  is_private: list.privacy === 2,
  count: list.items.length,
  page_title: list.name,
  is_user_logged_in: false,
  is_user_owner: isOwner,
  can_user_edit_title: isOwner,
  template_part: "view",
  form_action: viewUrl(scene, list),
  item: "wishlist",
});

/** The wishlist page's form, which calls print anew. */
export const wishlistForm = (scene: WishlistScene, list: WishlistRecord, isOwner = true): Html => {
  const page = pageOf(scene, list);
  const rows = page.items.flatMap((item) => rowOf(scene, { list, isOwner }, item) ?? []);
  const props = { scene, list, page, rows, isOwner };
  const layout = scene.isMobile ? mobile : scene.options.has("grid") ? imagesGrid : traditional;
  return html`<form id="yith-wcwl-form" action="${viewUrl(scene, list)}" method="post" class="woocommerce yith-wcwl-form wishlist-fragment" data-fragment-options="${asOptions(optionsOf(scene, { list, isOwner }, page))}">
${raw(scene.notices)}${title(list, isOwner)}
${layout(props)}
${footer(scene, list, isOwner)}
<input type="hidden" name="yith_wcwl_edit_wishlist" value="${scene.nonce("yith_wcwl_edit_wishlist")}" /><input type="hidden" value="${list.token}" name="wishlist_id" id="wishlist_id">
</form>`;
};

/** The popups' source blocks. They stand beside the form, because forms do not nest. */
export const wishlistPopups = (scene: WishlistScene, list: WishlistRecord): Html =>
  html`${scene.options.has("multi") && html`${scene.options.has("itempopups") ? list.items.map(({ productId }) => itemMovePopup(scene, list, productId)) : movePopup(scene, list)}${createPopup(scene)}`}${scene.options.has("estimate") && estimatePopup(scene, list)}`;
