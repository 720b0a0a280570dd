import { type Html, html, raw } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";

/** An article's table of contents as printed by one of two plugins; `?toc=plus` shows the other one's. */

export interface Heading {
  id: string;
  title: string;
  parts?: readonly Heading[];
}

const isPlusContents = ({ query }: PageContext): boolean => query.get("toc") === "plus";

/** The cookie of a reader who has closed the list. */
export const contentsCookie = (context: PageContext): string =>
  isPlusContents(context) ? "tocplus_hidetoc" : "ezTOC_hidetoc-0";

const hidesAtFirst = ({ query }: PageContext): boolean => query.get("contents") === "hidden";

/** The plugins' script settings; all values are texts, as everywhere on the platform. */
export const contentsSettings = (context: PageContext): Record<string, unknown> => {
  if (!context.path.startsWith("/journal/")) return {};
  const hidden = hidesAtFirst(context);
  return isPlusContents(context)
    ? {
        tocplus: {
          visibility_show: "show",
          visibility_hide: "hide",
          ...(hidden && { visibility_hide_by_default: "1" }),
          width: "Auto",
          smooth_scroll: "1",
        },
      }
    : { ezTOC: { smooth_scroll: "1", visibility_hide_by_default: hidden ? "1" : "", scroll_offset: "24" } };
};

const easyItem = ({ id, title, parts = [] }: Heading, level: number): Html =>
  html`<li class="ez-toc-page-1 ez-toc-heading-level-${level}"><a class="ez-toc-link" href="#${id}" title="${title}">${title}</a>${parts.length > 0 && html`<ul class="ez-toc-list-level-${level + 1}">${parts.map((part) => easyItem(part, level + 1))}</ul>`}</li>`;

const icon = raw(
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true"><path d="M6 6H4v2h2V6zm14 0H8v2h12V6zM4 11h2v2H4v-2zm16 0H8v2h12v-2zM4 16h2v2H4v-2zm16 0H8v2h12v-2z" fill="currentColor"></path></svg>',
);

/** A shop's setting hides the list by the plugin's class; for a reader who closed it, the list is printed closed. */
const easyContents = (context: PageContext, headings: readonly Heading[], isClosed: boolean): Html => {
  const hidden = hidesAtFirst(context);
  return html`<div id="ez-toc-container" class="ez-toc-v2_0_76 counter-hierarchy ez-toc-counter ez-toc-container-direction${isClosed && !hidden && " toc_close"}">
<div class="ez-toc-title-container">
<p class="ez-toc-title">In this article</p>
<span class="ez-toc-title-toggle"><a href="#" class="ez-toc-pull-right ez-toc-btn ez-toc-btn-xs ez-toc-btn-default ez-toc-toggle" aria-label="ez-toc-toggle-icon-1"><label for="item-6742" aria-label="Table of Content"><span>${icon}</span></label><input type="checkbox" id="item-6742"></a></span></div>
<nav aria-label="In this article"><ul class="ez-toc-list ez-toc-list-level-1${hidden && " eztoc-toggle-hide-by-default"}"${isClosed && !hidden && raw(' style="display: none"')}>${headings.map((heading) => easyItem(heading, 2))}</ul></nav></div>`;
};

const plusItem = ({ id, title, parts = [] }: Heading, number: string): Html =>
  html`<li><a href="#${id}"><span class="toc_number">${number}</span> ${title}</a>${parts.length > 0 && html`<ul>${parts.map((part, index) => plusItem(part, `${number}.${index + 1}`))}</ul>`}</li>`;

const plusContents = (headings: readonly Heading[], isClosed: boolean): Html =>
  html`<div id="toc_container" class="no_bullets${isClosed && " contracted"}"><p class="toc_title">In this article</p><ul class="toc_list"${isClosed && raw(' style="display: none"')}>${headings.map((heading, index) => plusItem(heading, String(index + 1)))}</ul></div>`;

/** `isClosed` comes from the reader's cookie, so a page cache cannot print it. */
export const tableOfContents = (context: PageContext, headings: readonly Heading[], isClosed: boolean): Html =>
  isPlusContents(context) ? plusContents(headings, isClosed) : easyContents(context, headings, isClosed);

/** The plugins put the id on an element inside the heading. */
export const heading = (context: PageContext, { id, title }: Heading, level: 2 | 3): Html => {
  const text = isPlusContents(context)
    ? html`<span id="${id}">${title}</span>`
    : html`<span class="ez-toc-section" id="${id}"></span>${title}<span class="ez-toc-section-end"></span>`;
  return level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`;
};
