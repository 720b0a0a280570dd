import { prepareAlertForm } from "#src/dom/alert-form.ts";
import { catchStoppedClicks } from "#src/dom/stopped-clicks.ts";
import type { Registry } from "#src/islands/define-widget.ts";

/** The plugin's own scripts would render captchas and phone fields, and open popups, too. */
const isOurs = () => !("instock_notifier" in window);

export const stockAlertWidgets: Registry = {
  "subscribe-form": {
    stock: ".cwginstock-subscribe-form:has(.cwgstock_button)",
    claims: ".cwgstock_button",
    wakeOn: ["storefront:captcha-solved"],
    when: isOurs,
    prepare: prepareAlertForm,
    module: () => import("./subscribe-form/index.ts"),
  },
  "subscribe-popup": {
    stock: ".cwg_popup_submit[data-product_id]",
    claims: "[data-product_id]",
    wakeOn: ["storefront:popup-requested"],
    when: isOurs,
    prepare: catchStoppedClicks,
    module: () => import("./subscribe-popup/index.ts"),
  },
};
