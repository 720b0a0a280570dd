import { reportError, reportNotice } from "#src/report-error.ts";
import { WIDGET } from "./registry-line.ts";

/** The loader's messages to developers, loaded only when something is wrong. */

// Browsers agree on the type of a failed import's error, not on its text.
const isLoadFailure = (error: unknown): error is TypeError =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message);

/** Widgets whose code did not come: a listing has a hundred pictures, and all of them lack the same file. */
const missing = new Set<string>();

export const reportFailure = (widget: string, error: unknown, host: Element): void => {
  if (!isLoadFailure(error)) {
    reportError(widget, error, host);
    return;
  }
  if (missing.has(widget)) return;
  missing.add(widget);
  const told = `Cannot load the widget's code: ${error.message}. Check that every file of the bundle's folder is served.`;
  reportError(widget, told, host);
};

export const reportUnknownName = (host: Element, entries: readonly { name: string }[]): void => {
  const unknown = host.getAttribute(WIDGET);
  const known = entries.map(({ name }) => name).join(", ");
  reportError("loader", `Unknown widget name "${unknown}": expected one of ${known}. Correct ${WIDGET}.`, host);
};

export const reportSecondInclusion = (): void =>
  reportNotice(
    "loader",
    "The bundle is included twice on this page; the second one does nothing. Remove one of the tags.",
  );

export const reportListener = (name: string, listener: unknown): void =>
  reportError("on", `Cannot listen to "${name}": expected a function, got "${listener}". Correct the call.`);

/** @throws TypeError always. */
export const refuseRoot = (root: unknown): never => {
  throw new TypeError(
    `Cannot find widgets: expected an element or the document, got "${root}". Check the query that should find it.`,
  );
};
