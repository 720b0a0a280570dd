import { settingsText } from "#src/dom/settings-text.ts";
import type { Registry, RegistryLine } from "#src/islands/registry-line.ts";

declare global {
  interface Window {
    wc_order_attribution?: { params: { allowTracking: boolean }; setOrderTracking?: (isAllowed: boolean) => void };
    pysOptions?: object;
  }
}

/** Consent banners may call this before the widget's code is there, which then finds their answer. */
const keepAnswer = (): (() => void) => {
  const { wc_order_attribution: own } = window;
  if (!own || own.setOrderTracking) return () => {};
  own.setOrderTracking = (isAllowed) => {
    own.params.allowTracking = isAllowed;
  };
  return () => {
    delete own.setOrderTracking;
  };
};

const isPrinted = (settings: string) => (): boolean => settings in window || settingsText().includes(`"${settings}"`);

/** Shops have the tracking plugin for its visit cookies alone, too. Each network has ids, also one of an add-on. */
const hasNetwork = (): boolean => /(pixel|tracking)Ids"/.test(settingsText() + JSON.stringify(window.pysOptions));

/** A page is measured once, on the element that a theme has marked for it, and not beside the plugin's own script. */
const whenAlone =
  (widget: string, isNeeded: () => boolean, script: string): NonNullable<RegistryLine["when"]> =>
  (host) =>
    host.matches("[data-widget]") ||
    (isNeeded() && !document.querySelector(`#${script}-js, [data-widget="${widget}"]`));

export const trackingWidgets: Registry = {
  "order-attribution": {
    stock: "body",
    load: "first-act",
    when: whenAlone("order-attribution", isPrinted("wc_order_attribution"), "wc-order-attribution"),
    prepare: keepAnswer,
    module: () => import("./order-attribution/index.ts"),
  },
  pixels: {
    stock: "body",
    load: "idle",
    // A press must not be lost while the code is on its way.
    wakeOn: ["click"],
    when: whenAlone("pixels", hasNetwork, "pys"),
    module: () => import("./pixels/index.ts"),
  },
  "product-tracking": {
    stock: "body",
    load: "idle",
    wakeOn: ["click"],
    when: whenAlone("product-tracking", isPrinted("gtm4wp_datalayer_name"), "gtm4wp-woocommerce"),
    module: () => import("./product-tracking/index.ts"),
  },
  "visit-data": {
    stock: "body",
    load: "first-act",
    when: whenAlone("visit-data", isPrinted("pysOptions"), "pys"),
    module: () => import("./visit-data/index.ts"),
  },
};
