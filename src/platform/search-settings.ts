import type { PlainObject } from "#src/plain-object.ts";
import { pageGlobal } from "./page-globals.ts";

/** The page prints the search's configuration as two top-level `const`, which are no properties of the window. */

declare const deAjaxQuerySearch: unknown;
declare const deAjaxAddionalData: unknown;

/** Both objects merged. A settings block has them under the same names. */
export const searchSettings = (): PlainObject => ({
  ...(typeof deAjaxQuerySearch !== "undefined" && Object(deAjaxQuerySearch)),
  ...(typeof deAjaxAddionalData !== "undefined" && Object(deAjaxAddionalData)),
  ...pageGlobal("deAjaxQuerySearch"),
  ...pageGlobal("deAjaxAddionalData"),
});
