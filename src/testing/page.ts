import { readFileSync } from "node:fs";
import { watchForCart } from "#src/cart-demand.ts";
import { forgetCalls } from "#src/dom/page-builder/builder-calls.ts";
import { Loader } from "#src/islands/loader.ts";
import { forgetSettingsBlock } from "#src/platform/page-globals.ts";
import { forgetScripts } from "#src/platform/scripts.ts";
import { forgetMessages } from "#src/report-error.ts";
import { forgetConsent } from "#src/stores/consent.ts";
import { registry } from "../../widgets/registry.ts";

/** A page for unit tests: the server's HTML, settings in the JSON block, and the real loader. */

const loaders: Loader[] = [];

export const settings = {
  wc_add_to_cart_params: {
    ajax_url: "/wp-admin/admin-ajax.php",
    wc_ajax_url: "/?wc-ajax=%%endpoint%%",
    i18n_view_cart: "View cart",
    cart_url: "https://shop.example/cart/",
    is_cart: "",
    cart_redirect_after_add: "no",
  },
  wc_cart_fragments_params: {
    cart_hash_key: "wc_cart_hash_test",
    fragment_name: "wc_fragments_test",
    request_timeout: "5000",
  },
  cwginstock: { ajax_url: "/wp-admin/admin-ajax.php", default_ajax_url: "/wp-admin/admin-ajax.php", security: "nonce" },
  smush_detector: { ajax_url: "/wp-admin/admin-ajax.php", nonce: "lcp-nonce" },
  woocommerce_params: { i18n_password_show: "Show password", i18n_password_hide: "Hide password" },
};

/** A widget's own `demo.html`, by its folder below `widgets/`. */
export const demoHtml = (folder: string): string => readFileSync(`widgets/${folder}/demo.html`, "utf8");

/** Shows HTML as the page and starts a loader on it, for `mount`, `unmount` and `inspect`. */
export const showPage = (html: string, pageSettings: object = settings): Loader => {
  const block = `<script type="application/json" id="storefront-widgets">${JSON.stringify(pageSettings)}</script>`;
  document.body.innerHTML = block + html;
  const loader = new Loader(registry);
  loaders.push(loader);
  watchForCart();
  loader.listen([]);
  loader.scanPage();
  return loader;
};

/** Ends all loaders and empties page, storage and caches after each test. */
export const endPages = (): void => {
  for (const loader of loaders.splice(0)) loader.stop();
  document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetConsent();
  forgetSettingsBlock();
  forgetCalls();
  forgetMessages();
  forgetScripts();
};
