import type { ProductView } from "#mock/db.ts";
import type { WishlistItem, WishlistRecord } from "#mock/wishlist/lists.ts";
import { type Html, html, nothing, raw } from "#theme/html.ts";
import { productImage } from "#theme/partials/picture.ts";
import { offerPrice, productPrice } from "#theme/partials/price.ts";
import { viewUrl, type WishlistScene } from "./scene.ts";

/** One item of a list with all that its row shows. */
export interface WishlistRow {
  item: WishlistItem;
  view: ProductView;
  name: string;
  list: WishlistRecord;
  isOwner: boolean;
}

export const rowOf = (
  scene: WishlistScene,
  list: WishlistRecord,
  item: WishlistItem,
  isOwner: boolean,
): WishlistRow | undefined => {
  const view = scene.view(item.productId);
  if (!view) return undefined;
  const chosen = view.variations.find(({ variation }) => variation.id === item.productId);
  const terms = Object.values(chosen?.variation.attributes ?? {}).filter(Boolean);
  return { item, view, list, isOwner, name: [view.product.name, ...terms].join(" – ") };
};

const variationOf = ({ view, item }: WishlistRow) =>
  view.variations.find(({ variation }) => variation.id === item.productId);

export const permalink = (scene: WishlistScene, { view }: WishlistRow): string =>
  `${scene.origin}/product/${view.product.slug}/`;

export const price = (row: WishlistRow): Html => {
  const chosen = variationOf(row);
  return chosen ? offerPrice(chosen.offer) : productPrice(row.view);
};

export const picture = (row: WishlistRow): Html =>
  productImage(variationOf(row)?.variation.picture ?? row.view.product.picture, "");

export const checkbox = ({ item, name }: WishlistRow): Html =>
  html`<input type="checkbox" value="yes" name="items[${item.productId}][cb]" aria-label="Select “${name}”">`;

export const removeLink = (scene: WishlistScene, row: WishlistRow): Html =>
  html`<a href="${viewUrl(scene, row.list)}?remove_from_wishlist=${row.item.productId}&_wpnonce=${scene.nonce("remove_from_wishlist")}" class="remove remove_from_wishlist" title="Remove this product" aria-label="Remove “${row.name}” from the list">&times;</a>`;

export const quantity = ({ item, name, isOwner }: WishlistRow): Html =>
  isOwner
    ? html`<input type="number" min="1" step="1" name="items[${item.productId}][quantity]" value="${item.quantity}" aria-label="Quantity of “${name}”">`
    : html`${item.quantity}`;

const isInStock = (row: WishlistRow): boolean => (variationOf(row) ?? row.view).offer.isInStock;

export const stock = (row: WishlistRow): Html =>
  isInStock(row)
    ? html`<span class="wishlist-in-stock">In Stock</span>`
    : html`<span class="wishlist-out-of-stock">Out of stock</span>`;

export const cartButton = (scene: WishlistScene, row: WishlistRow): Html => {
  const { product } = row.view;
  const isAjax = isInStock(row) && product.type === "simple";
  if (!isAjax)
    return html`<a href="${permalink(scene, row)}" class="button product_type_${product.type} add_to_cart alt" aria-label="${scene.t("Read more")}: “${row.name}”">${scene.t("Read more")}</a>`;
  return html`<a href="?add-to-cart=${product.id}" data-quantity="${row.item.quantity}" class="button product_type_simple add_to_cart_button ajax_add_to_cart add_to_cart alt" data-product_id="${product.id}" data-product_sku="${product.sku}" aria-label="${scene.t("Add to cart")}: “${product.name}”" rel="nofollow" role="button">${scene.t("Add to cart")}</a>`;
};

/** As a select, or as a link to the popup. */
export const moveControl = (scene: WishlistScene, { list, name, isOwner }: WishlistRow): Html => {
  if (!isOwner || !scene.options.has("multi")) return nothing;
  if (scene.options.has("movepopup"))
    return html`<a href="#move_to_another_wishlist" class="move-to-another-wishlist-button" data-rel="prettyPhoto[move_to_another_wishlist]">Move “${name}”</a>`;
  const others = scene.lists.filter((other) => other !== list);
  return html`<select class="change-wishlist selectBox" aria-label="Move “${name}” to"><option value="">Move to&hellip;</option>${others.map((other) => html`<option value="${other.token}">${other.name}</option>`)}</select>`;
};

export const arrange = (row: WishlistRow, position: number, icon: Html): Html =>
  html`${icon}<input type="hidden" name="items[${row.item.productId}][position]" value="${position}">`;

export const tableAttributes = (list: WishlistRecord, isPaged: boolean): Html =>
  html`data-pagination="${isPaged ? "yes" : "no"}" data-per-page="${isPaged ? 5 : 100}" data-page="1" data-id="${list.id}" data-token="${list.token}"`;

export const flagClass = (isOn: boolean, name: string): Html => (isOn ? raw(` ${name}`) : nothing);
