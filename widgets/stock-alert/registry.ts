import { prepareAlertForm } from "#src/dom/alert-form.ts";
import { catchStoppedClicks } from "#src/dom/stopped-clicks.ts";
import type { Registry } from "#src/islands/define-widget.ts";

export const stockAlertWidgets: Registry = {
  "subscribe-form": {
    stock: ".cwginstock-subscribe-form:has(.cwgstock_button)",
    claims: ".cwgstock_button",
    wakeOn: ["storefront:captcha-solved"],
    // The plugin's own script would render captchas and phone fields too.
    when: () => !("instock_notifier" in window),
    prepare: prepareAlertForm,
    isIsland: true,
    module: () => import("./subscribe-form/index.ts"),
  },
  "subscribe-popup": {
    stock: ".cwg_popup_submit[data-product_id]",
    claims: "[data-product_id]",
    wakeOn: ["storefront:popup-requested"],
    soon: () => import("#src/platform/admin-ajax.ts"),
    // That one's is another script, which a shop may have kept alone.
    when: () => !("popup_notifier" in window),
    prepare: catchStoppedClicks,
    isIsland: true,
    module: () => import("./subscribe-popup/index.ts"),
  },
};
