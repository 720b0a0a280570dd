import { version } from "../package.json";
import { watchForCart } from "./cart-demand.ts";
import { announceEarlierAdd, publishConstructors } from "./dom/builder-calls.ts";
import { whenParsed } from "./dom/when-parsed.ts";
import { followHistory } from "./follow-history.ts";
import { keepEarlyEvents } from "./islands/early-events.ts";
import type { Loader } from "./islands/loader.ts";
import { publishApi } from "./public-api.ts";

/** The entry. It does at once what cannot be done later, and lets everything else load beside the page. */
if (window.StorefrontWidgets) {
  void import("./islands/report-failure.ts").then(({ reportSecondInclusion }) => reportSecondInclusion());
} else {
  const takeEarlyEvents = keepEarlyEvents(() => loader);
  const loader: Promise<Loader> = import("./start-loader.ts").then(({ startLoader }) => startLoader(takeEarlyEvents));
  followHistory(loader);
  publishApi(version, loader);
  publishConstructors(["AwesomeMenu", "BreakdanceHeaderBuilder", "BreakdanceMiniCart"]);
  // In the head of a page that is still parsed there is no body to listen on. jQuery's ready handlers call what we put in.
  if (document.body) watchForCart();
  else addEventListener("DOMContentLoaded", watchForCart, true);
  void whenParsed().then(async (wasParsed) => {
    // The page's own calls have then come too early to be heard.
    if (wasParsed) (await import("./dom/printed-calls.ts")).recallPrintedCalls();
    (await loader).scanPage();
    announceEarlierAdd();
  });
}
