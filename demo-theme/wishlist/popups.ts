import type { WishlistRecord } from "#mock/wishlist/lists.ts";
import { type Html, html } from "#theme/html.ts";
import type { HeartPlace } from "./button.ts";
import { viewUrl, type WishlistScene } from "./scene.ts";

/** The source blocks of the popups. Without scripts a link shows its block in the page. */

const PRIVACY = [
  [0, "public", "Public", "Anyone can find and see this list"],
  [1, "shared", "Shared", "Only people with the link can see this list"],
  [2, "private", "Private", "Only you can see this list"],
] as const;

const visibility = html`<fieldset class="yith-wcwl-visibility"><legend>Who may see it?</legend>${PRIVACY.map(([value, name, label, hint]) => html`<label><input type="radio" name="wishlist_visibility" value="${value}" class="wishlist-visibility ${name}-visibility"${value === 0 && html` checked`}> <span>${label}<small>${hint}</small></span></label>`)}</fieldset>`;

const nameField = (id: string): Html =>
  html`<p class="form-row form-row-wide"><label for="${id}">Name of the list</label><input type="text" id="${id}" name="wishlist_name" class="wishlist-name input-text" value="" maxlength="200"></p>`;

const tabLinks = (first: string): Html =>
  html`<div class="popup-description"><a href="#" class="show-tab active" data-tab="${first}">Choose a list</a><a href="#" class="show-tab" data-tab="create">Create a new list</a></div>`;

const chooser = (
  id: string,
  lists: readonly (readonly [key: string | number, name: string])[],
  name = "wishlist_id",
): Html =>
  html`<p class="form-row form-row-wide yith-wcwl-first-row"><label for="${id}">List</label><select id="${id}" name="${name}" class="wishlist-select">${lists.map(([key, name]) => html`<option value="${key}">${name}</option>`)}<option value="new">Create a new list</option></select></p>`;

export const addPopup = (scene: WishlistScene, place: HeartPlace, id: string): Html => {
  const { productId, parentId, productType } = place;
  const lists = scene.lists.map((list) => [list.id, list.name] as const);
  return html`<div id="${id}" class="yith-wcwl-popup" data-title="Add to a wishlist"><form class="yith-wcwl-popup-form" method="post"><div class="yith-wcwl-popup-content"><h3>Add to a wishlist</h3>${tabLinks("lists")}
	<div class="tab lists">${chooser(`${id}_list`, lists.length > 0 ? lists : [[0, "My wishlist"]])}</div>
	<div class="tab create yith-wcwl-second-row">${nameField(`${id}_name`)}${visibility}</div></div>
	<div class="yith-wcwl-popup-footer"><a href="?add_to_wishlist=${productId}&_wpnonce=${scene.nonce("add_to_wishlist")}" class="add_to_wishlist wishlist-submit button alt" data-product-id="${productId}" data-product-type="${productType}" data-original-product-id="${parentId}" rel="nofollow">Add to wishlist</a></div></form></div>`;
};

const othersThan = (scene: WishlistScene, current: WishlistRecord) =>
  scene.lists.filter((list) => list !== current).map((list) => [list.token, list.name] as const);

/** One popup for all rows: whoever opens it writes the row's id into it, and its form goes to the shop as it is. */
export const movePopup = (scene: WishlistScene, current: WishlistRecord): Html => {
  const id = "move_to_another_wishlist";
  return html`<div id="${id}" class="yith-wcwl-popup" data-title="Move to another wishlist"><form class="yith-wcwl-move-form" method="post" action="${viewUrl(scene, current)}"><div class="yith-wcwl-popup-content"><h3>Move to another wishlist</h3>
	${chooser(`${id}_list`, othersThan(scene, current), "destination_wishlist_token")}
	<div class="yith-wcwl-second-row">${nameField(`${id}_name`)}${visibility}</div></div>
	<div class="yith-wcwl-popup-footer"><input type="hidden" name="row_id" class="row-id" value=""><input type="hidden" name="wishlist_id" value="${current.token}"><input type="hidden" name="yith_wcwl_edit_wishlist" value="${scene.nonce("yith_wcwl_edit_wishlist")}"><button type="submit" name="move_to_another_wishlist" value="yes" class="wishlist-submit button alt">Move</button></div></form></div>`;
};

/** The popup of one item, sent by a link that names the item and its list. */
export const itemMovePopup = (scene: WishlistScene, current: WishlistRecord, productId: number): Html => {
  const id = `move_to_another_wishlist_${productId}`;
  return html`<div id="${id}" class="yith-wcwl-popup" data-title="Move to another wishlist"><form class="yith-wcwl-popup-form" method="post"><div class="yith-wcwl-popup-content"><h3>Move to another wishlist</h3>${tabLinks("move")}
	<div class="tab move">${chooser(`${id}_list`, othersThan(scene, current))}</div>
	<div class="tab create yith-wcwl-second-row">${nameField(`${id}_name`)}${visibility}</div></div>
	<div class="yith-wcwl-popup-footer"><a href="#" class="move_to_wishlist wishlist-submit button alt" data-product-id="${productId}" data-origin-wishlist-id="${current.token}" rel="nofollow">Move</a></div></form></div>`;
};

export const createPopup = (scene: WishlistScene): Html =>
  html`<div id="create_new_wishlist" class="yith-wcwl-popup" data-title="Create a new list"><form class="yith-wcwl-create-form" method="post" action="${scene.origin}/wishlist/manage/"><div class="yith-wcwl-popup-content"><h3>Create a new list</h3>${nameField("create_popup_name")}${visibility}</div><div class="yith-wcwl-popup-footer"><input type="hidden" name="yith_wcwl_edit_wishlist" value="${scene.nonce("yith_wcwl_edit_wishlist")}"><button type="submit" name="create_wishlist" value="yes" class="button alt">Create list</button></div></form></div>`;

export const estimatePopup = (scene: WishlistScene, list: WishlistRecord): Html =>
  html`<div id="ask_an_estimate_popup" data-title="Ask for an estimate"><form class="wishlist-ask-an-estimate-popup" method="post" action="${scene.origin}/wishlist/"><div class="yith-wcwl-popup-content"><h3>Ask for an estimate</h3><p class="popup-description">Tell us where to answer, and what you need to know about “${list.name}”.</p>
	<p class="form-row form-row-wide"><label for="reply_email">Your email address</label><input type="email" id="reply_email" name="reply_email" class="input-text" autocomplete="email"></p>
	<p class="form-row form-row-wide"><label for="additional_notes">Notes</label><textarea id="additional_notes" name="additional_notes" rows="3"></textarea></p>
	<input type="hidden" name="wishlist_id" value="${list.token}"></div>
	<div class="yith-wcwl-popup-footer"><button type="submit" name="ask_an_estimate" value="${list.token}" class="button alt ask-an-estimate-button-popup">Send</button></div></form></div>`;
