import type { ProductView } from "#mock/model.ts";
import { type Html, html } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { type ListingSpan, orderingForm, pagination, resultCount } from "#theme/partials/listing-controls.ts";
import { noticesWrapper } from "#theme/partials/notices.ts";
import { productGrid } from "#theme/partials/product-card.ts";

export interface Listing {
  kind: "shop" | "category" | "search";
  title: string;
  line: string;
  /** The address of the first page. */
  base: string;
  span: ListingSpan;
  views: readonly ProductView[];
}

const bodyClasses: Record<Listing["kind"], string> = {
  shop: "archive post-type-archive post-type-archive-product woocommerce-shop woocommerce woocommerce-page",
  category: "archive tax-product_cat woocommerce woocommerce-page",
  search: "search search-results post-type-archive post-type-archive-product woocommerce woocommerce-page",
};

const found = (context: PageContext, listing: Listing): Html => html`<div class="storefront-sorting">
	${orderingForm(context)}${resultCount(context, listing.span)}
</div>
${productGrid(context, listing.views)}
${pagination(context, listing.base, listing.span)}`;

const none = ({ origin, t }: PageContext): Html =>
  html`<div class="woocommerce-no-products-found"><div class="woocommerce-info" role="status">No products were found matching your selection.</div></div><p><a class="button" href="${origin}/shop/">${t("See the whole shop")}</a></p>`;

export const listingPage = (context: PageContext, listing: Listing): Page => ({
  title: listing.title,
  bodyClass: bodyClasses[listing.kind],
  main: html`${breadcrumb(context, [[listing.title]])}
<header class="woocommerce-products-header"><h1 class="woocommerce-products-header__title page-title">${context.t(listing.title)}</h1>${listing.line && html`<div class="term-description"><p>${listing.line}</p></div>`}</header>
${noticesWrapper(context.notices)}
${listing.span.total > 0 ? found(context, listing) : none(context)}`,
});
