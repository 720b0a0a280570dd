import { readItem } from "./contract.ts";
import { gridItem, type Item } from "./items.ts";

/** Where the server's data of a product stands on the page. */

export const LISTED = ".gtm4wp_productdata";

const PRODUCT = ".product, .wc-block-grid__product, .wc-block-product";
const PLACE = ".products li, .products > div, .woocommerce-grouped-product-list-item__label";

/** The place in one of the shop's older grids, from 1. */
const placeIn = (grid: Element, carrier: Element): number => [...grid.querySelectorAll(LISTED)].indexOf(carrier) + 1;

export const itemOf = (carrier: HTMLElement, dropped?: readonly string[]): Item | undefined => {
  const item = readItem(carrier.dataset.gtm4wp_product_data, dropped, carrier);
  const grid = carrier.closest(".wc-block-grid");
  return item && grid ? gridItem(item, [...grid.classList], placeIn(grid, carrier)) : item;
};

/** The product of a link or button in a list. */
export const listedItem = (control: HTMLElement, dropped?: readonly string[]): Item | undefined => {
  const place = control.closest(PRODUCT) ?? control.closest(PLACE);
  const carrier = control.dataset.gtm4wp_product_data ? control : place?.querySelector<HTMLElement>(LISTED);
  return carrier ? itemOf(carrier, dropped) : undefined;
};

/** The product of a form. Older versions of the plugin print a field, and pages from a cache may still have it. */
export const formItem = (form: Element): Item | undefined => {
  const carrier =
    form.querySelector<HTMLInputElement>(".gtm4wp_single_productdata") ??
    form.querySelector<HTMLInputElement>('[name="gtm4wp_product_data"]');
  return carrier ? readItem(carrier.dataset.gtm4wp_product_data || carrier.value, undefined, carrier) : undefined;
};
