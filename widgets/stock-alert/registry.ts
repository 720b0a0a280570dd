import { prepareAlertForm } from "#src/dom/alert-form.ts";
import { catchStoppedClicks } from "#src/dom/stopped-clicks.ts";
import type { Registry } from "#src/islands/define-widget.ts";

/** The plugin's own scripts, known by what they leave on the page, would render captchas, phone fields and popups too. */
const hasNo = (script: string) => () => !(script in window);

export const stockAlertWidgets: Registry = {
  "subscribe-form": {
    stock: ".cwginstock-subscribe-form:has(.cwgstock_button)",
    load: "interaction",
    claims: ".cwgstock_button",
    wakeOn: ["storefront:captcha-solved"],
    when: hasNo("instock_notifier"),
    prepare: prepareAlertForm,
    module: () => import("./subscribe-form/index.ts"),
  },
  "subscribe-popup": {
    stock: ".cwg_popup_submit[data-product_id]",
    load: "interaction",
    claims: ".cwg_popup_submit",
    wakeOn: ["storefront:popup-requested"],
    when: hasNo("popup_notifier"),
    prepare: catchStoppedClicks,
    module: () => import("./subscribe-popup/index.ts"),
  },
};
