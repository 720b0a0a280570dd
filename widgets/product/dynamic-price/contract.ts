// Spec 5, 7 and 8, Pricing; pricing contract A.1 to A.3.
import { PlatformError } from "#src/errors.ts";
import { BULK_TABLE, type DiscountSettings, discountSettings } from "#src/platform/discount-settings.ts";
import { fetchBulkTable, fetchPriceHtml } from "#src/platform/discounts.ts";
import type { FormIds, PriceSubject } from "./price-subject.ts";

export const QUANTITY = '[name="quantity"]';
export const PARENT_ID = 'input[name="product_id"]';

export type PriceSettings = DiscountSettings;

export const readSettings = discountSettings;

const valueIn = (root: ParentNode, selector: string): string | undefined =>
  root.querySelector<HTMLInputElement | HTMLButtonElement>(selector)?.value;

const customId = (selector: string): string => (selector && valueIn(document, selector)) || "";

export const readFormIds = (form: HTMLElement, settings: PriceSettings): FormIds => ({
  button: valueIn(form, 'button[name="add-to-cart"]'),
  variation: valueIn(form, 'input[name="variation_id"]'),
  hidden: valueIn(form, 'input[name="add-to-cart"]'),
  customSimple: customId(settings.simpleIdSelector),
  customVariable: customId(settings.variableIdSelector),
});

/**
 * The element that shows the price: in the form, else in the product around it (a quick view lies over another product's
 * page), else anywhere on the page. A form in a product list never uses a price outside its own product.
 */
export const priceAreaOf = (form: HTMLElement, kind: PriceSubject["kind"], settings: PriceSettings) => {
  const selector = kind === "simple" ? settings.simpleTarget : settings.variableTarget;
  const own = form.querySelector(selector) ?? form.closest(".product")?.querySelector(selector);
  return own ?? (form.closest("li.product") ? null : document.querySelector(selector));
};

export const askPrice = fetchPriceHtml;

export const askTable = fetchBulkTable;

const FAILURE = /network|timeout|http/;

/** False for an answer that makes no sense, also for the platform's own `0`: that one leaves the page as it is. */
export const isRequestError = (error: unknown): boolean =>
  error instanceof PlatformError && error.status !== 200 && FAILURE.test(error.kind);

export const bulkTables = (): Element[] => [...document.querySelectorAll(BULK_TABLE)];

/** The shop's answer brings its own wrapper; put inside the page's wrapper, it would nest deeper with every answer. */
export const unwrapTable = (answer: DocumentFragment): ChildNode[] => {
  const [wrapper, ...others] = answer.children;
  return [...(others.length === 0 && wrapper?.matches(BULK_TABLE) ? wrapper : answer).childNodes];
};
