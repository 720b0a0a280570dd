import { builderArguments, published } from "./builder-calls.ts";

/** Whose the builder's elements are: its own scripts keep what they have taken. */

/** Says once that another script has elements that a widget would have taken. */
export const stepAside = (name: string): true => {
  void import("#src/report-error.ts").then(({ reportNotice }) =>
    reportNotice(name, `${name} is on the page and keeps its elements.`),
  );
  return true;
};

/** The builder's editor says so in its call, for a header. */
export const isInEditor = (header: Element): boolean =>
  builderArguments("BreakdanceHeaderBuilder", header)?.[1] === true;

declare const BreakdanceHeaderBuilder: unknown;

/** Whether the builder's own script moves a header. It may define its name with `class`: no property of the window. */
export const isHeaderTaken = (header: HTMLElement): boolean =>
  typeof BreakdanceHeaderBuilder !== "undefined" &&
  !published.has(BreakdanceHeaderBuilder) &&
  !("widget" in header.dataset) &&
  !builderArguments("BreakdanceHeaderBuilder", header) &&
  stepAside("BreakdanceHeaderBuilder");
