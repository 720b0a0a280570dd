import { type Html, html, nothing, raw } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { builderSearch, searchConstants } from "#theme/partials/builder-search.ts";
import { inlineScript } from "#theme/partials/settings.ts";

/** Every setting of the builder's sticky header and of its live search, by query parameter: the first is the default. */
const choices = {
  markup: ["builder", "theme"],
  sticky: ["yes", "no"],
  hide: ["", "400", "200"],
  show: ["", "300"],
  reveal: ["", "yes"],
  animation: ["slide", "fade"],
  at: ["top", "bottom"],
  editor: ["no", "yes"],
  boxes: ["1", "2"],
  recent: ["no", "yes"],
} as const;

type Choice = keyof typeof choices;
type Chosen = (name: Choice) => string;

const dataOf = (chosen: Chosen): Html => {
  const values = {
    "scroll-hide-after": chosen("hide"),
    "hide-until-scroll-distance": chosen("show"),
    "reveal-on-scroll-up": chosen("reveal"),
  };
  return html`${Object.entries(values).map(([name, value]) => value && html` data-sticky-${name}="${value}"`)}`;
};

const PREFIX = "bde-header-builder--sticky";

/** A header that shows only further down comes hidden from the server; one that is sticky no more may keep remains. */
const classesOf = (chosen: Chosen): string => {
  const hidden = [`${PREFIX}-styles`, `${PREFIX}-scroll-start-off-hidden`, `${PREFIX}-scroll-hide`];
  const names = [
    "bde-header-builder",
    "bde-header-builder-9-100",
    ...(chosen("sticky") === "yes" ? [PREFIX, `${PREFIX}-scroll-${chosen("animation")}`] : []),
    ...(chosen("show") ? hidden : []),
    ...(chosen("at") === "bottom" ? [`${PREFIX}-bottom`] : []),
  ];
  return names.join(" ");
};

const content = (context: PageContext, chosen: Chosen): Html => html`<div class="bde-header-builder__container">
<a class="site-brand" href="${context.origin}/">Larkmoor</a>
<a href="${context.origin}/cart/">${context.t("Cart")}</a>
${builderSearch(context, { id: "lab-1", label: "Search the shop", keepsRecent: chosen("recent") === "yes" })}
</div>`;

const header = (context: PageContext, chosen: Chosen): Html =>
  chosen("markup") === "theme"
    ? html`<header class="lab-header" data-widget="sticky-header"${dataOf(chosen)}>${content(context, chosen)}</header>`
    : html`<header class="${classesOf(chosen)}"${dataOf(chosen)}>${content(context, chosen)}</header>`;

const call = (context: PageContext, chosen: Chosen): Html =>
  chosen("markup") === "theme"
    ? nothing
    : inlineScript(
        context,
        raw(
          `document.addEventListener('DOMContentLoaded', function () { if (!window.BreakdanceHeaderBuilder) return; ${chosen("editor") === "yes" ? "window.breakdanceHeaders = {}; window.breakdanceHeaders['100'] = " : ""}new BreakdanceHeaderBuilder(".breakdance .bde-header-builder-9-100", "100", ${chosen("editor") === "yes"}); });`,
        ),
      );

const chooser = (chosen: Chosen): Html =>
  html`<form class="lab-form" method="get">${Object.entries(choices).map(
    ([name, values]) =>
      html`<p><label for="lab-${name}">${name}</label> <select id="lab-${name}" name="${name}">${values.map((value) => html`<option value="${value}"${chosen(name as Choice) === value && raw(" selected")}>${value || "not set"}</option>`)}</select></p>`,
  )}<p><button type="submit" class="button">Show</button></p></form>`;

const PARAGRAPHS = 40;

const text = ({ origin }: PageContext): Html =>
  html`${Array.from({ length: PARAGRAPHS }, (_, index) => html`<p>Paragraph ${index + 1} of a page that is long enough to be scrolled. Wool keeps you warm even when it is wet, and a lantern keeps its light in the wind. <a href="${origin}/shop/#lab-${index + 1}">Link ${index + 1}</a></p>`)}`;

/** A header as the page builder prints it, or in a theme's own markup, with the settings of the address. */
export const headerLabPage = (context: PageContext): Page => {
  const chosen: Chosen = (name) => context.query.get(name) ?? choices[name][0];
  const second = { id: "lab-2", label: "Search again", keepsRecent: false };
  return {
    title: "Header lab",
    bodyClass: "wp-singular page-template-default page header-lab",
    main: html`${searchConstants(context)}${header(context, chosen)}${breadcrumb(context, [["Header lab"]])}<h1 class="entry-title">Header lab</h1>
<p>The header of this page is printed as ${chosen("markup") === "theme" ? "a theme" : "the page builder"} prints it, with the settings chosen here.</p>
${chosen("boxes") === "2" && builderSearch(context, second)}
${chooser(chosen)}
<h2>Text to scroll</h2>
${text(context)}
${call(context, chosen)}`,
  };
};
