import { type Html, html, raw } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { inlineScript } from "./settings.ts";

/** The page builder's header as its templates print it: classes and data attributes, and one constructor call. */

export interface BuilderHeader {
  /** Unique on the page; the builder's node id. */
  id: number;
  isSticky: boolean;
  /** By the names of the attributes after `data-sticky-`; empty ones are not printed. */
  settings: Readonly<Record<string, string>>;
  animation: "slide" | "fade";
  isAtBottom?: boolean;
  isInEditor?: boolean;
}

const PREFIX = "bde-header-builder--sticky";

/** A header that shows only further down comes hidden from the server; one that is sticky no more may keep remains. */
export const headerClasses = ({ id, isSticky, settings, animation, isAtBottom }: BuilderHeader): string => {
  const hidden = [`${PREFIX}-styles`, `${PREFIX}-scroll-start-off-hidden`, `${PREFIX}-scroll-hide`];
  const names = [
    "bde-header-builder",
    `bde-header-builder-9-${id}`,
    ...(isSticky ? [PREFIX, `${PREFIX}-scroll-${animation}`] : []),
    ...(settings["hide-until-scroll-distance"] ? hidden : []),
    ...(isAtBottom ? [`${PREFIX}-bottom`] : []),
  ];
  return names.join(" ");
};

export const stickyData = (settings: BuilderHeader["settings"]): Html =>
  html`${Object.entries(settings).map(([name, value]) => value && html` data-sticky-${name}="${value}"`)}`;

/** The call in its own listener, as the builder prints it in the footer. */
export const builderHeaderCall = (context: PageContext, { id, isInEditor = false }: BuilderHeader): Html => {
  const kept = isInEditor ? `window.breakdanceHeaders = {}; window.breakdanceHeaders['${id}'] = ` : "";
  return inlineScript(
    context,
    raw(
      `document.addEventListener('DOMContentLoaded', function () { if (!window.BreakdanceHeaderBuilder) return; ${kept}new BreakdanceHeaderBuilder(".breakdance .bde-header-builder-9-${id}", "${id}", ${isInEditor}); });`,
    ),
  );
};
