import { type Html, html, raw } from "#theme/html.ts";
import { categories } from "#theme/navigation.ts";
import type { PageContext } from "#theme/page-context.ts";
import { miniCart } from "./mini-cart.ts";

const isCurrent = (context: PageContext, path: string) => context.path.startsWith(path) && raw(' aria-current="page"');

const searchForm = (
  context: PageContext,
): Html => html`<form role="search" method="get" class="woocommerce-product-search" action="${context.origin}/">
	<label class="screen-reader-text" for="woocommerce-product-search-field-0">Search for:</label>
	<input type="search" id="woocommerce-product-search-field-0" class="search-field" placeholder="Search products&hellip;" value="${context.query.get("s") ?? ""}" name="s" />
	<button type="submit" value="Search">${context.t("Search")}</button>
	<input type="hidden" name="post_type" value="product" />
</form>`;

const mark = html`<svg class="site-mark" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><circle cx="17" cy="17" r="16" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M4 23c4-1 6-8 10-8 3 0 4 4 7 4s4-3 9-2" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M13 10c2-2 4-2 5 0 1-2 3-2 5 0" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>`;

export const siteHeader = (context: PageContext): Html => html`<header id="masthead" class="site-header" role="banner">
	<a class="skip-link screen-reader-text" href="#content">${context.t("Skip to content")}</a>
	<div class="col-full site-bar">
		<a class="site-brand" href="${context.origin}/" rel="home">${mark}<span>Larkmoor</span></a>
		${searchForm(context)}
		<ul class="site-links">
			<li><a href="${context.origin}/my-account/"${isCurrent(context, "/my-account/")}>${context.t("Account")}</a></li>
			<li><a href="${context.origin}/wishlist/"${isCurrent(context, "/wishlist/")}>${context.t("Wishlist")}</a></li>
		</ul>
		${miniCart(context, 0)}
	</div>
	<nav id="site-navigation" class="col-full main-navigation" aria-label="Primary Navigation">
		<ul>
			<li><a href="${context.origin}/shop/"${isCurrent(context, "/shop/")}>${context.t("Shop")}</a></li>
			${categories.map(({ slug, name }) => html`<li><a href="${context.origin}/product-category/${slug}/"${isCurrent(context, `/product-category/${slug}/`)}>${context.t(name)}</a></li>`)}
		</ul>
	</nav>
</header>`;
