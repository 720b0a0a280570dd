import { showHeldBackPictures } from "#src/dom/held-back-pictures.ts";
import { publishConstructors, tellEarlierAdd } from "#src/dom/page-builder/builder-calls.ts";
import { whenParsed } from "#src/dom/when-parsed.ts";
import { keepEarlyEvents } from "#src/islands/early-events.ts";
import type { Loader } from "#src/islands/loader.ts";
import { version } from "../package.json";
import { watchForCart } from "./cart-demand.ts";
import { followHistory } from "./follow-history.ts";
import { publishApi } from "./public-api.ts";

/** The entry does at once what cannot wait and loads everything else beside the page. */
if (window.StorefrontWidgets) {
  void import("#src/islands/report-failure.ts").then(({ reportSecondInclusion }) => reportSecondInclusion());
} else {
  const takeEarlyEvents = keepEarlyEvents(() => loader);
  const loader: Promise<Loader> = import("./start-loader.ts").then(({ startLoader }) => startLoader(takeEarlyEvents));
  publishApi(version, loader);
  publishConstructors(["AwesomeMenu", "BreakdanceHeaderBuilder", "BreakdanceMiniCart"]);
  void whenParsed().then(async (wasParsed) => {
    // The page made its own constructor calls before the entry could publish the constructors. Without that file the
    // widgets go by the page's attributes.
    if (wasParsed)
      await import("#src/dom/page-builder/printed-calls.ts").then(
        (file) => file.recallPrintedCalls(),
        () => {},
      );
    // A visitor may have an entry in the browser's cache whose other files the shop no longer has.
    loader.catch(showHeldBackPictures);
    (await loader).scanPage();
    tellEarlierAdd();
  });
  followHistory(loader);
  // A script in the head has no body to listen on yet. The capture phase is earlier than jQuery's ready handlers,
  // which may call the functions that we give jQuery. Last, as a frame without an origin throws at cookies.
  if (document.body) watchForCart();
  else addEventListener("DOMContentLoaded", watchForCart, true);
}
