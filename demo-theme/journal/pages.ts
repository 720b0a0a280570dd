import { html, raw } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { inlineScript } from "#theme/partials/inline-script.ts";
import { heading, tableOfContents } from "./contents.ts";
import { article, type Section, sections } from "./kettle-article.ts";

const url = `/journal/${article.slug}/`;

export const journalPage = (context: PageContext): Page => ({
  title: "Journal",
  bodyClass: "blog wp-embed-responsive",
  main: html`${breadcrumb(context, [["Journal"]])}<h1 class="entry-title">${context.t("Journal")}</h1>
<p class="journal-line">How things are made and mended, from the people who do it.</p>
<article class="journal-card"><a href="${context.origin}${url}"><img src="/assets/journal/${article.poster}.svg" width="1280" height="720" alt=""><span class="journal-card-text"><strong>${article.title}</strong><span>${article.line}</span><span class="journal-meta">${article.written}, ${article.minutes} minutes to read</span></span></a></article>`,
});

/** A sticky bar with `?header=sticky`: a section that a link jumps to must land below it. */
const readingBar = (context: PageContext) =>
  context.query.get("header") === "sticky" &&
  html`<header class="lab-header reading-bar" data-widget="sticky-header"><a class="site-brand" href="${context.origin}/">Larkmoor</a> <a href="${context.origin}/cart/">${context.t("Cart")}</a></header>`;

/** Phones load videos after the first touch; with `?delay=3000`, after that many milliseconds. */
const renderDelay = (context: PageContext) => {
  const delayMs = Number(context.query.get("delay"));
  return delayMs > 0 && inlineScript(context, raw(`var smush_video_render_delay = ${delayMs};`));
};

const sectionHtml = (context: PageContext, section: Section, level: 2 | 3) =>
  html`${heading(context, section, level)}
${section.body}
${section.parts?.map(
  (part) => html`${heading(context, part, 3)}
${part.body}
`,
)}`;

/** `isClosed`: the reader has closed the table of contents before. */
export const articlePage = (context: PageContext, isClosed: boolean): Page => {
  const parts = sections(context);
  return {
    title: article.title,
    bodyClass: "single single-post wp-embed-responsive",
    main: html`${renderDelay(context)}${readingBar(context)}${breadcrumb(context, [["Journal", "/journal/"], [article.title]])}
<article class="post hentry"><header class="entry-header"><h1 class="entry-title">${article.title}</h1>
<p class="journal-line">${article.line}</p>
<p class="journal-meta">${article.written}, ${article.minutes} minutes to read</p></header>
<div class="entry-content">${tableOfContents(context, parts, isClosed)}
${parts.map((section) => sectionHtml(context, section, 2))}</div></article>`,
  };
};
