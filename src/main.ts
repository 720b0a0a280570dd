import { registry } from "../widgets/registry.ts";
import { watchForCart } from "./cart-demand.ts";
import { announceEarlierAdd, publishConstructors } from "./dom/builder-calls.ts";
import { whenParsed } from "./dom/when-parsed.ts";
import { createLoader } from "./islands/loader.ts";
import { publishApi } from "./public-api.ts";

if (window.StorefrontWidgets) {
  void import("./report-error.ts").then(({ reportNotice }) =>
    reportNotice(
      "loader",
      "The bundle is included twice on this page; the second one does nothing. Remove one of the tags.",
    ),
  );
} else {
  const loader = createLoader(registry);
  publishApi(__VERSION__, loader);
  publishConstructors(["BreakdanceMiniCart"]);
  loader.listen();
  // In the head of a page that is still parsed there is no body to listen on.
  if (document.body) watchForCart();
  whenParsed(() => {
    if (!document.body) return;
    loader.scanPage();
    announceEarlierAdd();
  });
}
