import { type Html, html, nothing, raw } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";

const orders = [
  ["menu_order", "Default sorting"],
  ["popularity", "Sort by popularity"],
  ["rating", "Sort by average rating"],
  ["date", "Sort by latest"],
  ["price", "Sort by price: low to high"],
  ["price-desc", "Sort by price: high to low"],
] as const;

const notCarriedOver = ["orderby", "submit", "paged", "product-page", "add-to-cart", "quantity", "demo"];

const carriedOver = (query: URLSearchParams): [string, string][] =>
  [...query].filter(([name]) => !notCarriedOver.includes(name));

export const orderingForm = ({ query, t }: PageContext): Html => {
  const chosen = query.get("orderby") ?? "menu_order";
  return html`<form class="woocommerce-ordering" method="get">
	<select name="orderby" class="orderby" aria-label="Shop order">${orders.map(([value, text]) => html`<option value="${value}"${value === chosen && raw(" selected='selected'")}>${t(text)}</option>`)}</select>
	<input type="hidden" name="paged" value="1" />
	${carriedOver(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
	<noscript><button type="submit" class="button">Sort</button></noscript>
</form>`;
};

export interface ListingSpan {
  total: number;
  page: number;
  perPage: number;
}

const countText = ({ total, page, perPage }: ListingSpan): string => {
  if (total === 1) return "Showing the single result";
  if (total <= perPage) return `Showing all ${total} results`;
  return `Showing ${(page - 1) * perPage + 1}–${Math.min(total, page * perPage)} of ${total} results`;
};

export const resultCount = (context: PageContext, span: ListingSpan): Html => {
  const isSorted = context.query.has("orderby") && span.total > 1;
  return html`<p class="woocommerce-result-count" role="status" aria-relevant="all"${isSorted && raw(' data-is-sorted-by="true"')}>${countText(span)}</p>`;
};

const pageHref = (context: PageContext, base: string, page: number): string => {
  const query = new URLSearchParams(carriedOver(context.query));
  const order = context.query.get("orderby");
  if (order) query.set("orderby", order);
  const isSearch = base === "/";
  if (isSearch && page > 1) query.set("paged", String(page));
  const path = page > 1 && !isSearch ? `${base}page/${page}/` : base;
  return `${context.origin}${path}${query.size > 0 ? `?${query}` : ""}`;
};

export const pagination = (context: PageContext, base: string, span: ListingSpan): Html => {
  const pages = Math.ceil(span.total / span.perPage);
  if (pages <= 1) return nothing;
  const link = (page: number) =>
    page === span.page
      ? html`<li><span aria-label="Page ${page}" aria-current="page" class="page-numbers current">${page}</span></li>`
      : html`<li><a aria-label="Page ${page}" class="page-numbers" href="${pageHref(context, base, page)}">${page}</a></li>`;
  return html`<nav class="woocommerce-pagination" aria-label="Product Pagination"><ul class="page-numbers">
	${span.page > 1 && html`<li><a class="prev page-numbers" aria-label="Previous page" href="${pageHref(context, base, span.page - 1)}">&larr;</a></li>`}
	${Array.from({ length: pages }, (_, index) => link(index + 1))}
	${span.page < pages && html`<li><a class="next page-numbers" aria-label="Next page" href="${pageHref(context, base, span.page + 1)}">&rarr;</a></li>`}
</ul></nav>`;
};
