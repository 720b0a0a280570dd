import { type Html, html, nothing, raw } from "#theme/html.ts";
import { categories } from "#theme/navigation.ts";
import type { PageContext } from "#theme/page-context.ts";
import { inlineScript } from "./inline-script.ts";

/** The page builder's live search as its add-on prints it: settings in two constants of the page, then the element. */

interface BuilderSearch {
  id: string;
  label: string;
  keepsRecent: boolean;
}

const query = { post_type: ["product"], posts_per_page: 4, order: "DESC", orderby: "date", ignore_sticky_posts: 1 };

const additional = ({ origin }: PageContext) => ({
  featuredImage: 1,
  showResults: 1,
  showPrices: 1,
  allResultsBtn: 1,
  sku: 0,
  skuAndS: 0,
  noResultMessage: "Nothing found. Try another word.",
  resultsCountName: "products found",
  showAllResultsText: "Show all results",
  searchURL: `${origin}/?s={{search-term}}`,
  taxonomyTerm: "product_cat",
  excerptDisable: "1",
  excerptLength: "12",
  skuHeading: "SKU",
});

/** Print it once: declaring the same constants again would break the page's script. */
export const searchConstants = (context: PageContext): Html =>
  inlineScript(
    context,
    raw(
      `const deAjaxQuerySearch = ${JSON.stringify(query)}; const deAjaxAddionalData = ${JSON.stringify(additional(context))};`,
    ),
  );

const option = (value: string, name: string): Html =>
  html`<div class="de-option" role="option" aria-selected="${value === "all" ? "true" : "false"}" value="${value}" tabindex="0">${name}</div>`;

export const builderSearch = ({ t }: PageContext, { id, label, keepsRecent }: BuilderSearch): Html =>
  html`<div class="de-advanced-search"${keepsRecent ? raw(' data-recent-searches="true"') : nothing}><div class="de-search-form-wrapper" role="form" aria-label="${label}">
	<div class="de-search-wrapper"><label class="de-visually-hidden" for="de-search-${id}">${label}</label><input class="de-search-input" id="de-search-${id}" type="text" autocomplete="off" placeholder="${label}"><div class="de-ajax-spinner"></div></div>
	<div class="de-search-wrapper"><div class="de-dropdown-input" tabindex="0"><span class="de-dropdown-value">All departments</span><span class="de-dropdown-icon"></span></div>
	<div class="de-search-tax-wrapper">${option("all", "All departments")}${categories.map(({ slug, name }) => option(slug, name))}</div></div>
	<div class="de-search-wrapper"><button class="de-advanced-search-button" type="submit">${t("Search")}</button></div>
	<div class="de-search-results-wrapper"></div>
</div></div>`;
