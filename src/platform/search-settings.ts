import { type PlainObject, pageGlobal } from "./page-globals.ts";

/** The search element's configuration: two top-level `const` of the page, which are no properties of the window. */

declare const deAjaxQuerySearch: unknown;
declare const deAjaxAddionalData: unknown;

/** Both in one, by the platform's own names. A page that prints a settings block has them there under the same names. */
export const searchSettings = (): PlainObject => ({
  ...(typeof deAjaxQuerySearch !== "undefined" && Object(deAjaxQuerySearch)),
  ...(typeof deAjaxAddionalData !== "undefined" && Object(deAjaxAddionalData)),
  ...pageGlobal("deAjaxQuerySearch"),
  ...pageGlobal("deAjaxAddionalData"),
});
