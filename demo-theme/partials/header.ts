import { type Html, html, raw } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { type BuilderHeader, builderHeaderCall, headerClasses, stickyData } from "./builder-header.ts";
import { searchConstants } from "./builder-search.ts";
import { miniCart } from "./mini-cart.ts";
import { siteMenu, siteMenuCall } from "./site-menu.ts";

const isCurrent = (context: PageContext, path: string) => context.path.startsWith(path) && raw(' aria-current="page"');

/** The builder's live search around a form, which the browser submits where no script runs. */
const searchForm = (context: PageContext): Html => {
  const { origin, query, t } = context;
  return html`<div class="de-advanced-search site-search"><form class="de-search-form-wrapper" role="search" method="get" action="${origin}/">
		<div class="de-search-wrapper"><label class="de-visually-hidden" for="de-search-site">${t("Search for:")}</label><input class="de-search-input search-field" id="de-search-site" type="text" name="s" value="${query.get("s") ?? ""}" placeholder="${t("Search products")}&hellip;" autocomplete="off" enterkeyhint="search"><div class="de-ajax-spinner"></div></div>
		<div class="de-search-wrapper"><button class="de-advanced-search-button de-advanced-search-icon" type="submit"><span class="de-visually-hidden">${t("Search")}</span></button></div>
		<input type="hidden" name="post_type" value="product">
		<div class="de-search-results-wrapper"></div>
	</form></div>`;
};

const mark = html`<svg class="site-mark" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><circle cx="17" cy="17" r="16" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M4 23c4-1 6-8 10-8 3 0 4 4 7 4s4-3 9-2" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M13 10c2-2 4-2 5 0 1-2 3-2 5 0" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>`;

interface SiteLink {
  path: string;
  text: string;
  icon: string;
}

const link = (context: PageContext, { path, text, icon }: SiteLink): Html =>
  html`<li><a href="${context.origin}${path}"${isCurrent(context, path)}><svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><path d="${icon}"/></svg><span>${context.t(text)}</span></a></li>`;

const HEART =
  "M11 18.500C4 13.500 2.500 10.500 2.500 8a4.300 4.300 0 0 1 8.500-1 4.300 4.300 0 0 1 8.500 1c0 2.500-1.500 5.500-8.500 10.500z";
const PERSON =
  "M11 10.500a3.700 3.700 0 1 0 0-7.400 3.700 3.700 0 0 0 0 7.400zM3.500 19c.8-4 3.600-5.600 7.500-5.600s6.700 1.600 7.500 5.600";

/** Not sticky on articles, which may have a sticky bar of their own. */
const builderHeader = ({ path }: PageContext): BuilderHeader => ({
  id: 200,
  isSticky: !path.startsWith("/journal/"),
  settings: { "scroll-hide-after": "480", "reveal-on-scroll-up": "yes" },
  animation: "slide",
});

export const siteHeader = (context: PageContext): Html => {
  const header = builderHeader(context);
  return html`${searchConstants(context)}<header id="masthead" class="site-header ${headerClasses(header)}" role="banner"${stickyData(header.settings)}>
	<a class="skip-link screen-reader-text" href="#content">${context.t("Skip to content")}</a>
	<div class="bde-header-builder__container col-full site-bar">
		<a class="site-brand" href="${context.origin}/" rel="home">${mark}<span>Larkmoor</span></a>
		${searchForm(context)}
		<ul class="site-links">${link(context, { path: "/my-account/", text: "Account", icon: PERSON })}${link(context, { path: "/wishlist/", text: "Wishlist", icon: HEART })}</ul>
		${miniCart(context, 0)}
		${siteMenu(context)}
	</div>
</header>
${siteMenuCall(context)}${builderHeaderCall(context, header)}`;
};
