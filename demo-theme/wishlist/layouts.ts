import type { WishlistRecord } from "#mock/wishlist/lists.ts";
import { type Html, html, nothing } from "#theme/html.ts";
import { icons } from "./icons.ts";
import { type ListPage, pageLinks } from "./paging.ts";
import {
  arrange,
  cartButton,
  checkbox,
  flagClass,
  moveControl,
  permalink,
  picture,
  price,
  quantity,
  removeLink,
  stock,
  tableAttributes,
  type WishlistRow,
} from "./row-parts.ts";
import { isBasic, type WishlistScene } from "./scene.ts";

interface LayoutProps {
  page: ListPage;
  scene: WishlistScene;
  list: WishlistRecord;
  rows: readonly WishlistRow[];
  isOwner: boolean;
}

const REMOVE = html`Remove`;

const empty = ({ origin, t }: WishlistScene): Html =>
  html`No products added to the wishlist. <a href="${origin}/shop/">${t("See the whole shop")}</a>`;

const pageRow = ({ scene, list, page }: LayoutProps, columns: number): Html =>
  page.last > 1
    ? html`<tr class="pagination-row wishlist-pagination"><td colspan="${columns}">${pageLinks(scene, list, page)}</td></tr>`
    : nothing;

const pageNav = ({ scene, list, page }: LayoutProps): Html =>
  page.last > 1 ? html`<nav class="wishlist-pagination">${pageLinks(scene, list, page)}</nav>` : nothing;

const tableRow = ({ scene, isOwner }: LayoutProps, row: WishlistRow, index: number): Html => {
  const id = row.item.productId;
  return html`<tr id="yith-wcwl-row-${id}" data-row-id="${id}">
	${isOwner && html`${!isBasic(scene) && html`<td class="product-checkbox">${checkbox(row)}</td>`}<td class="product-remove"><div>${removeLink(scene, row)}</div></td>`}
	<td class="product-thumbnail"><a href="${permalink(scene, row)}" tabindex="-1" aria-hidden="true">${picture(row)}</a></td>
	<td class="product-name"><a href="${permalink(scene, row)}">${row.name}</a></td>
	<td class="product-price">${price(row)}</td>
	${!isBasic(scene) && html`<td class="product-quantity">${quantity(row)}</td>`}
	<td class="product-stock-status">${stock(row)}</td>
	<td class="product-add-to-cart"><span class="dateadded">Added on: ${row.item.addedOn}</span>${cartButton(scene, row)}${moveControl(scene, row)}</td>
	${isOwner && scene.options.has("sort") && html`<td class="product-arrange">${arrange(row, index, icons.arrange)}</td>`}
</tr>`;
};

export const traditional = (props: LayoutProps): Html => {
  const { scene, list, page, rows, isOwner } = props;
  const isSortable = isOwner && scene.options.has("sort");
  const headings = ["Price", ...(isBasic(scene) ? [] : ["Quantity"]), "Stock status", "Cart"];
  const columns = headings.length + 2 + (isOwner ? (isBasic(scene) ? 1 : 2) : 0) + (isSortable ? 1 : 0);
  return html`<table class="shop_table cart wishlist_table wishlist_view traditional responsive${flagClass(!isOwner, "no-interactions")}${flagClass(isSortable, "sortable")}" ${tableAttributes(list, page)}>
<thead><tr>
	${isOwner && html`${!isBasic(scene) && html`<th class="product-checkbox"><input type="checkbox" value="" name="" id="bulk_add_to_cart" aria-label="Select all products"></th>`}<th class="product-remove"><span class="screen-reader-text">Remove</span></th>`}
	<th class="product-thumbnail"><span class="screen-reader-text">Picture</span></th><th class="product-name"><span class="nobr">Product name</span></th>
	${headings.map((heading) => html`<th class="product-${heading.toLowerCase().replace(" ", "-")}"><span class="nobr">${scene.t(heading)}</span></th>`)}
	${isSortable && html`<th class="product-arrange"><span class="nobr">Arrange</span></th>`}
</tr></thead>
<tbody class="wishlist-items-wrapper">${rows.length > 0 ? rows.map((row, index) => tableRow(props, row, index)) : html`<tr><td colspan="${columns}" class="wishlist-empty">${empty(props.scene)}</td></tr>`}${pageRow(props, columns)}</tbody>
</table>`;
};

const mobileItem = ({ scene, isOwner }: LayoutProps, row: WishlistRow): Html => {
  const id = row.item.productId;
  return html`<li id="yith-wcwl-row-${id}" data-row-id="${id}">
	${isOwner && !isBasic(scene) && html`<div class="product-checkbox">${checkbox(row)}</div>`}
	<div class="item-wrapper"><div class="product-thumbnail"><a href="${permalink(scene, row)}" tabindex="-1" aria-hidden="true">${picture(row)}</a></div>
	<div class="item-details"><div class="product-name"><h3><a href="${permalink(scene, row)}">${row.name}</a></h3></div><table class="item-details-table"><tr><td class="label">${scene.t("Price")}:</td><td class="value">${price(row)}</td></tr></table></div></div>
	<div class="additional-info-wrapper"><table class="additional-info">${!isBasic(scene) && html`<tr><td class="label">${scene.t("Quantity")}:</td><td class="value product-quantity">${quantity(row)}</td></tr>`}<tr><td class="label">Stock:</td><td class="value">${stock(row)}</td></tr></table>
	<div class="product-add-to-cart">${cartButton(scene, row)}</div><div class="move-to-another-wishlist">${moveControl(scene, row)}</div>
	${isOwner && html`<div class="product-remove">${removeLink(scene, row, REMOVE)}</div>`}</div>
</li>`;
};

export const mobile = (props: LayoutProps): Html => {
  const { scene, list, page, rows, isOwner } = props;
  return html`<ul class="shop_table cart wishlist_table wishlist_view responsive mobile${flagClass(isOwner && !isBasic(scene), "with-checkbox")}${flagClass(!isOwner, "no-interactions")}" ${tableAttributes(list, page)}>${rows.length > 0 ? rows.map((row) => mobileItem(props, row)) : html`<li class="wishlist-empty">${empty(props.scene)}</li>`}</ul>${pageNav(props)}`;
};

const gridItem = ({ scene, isOwner }: LayoutProps, row: WishlistRow): Html => {
  const id = row.item.productId;
  return html`<li class="product" id="yith-wcwl-row-${id}" data-row-id="${id}">
	<div class="product-thumbnail">${isOwner && html`<div class="product-checkbox">${checkbox(row)}</div>`}<a href="${permalink(scene, row)}" aria-label="${row.name}">${picture(row)}</a></div>
	<div class="item-details"><a href="#" class="close" aria-label="Close the details">&times;</a><h3><a href="${permalink(scene, row)}">${row.name}</a></h3><table class="item-details-table"><tr><td class="label">${scene.t("Price")}:</td><td class="value">${price(row)}</td></tr></table>
	<div class="product-add-to-cart">${cartButton(scene, row)}</div><div class="move-to-another-wishlist">${moveControl(scene, row)}</div>${isOwner && html`<div class="product-remove">${removeLink(scene, row, REMOVE)}</div>`}</div>
</li>`;
};

export const imagesGrid = (props: LayoutProps): Html => {
  const { scene, list, page, rows, isOwner } = props;
  const isSortable = isOwner && scene.options.has("sort");
  return html`<ul class="shop_table cart wishlist_table wishlist_view images_grid responsive products columns-3${flagClass(isSortable, "sortable")}" ${tableAttributes(list, page)}>${rows.length > 0 ? rows.map((row) => gridItem(props, row)) : html`<li class="wishlist-empty">${empty(props.scene)}</li>`}</ul>${pageNav(props)}`;
};
