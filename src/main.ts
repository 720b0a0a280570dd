import { registry } from "../widgets/registry.ts";
import { watchForCart } from "./cart-demand.ts";
import { publishConstructors } from "./dom/builder-calls.ts";
import { startBridge } from "./dom/platform-events.ts";
import { whenParsed } from "./dom/when-parsed.ts";
import { createLoader } from "./islands/loader.ts";
import { publishApi } from "./public-api.ts";
import { reportNotice } from "./report-error.ts";

if (window.StorefrontWidgets) {
  reportNotice(
    "loader",
    "The bundle is included twice on this page; the second one does nothing. Remove one of the tags.",
  );
} else {
  const loader = createLoader(registry);
  publishApi(__VERSION__, loader);
  publishConstructors(["BreakdanceMiniCart"]);
  startBridge();
  loader.listen();
  whenParsed(() => {
    loader.scanPage();
    watchForCart();
  });
}
