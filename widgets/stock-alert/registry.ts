import { isSendingKey, prepareAlertForm } from "#src/dom/product/alert-form.ts";
import { catchStoppedClicks } from "#src/dom/product/stopped-clicks.ts";
import { settingsText } from "#src/dom/settings-text.ts";
import type { Registry } from "#src/islands/registry-line.ts";
import { tryParse } from "#src/try-parse.ts";

/** Without its code the form sends nothing, so it shows the shop's own words for a failure in the place for answers. */
const sayFailed = (_event: Event, host: HTMLElement): void => {
  const output = host.querySelector(".cwgstock_output");
  const { cwginstock = Object(tryParse(settingsText())).cwginstock } = window;
  if (output) Object.assign(output, { role: "alert", textContent: cwginstock?.security_error });
};

declare global {
  interface Window {
    /** The back-in-stock plugin's settings; a page without this global may have them in the settings block. */
    cwginstock?: { security_error?: string };
  }
}

export const stockAlertWidgets: Registry = {
  "subscribe-form": {
    stock: ".cwginstock-subscribe-form:has(.cwgstock_button)",
    claims: ".cwgstock_button",
    ownsKey: isSendingKey,
    wakeOn: ["storefront:captcha-solved"],
    // The plugin's own script would render captchas and phone fields a second time.
    when: () => !("instock_notifier" in window),
    prepare: prepareAlertForm,
    fallBack: sayFailed,
    isIsland: true,
    module: () => import("./subscribe-form/index.ts"),
  },
  "subscribe-popup": {
    stock: ".cwg_popup_submit[data-product_id]",
    claims: "[data-product_id]",
    wakeOn: ["storefront:popup-requested"],
    soon: () => import("#src/platform/admin-ajax.ts"),
    // Popups have a script of their own, which a shop may have kept without the form's script.
    when: () => !("popup_notifier" in window),
    prepare: catchStoppedClicks,
    isIsland: true,
    module: () => import("./subscribe-popup/index.ts"),
  },
};
