import type { Notice } from "#mock/model.ts";
import { html, raw } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { noticesWrapper } from "#theme/partials/notices.ts";

const samples: readonly Notice[] = [
  { kind: "error", message: "<strong>Billing Phone</strong> is a required field." },
  { kind: "error", message: "Please choose a delivery day that is not a Sunday." },
  { kind: "success", message: '&ldquo;Storm lantern&rdquo; removed. <a href="#" class="restore-item">Undo?</a>' },
  { kind: "info", message: "The workshop is closed in the last week of August." },
];

const banner = (state: string, role: string, text: string) =>
  html`<div class="wc-block-components-notice-banner is-${state}" role="${role}"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 7v6m0 3v1" stroke="currentColor" stroke-width="2"/></svg><div class="wc-block-components-notice-banner__content">${raw(text)}</div></div>`;

/** Every kind of notice. `?kind=` shows only one, so that each kind can be the first on a page. */
export const noticesPage = (context: PageContext): Page => {
  const kind = context.query.get("kind");
  const classic = samples.filter((notice) => kind === null || notice.kind === kind);
  return {
    title: "Notices",
    bodyClass: "wp-singular page-template-default page woocommerce-page",
    main: html`${breadcrumb(context, [["Notices"]])}<h1 class="entry-title">Notices</h1>
<p>One of each kind, in the shapes of the classic theme and of the block theme.</p>
<div class="woocommerce"><h2>Classic</h2>${noticesWrapper([...context.notices, ...classic])}
${kind === null && html`<h2>Block style</h2>${banner("error", "alert", "That coupon has expired.")}${banner("success", "alert", "Coupon code applied successfully.")}${banner("info", "status", "Orders over $75 are sent free.")}`}</div>`,
  };
};

export const notFoundPage = (context: PageContext): Page => ({
  title: "Not found",
  status: 404,
  bodyClass: "error404",
  main: html`${breadcrumb(context, [["Not found"]])}<h1 class="entry-title">This path ends here</h1><p>The page has moved, or was never built. The shop is still where it was.</p><p><a class="button" href="${context.origin}/shop/">${context.t("Shop")}</a></p>`,
});

export interface WidgetDemo {
  widget: string;
  domain: string;
  markup: string;
}

/** Puts the notices demo first: it takes the focus, and the page would scroll down to it. */
const alertFirst = (demos: readonly WidgetDemo[]) => [
  ...demos.filter(({ widget }) => widget === "notices"),
  ...demos.filter(({ widget }) => widget !== "notices"),
];

/** A demo's products and nonce are examples: the gallery names what the shop sells and accepts, so that presses work. */
const asInShop = ({ nonce }: PageContext, markup: string): string =>
  markup
    .replaceAll(/(?<=product_id="|add-to-cart=)12"/g, '101"')
    .replaceAll('product_id="14"', 'product_id="107"')
    .replace("trigger-nonce", nonce("cwg_trigger_popup_ajax"));

export const galleryPage = (context: PageContext, demos: readonly WidgetDemo[]): Page => ({
  title: "Widget gallery",
  bodyClass: "wp-singular page-template-default page gallery",
  main: html`${breadcrumb(context, [["Widget gallery"]])}<h1 class="entry-title">Widget gallery</h1>
${demos.length === 0 && html`<p>No widget has a <code>demo.html</code> here.</p>`}
${alertFirst(demos).map(({ widget, domain, markup }) => html`<section class="gallery-demo" id="${widget}" aria-labelledby="${widget}-heading"><h2 id="${widget}-heading"><a href="${context.origin}/gallery/${widget}/">${widget}</a></h2><p class="gallery-path">widgets/${domain}/${widget}/demo.html</p><div class="gallery-stage">${raw(asInShop(context, markup))}</div></section>`)}`,
});
