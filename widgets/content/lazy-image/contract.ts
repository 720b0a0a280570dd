// Spec 8 and 9, Image loader and Auto-resize; pricing contract I and header contract 7.3.
import { pageGlobal } from "#src/platform/page-globals.ts";
import { reportError } from "#src/report-error.ts";
import { type LoadingRules, loadingRules } from "./loading-rules.ts";

export const readRules = (): LoadingRules => {
  const { clientWidth, clientHeight } = document.documentElement;
  return loadingRules(pageGlobal("lazySizesConfig"), Math.min(clientWidth, clientHeight));
};

export const reportBadElement = (element: Element): void =>
  reportError("lazy-image", "Bad element: expected data-src, got none. Add it.", element);
