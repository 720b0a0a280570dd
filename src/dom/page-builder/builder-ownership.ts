import { builderArguments, published } from "./builder-calls.ts";

/** Tells developers once that another script keeps the elements that a widget would have taken. */
export const stepAside = (name: string): true => {
  void import("#src/report-error.ts").then(({ reportNotice }) =>
    reportNotice(name, `${name} is on the page and keeps its elements.`),
  );
  return true;
};

/** The page builder's editor passes `true` in its call for a header. */
export const isInEditor = (header: Element): boolean =>
  builderArguments("BreakdanceHeaderBuilder", header)?.[1] === true;

declare const BreakdanceHeaderBuilder: unknown;

/** Whether the builder's script moves a header. It may define its name with `class`, which is not on `window`. */
export const isHeaderTaken = (header: HTMLElement): boolean =>
  typeof BreakdanceHeaderBuilder !== "undefined" &&
  !published.has(BreakdanceHeaderBuilder) &&
  !("widget" in header.dataset) &&
  !builderArguments("BreakdanceHeaderBuilder", header) &&
  stepAside("BreakdanceHeaderBuilder");
