import { isObject, type PlainObject, pageGlobal } from "./page-globals.ts";

/** The search element's configuration: two top-level `const` of the page, which are no properties of the window. */

declare const deAjaxQuerySearch: unknown;
declare const deAjaxAddionalData: unknown;

const own = (value: unknown): PlainObject => (isObject(value) ? value : {});

/** Both in one, by the platform's own names. A page that prints a settings block has them there under the same names. */
export const searchSettings = (): PlainObject => ({
  ...own(typeof deAjaxQuerySearch === "undefined" ? undefined : deAjaxQuerySearch),
  ...own(typeof deAjaxAddionalData === "undefined" ? undefined : deAjaxAddionalData),
  ...pageGlobal("deAjaxQuerySearch"),
  ...pageGlobal("deAjaxAddionalData"),
});
