import { type Html, html, raw } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { type BuilderHeader, builderHeaderCall, headerClasses, stickyData } from "#theme/partials/builder-header.ts";
import { type BuilderMenu, builderMenu, builderMenuCall } from "#theme/partials/builder-menu.ts";
import { builderSearch, searchConstants } from "#theme/partials/builder-search.ts";
import { labForm } from "#theme/partials/lab-form.ts";
import { miniCart } from "#theme/partials/mini-cart.ts";

/** The settings of the builder's sticky header and live search, by query parameter; the first value is the default. */
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

const headerOf = (chosen: Chosen): BuilderHeader => ({
  id: 100,
  isSticky: chosen("sticky") === "yes",
  settings: {
    "scroll-hide-after": chosen("hide"),
    "hide-until-scroll-distance": chosen("show"),
    "reveal-on-scroll-up": chosen("reveal"),
  },
  animation: chosen("animation") === "fade" ? "fade" : "slide",
  isAtBottom: chosen("at") === "bottom",
  isInEditor: chosen("editor") === "yes",
});

const menu: BuilderMenu = {
  id: 8,
  isVertical: false,
  hasTopbar: true,
  options: { dropdown: { placement: "center" }, mobile: { mode: "offcanvas", offcanvasPosition: "left" } },
};

const content = (context: PageContext, chosen: Chosen): Html => html`<div class="bde-header-builder__container">
<a class="site-brand" href="${context.origin}/">Larkmoor</a>
${builderSearch(context, { id: "lab-1", label: "Search the shop", keepsRecent: chosen("recent") === "yes" })}
${miniCart(context, 0)}
${builderMenu(context, menu)}
</div>`;

const labHeader = (context: PageContext, chosen: Chosen): Html => {
  const header = headerOf(chosen);
  const isTheme = chosen("markup") === "theme";
  const tag = isTheme ? raw('class="lab-header" data-widget="sticky-header"') : html`class="${headerClasses(header)}"`;
  return html`${searchConstants(context)}<header ${tag}${stickyData(header.settings)}>${content(context, chosen)}</header>
${builderMenuCall(context, menu)}${!isTheme && builderHeaderCall(context, header)}`;
};

const PARAGRAPHS = 40;

const text = ({ origin }: PageContext): Html =>
  html`${Array.from({ length: PARAGRAPHS }, (_, index) => html`<p>Paragraph ${index + 1} of a page that is long enough to be scrolled. Wool keeps you warm even when it is wet, and a lantern keeps its light in the wind. <a href="${origin}/shop/#lab-${index + 1}">Link ${index + 1}</a></p>`)}`;

/** A header as the page builder prints it, or in a theme's own markup, with the settings from the address. */
export const headerLabPage = (context: PageContext): Page => {
  const chosen: Chosen = (name) => context.query.get(name) ?? choices[name][0];
  const second = { id: "lab-2", label: "Search again", keepsRecent: false };
  return {
    title: "Header lab",
    bodyClass: "wp-singular page-template-default page header-lab",
    header: labHeader(context, chosen),
    main: html`${breadcrumb(context, [["Header lab"]])}<h1 class="entry-title">Header lab</h1>
<p>The header of this page is printed as ${chosen("markup") === "theme" ? "a theme" : "the page builder"} prints it, with the settings chosen here.</p>
${chosen("boxes") === "2" && builderSearch(context, second)}
${labForm(context.query, choices)}
<h2>Text to scroll</h2>
${text(context)}`,
  };
};
