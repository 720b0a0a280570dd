import { type Html, html } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";

/** Each step has a label and a path; the last step is the page itself and has no path. */
export const breadcrumb = (context: PageContext, steps: readonly (readonly [string, string?])[]): Html =>
  html`<nav class="woocommerce-breadcrumb" aria-label="breadcrumbs"><a href="${context.origin}/">${context.t("Home")}</a>${steps.map(([label, path]) => html`<span class="breadcrumb-separator"> / </span>${path ? html`<a href="${context.origin}${path}">${context.t(label)}</a>` : context.t(label)}`)}</nav>`;
