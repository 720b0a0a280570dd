import { settingsText } from "#src/dom/settings-text.ts";
import type { Registry } from "#src/islands/registry-line.ts";

declare global {
  interface Window {
    wc_order_attribution?: { params: { allowTracking: boolean }; setOrderTracking?: (isAllowed: boolean) => void };
  }
}

/** Consent banners may call this before the widget's code is there, which then finds their answer. */
const keepAnswer = (): (() => void) => {
  const { wc_order_attribution: own } = window;
  if (!own?.params || own.setOrderTracking) return () => {};
  own.setOrderTracking = (isAllowed) => {
    own.params.allowTracking = isAllowed;
  };
  return () => {
    delete own.setOrderTracking;
  };
};

export const trackingWidgets: Registry = {
  "order-attribution": {
    stock: "body",
    load: "first-act",
    // A page is counted once, on the element that a theme has marked for it. The platform's own script does the same.
    when: (host) =>
      host.matches("[data-widget]") ||
      (("wc_order_attribution" in window || settingsText().includes('"wc_order_attribution"')) &&
        !document.querySelector('#wc-order-attribution-js, [data-widget="order-attribution"]')),
    prepare: keepAnswer,
    module: () => import("./order-attribution/index.ts"),
  },
  "product-tracking": {
    stock: "body",
    load: "idle",
    // A press must not be lost while the code is on its way.
    wakeOn: ["click"],
    when: (host) =>
      host.matches("[data-widget]") ||
      (("gtm4wp_datalayer_name" in window || settingsText().includes('"gtm4wp_datalayer_name"')) &&
        !document.querySelector("#gtm4wp-ecommerce-generic-js, #gtm4wp-woocommerce-js")),
    module: () => import("./product-tracking/index.ts"),
  },
};
