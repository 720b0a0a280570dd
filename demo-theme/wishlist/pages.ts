import type { WishlistRecord } from "#mock/wishlist/lists.ts";
import { type Html, html, raw } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { editableTitle, wishlistForm, wishlistPopups } from "./form.ts";
import { createPopup } from "./popups.ts";
import { asOptions, type ShownList, viewUrl, type WishlistScene } from "./scene.ts";

const frame = (context: PageContext, title: string, content: Html): Page => ({
  title,
  bodyClass: "wp-singular page-template-default page page-id-61 woocommerce-wishlist woocommerce woocommerce-page",
  main: html`${breadcrumb(context, [[title]])}
<article id="post-61" class="post-61 page type-page status-publish hentry"><header class="entry-header"><h1 class="entry-title">${context.t(title)}</h1></header>
<div class="entry-content">${content}</div></article>`,
});

export const wishlistPage = (context: PageContext, scene: WishlistScene, { list, isOwner }: ShownList): Page =>
  frame(context, "Wishlist", html`${wishlistForm(scene, list, isOwner)}${wishlistPopups(scene, list)}`);

const CHOICES = ["Public", "Shared", "Private"];

const manageRow = (scene: WishlistScene, list: WishlistRecord): Html =>
  html`<tr data-wishlist-id="${list.id}"><td class="wishlist-name">${editableTitle(list.name, html`<a class="wishlist-anchor" href="${viewUrl(scene, list)}">${list.name}</a>`)}</td><td class="wishlist-items-count" data-unit="${list.items.length === 1 ? "product" : "products"}">${list.items.length}</td><td class="wishlist-privacy"><select name="wishlist_options[${list.id}][wishlist_privacy]" class="wishlist-visibility selectBox" aria-label="Who may see “${list.name}”">${CHOICES.map((label, value) => html`<option value="${value}"${value === list.privacy && raw(' selected="selected"')}>${label}</option>`)}</select></td><td class="wishlist-delete">${!list.isDefault && html`<a href="${scene.origin}/wishlist/manage/?delete_wishlist=${list.id}&_wpnonce=${scene.nonce("delete_wishlist")}" class="delete-wishlist">Delete<span class="screen-reader-text"> “${list.name}”</span></a>`}</td></tr>`;

/** The visitor's lists, to rename, hide, share and delete. */
export const manageForm = (scene: WishlistScene): Html =>
  html`<form id="yith-wcwl-form" action="${scene.origin}/wishlist/manage/" method="post" class="woocommerce yith-wcwl-form wishlist-fragment" data-fragment-options="${asOptions({ action_params: "manage", template_part: "manage", item: "wishlist" })}">
${raw(scene.notices)}<table class="shop_table cart wishlist_table wishlist_manage_table responsive"><thead><tr><th class="wishlist-name">Name</th><th class="wishlist-items-count">Products</th><th class="wishlist-privacy">Who may see it</th><th class="wishlist-delete"><span class="screen-reader-text">Delete</span></th></tr></thead><tbody>${scene.lists.map((list) => manageRow(scene, list))}</tbody></table>
<input type="hidden" name="yith_wcwl_edit_wishlist" value="${scene.nonce("yith_wcwl_edit_wishlist")}" /><button type="submit" name="save_wishlists" value="yes" class="button submit-wishlist-changes">Save changes</button> <a href="#create_new_wishlist" class="button create-new-wishlist" data-rel="prettyPhoto[create_wishlist]">Create a new list</a>
</form>`;

export const managePage = (context: PageContext, scene: WishlistScene): Page =>
  frame(context, "Your lists", html`${manageForm(scene)}${createPopup(scene)}`);
