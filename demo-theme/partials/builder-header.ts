import { type Html, html, raw } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { inlineScript } from "./inline-script.ts";

/** The page builder's header as its templates print it: classes, data attributes and one constructor call. */

export interface BuilderHeader {
  /** The builder's node id, unique on the page. */
  id: number;
  isSticky: boolean;
  /** Keyed by attribute name without `data-sticky-`; empty values are not printed. */
  settings: Readonly<Record<string, string>>;
  animation: "slide" | "fade";
  isAtBottom?: boolean;
  isInEditor?: boolean;
}

const PREFIX = "bde-header-builder--sticky";

/** A header that appears only further down starts hidden; the builder leaves its classes on a header no longer sticky. */
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

/** The constructor call in a listener of its own, as the builder prints it in the footer. */
export const builderHeaderCall = (context: PageContext, { id, isInEditor = false }: BuilderHeader): Html => {
  const kept = isInEditor ? `window.breakdanceHeaders = {}; window.breakdanceHeaders['${id}'] = ` : "";
  return inlineScript(
    context,
    raw(
      `document.addEventListener('DOMContentLoaded', function () { if (!window.BreakdanceHeaderBuilder) return; ${kept}new BreakdanceHeaderBuilder(".breakdance .bde-header-builder-9-${id}", "${id}", ${isInEditor}); });`,
    ),
  );
};
