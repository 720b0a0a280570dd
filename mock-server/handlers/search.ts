import type { CategorySlug, Product } from "#mock/model.ts";
import { htmlResponse } from "#mock/platform-response.ts";
import { findProducts, viewsOf } from "#mock/shelves.ts";
import { type Answer, type Call, field } from "#mock/shop.ts";
import { type Html, html, nothing } from "#theme/html.ts";
import { pictureUrl } from "#theme/partials/picture.ts";

/** `de_ajax_search` as the platform answers it: its HTML has one closing div too many and ends with a stray zero. */

const UNSET = "undefined";

/** Reads a setting; one that the page does not have arrives as the text "undefined". */
const setting = ({ fields }: Call, name: string, fallback: string): string => {
  const value = fields.get(name) ?? UNSET;
  return value === UNSET || value === "" ? fallback : value;
};

const isOn = (call: Call, name: string): boolean => setting(call, name, "0") === "1";

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const priceOf = ({ salePrice, regularPrice }: Product): Html =>
  salePrice === null
    ? html`<p class="price"><span class="de-current-price">${money(regularPrice)}</span></p>`
    : html`<p class="price"><span class="de-sale-price">${money(regularPrice)}</span> <span class="de-current-price">${money(salePrice)}</span></p>`;

const excerptOf = (call: Call, { line }: Product): Html => {
  const words = line.split(" ").slice(0, Number(setting(call, "excerpt_length", "12")) || 12);
  return html`<p class="excerpt">${words.join(" ")}</p>`;
};

const item = (
  call: Call,
  product: Product,
): Html => html`<a class="de-search-result" href="${call.url.origin}/product/${product.slug}/">
${isOn(call, "featured_image") && html`<div class="de-search-featured-img"><img src="${pictureUrl(product.picture)}" alt="" width="72" height="72"></div>`}
<div class="de-search-content"><h3>${product.name}</h3>
${isOn(call, "excerpt") && excerptOf(call, product)}
${isOn(call, "show_prices") && priceOf(product)}
${isOn(call, "sku") && html`<p class="de-search-sku">${setting(call, "sku_heading", "SKU")} ${product.sku}</p>`}
</div></a>
`;

/** Searches products and their categories only; the mock has no other posts or taxonomies. */
const find = (call: Call): Product[] => {
  const category = setting(call, "cat_name", "");
  const isProducts = setting(call, "post_type", "post,page").split(",").includes("product");
  const isKnown = !category || setting(call, "get_taxonomy_term", "") === "product_cat";
  if (!isProducts || !isKnown) return [];
  return findProducts(call, {
    search: field(call, "search_term"),
    orderBy: setting(call, "orderby", ""),
    ...(category && { category: category as CategorySlug }),
  });
};

const resultsHtml = (call: Call): string => {
  const found = find(call);
  const size = Math.max(1, Number(setting(call, "posts_per_page", "5")) || 5);
  const shown = viewsOf(call, found.slice(0, size)).map(({ product }) => item(call, product));
  const none = html`<p class="de-no-results-message">${setting(call, "no_results_msg", "Nothing found")}</p>`;
  const count = html`<div class="de-results-top"><p class="de-results-count">${found.length} ${setting(call, "results_count_name", "results")}</p></div>`;
  const all = html`<a class="de-show-all-results" href="#">${setting(call, "all_results_text", "Show all results")}</a>`;
  return html`${found.length > 0 && isOn(call, "show_results") ? count : nothing}
<div class="de-search-results" data-posts="${found.length}" data-pages="${Math.ceil(found.length / size)}" data-current-page="1">
${shown.length > 0 ? shown : none}</div>
${found.length >= size && isOn(call, "show_all_results_btn") && all}</div>0`.html;
};

export const searchActions: Readonly<Record<string, Answer>> = {
  de_ajax_search: (call) => htmlResponse(resultsHtml(call)),
};
