import type { Cents, Offer, ProductView } from "#mock/model.ts";
import { type Html, html, nothing, raw } from "#theme/html.ts";

const format = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const number = (cents: Cents): string => format.format(cents / 100);

const symbol = raw("&#36;");

export const amount = (cents: Cents, isHidden = false): Html =>
  html`<span class="woocommerce-Price-amount amount"${isHidden && raw(' aria-hidden="true"')}><bdi><span class="woocommerce-Price-currencySymbol" translate="no">${symbol}</span>${number(cents)}</bdi></span>`;

/** Theme header carts print an older markup without `bdi`. */
export const plainAmount = (cents: Cents): Html =>
  html`<span class="woocommerce-Price-amount amount"><span class="woocommerce-Price-currencySymbol">${symbol}</span>${number(cents)}</span>`;

const salePrice = (regular: Cents, sale: Cents): Html =>
  html`<del aria-hidden="true">${amount(regular)}</del> <span class="screen-reader-text">Original price was: ${symbol}${number(regular)}.</span><ins aria-hidden="true">${amount(sale)}</ins><span class="screen-reader-text">Current price is: ${symbol}${number(sale)}.</span>`;

const range = (low: Cents, high: Cents): Html =>
  html`${amount(low, true)} <span aria-hidden="true">&ndash;</span> ${amount(high, true)}<span class="screen-reader-text">Price range: ${symbol}${number(low)} through ${symbol}${number(high)}</span>`;

export const offerPrice = (offer: Offer): Html =>
  offer.price < offer.regularPrice ? salePrice(offer.regularPrice, offer.price) : amount(offer.price);

const pricesOf = ({ product, variations, children }: ProductView): Cents[] =>
  product.type === "grouped" ? children.map((child) => child.offer.price) : variations.map(({ offer }) => offer.price);

export const productPrice = (view: ProductView): Html => {
  const prices = pricesOf(view);
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  if (prices.length > 0 && low !== high) return range(low, high);
  return offerPrice(view.offer);
};

/** The platform sends an empty string when all variations cost the same. */
export const variationPriceHtml = (view: ProductView, offer: Offer): string => {
  const prices = new Set(view.variations.map((each) => each.offer.price));
  return prices.size === 1 ? nothing.html : html`<span class="price">${offerPrice(offer)}</span>`.html;
};
