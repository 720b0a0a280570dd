import type { ProductView } from "#mock/model.ts";
import type { WishlistItem, WishlistRecord } from "#mock/wishlist/lists.ts";
import { type Html, html, nothing, raw } from "#theme/html.ts";
import { productImage } from "#theme/partials/picture.ts";
import { offerPrice, productPrice } from "#theme/partials/price.ts";
import type { ListPage } from "./paging.ts";
import { type ShownList, viewUrl, type WishlistScene } from "./scene.ts";

/** One item of a list, with everything that its row shows. */
export interface WishlistRow extends ShownList {
  item: WishlistItem;
  view: ProductView;
  name: string;
}

const variationOf = ({ view, item }: Pick<WishlistRow, "view" | "item">) =>
  view.variations.find(({ variation }) => variation.id === item.productId);

export const rowOf = (
  scene: WishlistScene,
  { list, isOwner }: ShownList,
  item: WishlistItem,
): WishlistRow | undefined => {
  const view = scene.view(item.productId);
  if (!view) return undefined;
  const terms = Object.values(variationOf({ view, item })?.variation.attributes ?? {}).filter(Boolean);
  return { item, view, list, isOwner, name: [view.product.name, ...terms].join(" – ") };
};

export const permalink = (scene: WishlistScene, { view }: WishlistRow): string =>
  `${scene.origin}/product/${view.product.slug}/`;

export const price = (row: WishlistRow): Html => {
  const chosen = variationOf(row);
  return chosen ? offerPrice(chosen.offer) : productPrice(row.view);
};

export const picture = (row: WishlistRow): Html =>
  productImage(variationOf(row)?.variation.picture ?? row.view.product.picture);

export const checkbox = ({ item, name }: WishlistRow): Html =>
  html`<input type="checkbox" value="yes" name="items[${item.productId}][cb]" aria-label="Select “${name}”">`;

export const removeLink = (scene: WishlistScene, row: WishlistRow, text: Html = raw("&times;")): Html =>
  html`<a href="${viewUrl(scene, row.list)}?remove_from_wishlist=${row.item.productId}&_wpnonce=${scene.nonce("remove_from_wishlist")}" class="remove remove_from_wishlist" title="Remove this product" aria-label="Remove “${row.name}” from the list">${text}</a>`;

export const quantity = ({ item, name, isOwner }: WishlistRow): Html =>
  isOwner
    ? html`<input type="number" min="1" step="1" name="items[${item.productId}][quantity]" value="${item.quantity}" aria-label="Quantity of “${name}”">`
    : html`${item.quantity}`;

const isInStock = (row: WishlistRow): boolean => (variationOf(row) ?? row.view).offer.isInStock;

export const stock = (row: WishlistRow): Html =>
  isInStock(row)
    ? html`<span class="wishlist-in-stock">In Stock</span>`
    : html`<span class="wishlist-out-of-stock">Out of stock</span>`;

/** A variation without open attributes goes into the cart like a simple product. */
const goesIntoCart = (row: WishlistRow): boolean => {
  const chosen = variationOf(row)?.variation;
  const isComplete = chosen && Object.values(chosen.attributes).every(Boolean);
  return isInStock(row) && (isComplete || row.view.product.type === "simple");
};

export const cartButton = (scene: WishlistScene, row: WishlistRow): Html => {
  const { product } = row.view;
  const chosen = variationOf(row)?.variation;
  const type = chosen ? "variation" : product.type;
  const icon = scene.options.has("icons") && html` data-icon="fa-shopping-cart"`;
  if (!goesIntoCart(row))
    return html`<a href="${permalink(scene, row)}" class="button product_type_${type} add_to_cart alt"${icon} aria-label="${scene.t("Read more")}: “${row.name}”">${scene.t("Read more")}</a>`;
  const { id, sku } = chosen ?? product;
  return html`<a href="?add-to-cart=${id}" data-quantity="${row.item.quantity}" class="button product_type_${type} add_to_cart_button ajax_add_to_cart add_to_cart alt" data-product_id="${id}" data-product_sku="${sku}"${icon} aria-label="${scene.t("Add to cart")}: “${row.name}”" rel="nofollow" role="button">${scene.t("Add to cart")}</a>`;
};

/** A select, with `movepopup` a link to the rows' popup, or with `itempopups` to the row's own. */
export const moveControl = (scene: WishlistScene, { list, item, name, isOwner }: WishlistRow): Html => {
  if (!isOwner || !scene.options.has("multi")) return nothing;
  const isOwn = scene.options.has("itempopups");
  if (isOwn || scene.options.has("movepopup"))
    return html`<a href="#move_to_another_wishlist${isOwn && `_${item.productId}`}" class="move-to-another-wishlist-button" data-rel="prettyPhoto[move_to_another_wishlist]">Move “${name}”</a>`;
  const others = scene.lists.filter((other) => other !== list);
  return html`<select class="change-wishlist selectBox" aria-label="Move “${name}” to"><option value="">Move to&hellip;</option>${others.map((other) => html`<option value="${other.token}">${other.name}</option>`)}</select>`;
};

export const arrange = (row: WishlistRow, position: number, icon: Html): Html =>
  html`${icon}<input type="hidden" name="items[${row.item.productId}][position]" value="${position}">`;

export const tableAttributes = (list: WishlistRecord, { isPaged, perPage, number }: ListPage): Html =>
  html`data-pagination="${isPaged ? "yes" : "no"}" data-per-page="${perPage}" data-page="${number}" data-id="${list.id}" data-token="${list.token}"`;

export const flagClass = (isOn: boolean, name: string): Html => (isOn ? raw(` ${name}`) : nothing);
