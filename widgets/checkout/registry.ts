import { actAsButtons } from "#src/dom/button-semantics.ts";
import { SLOT } from "#src/dom/marks.ts";
import type { Registry } from "#src/islands/registry-line.ts";

export const checkoutWidgets: Registry = {
  "data-processing-info": {
    stock: ".paynow-data-processing-info .expand",
    // The host is the button.
    claims: "*",
    prepare: (link) => actAsButtons([link], { "aria-expanded": "false" }),
    module: () => import("./data-processing-info/index.ts"),
  },
  "field-description": {
    stock: ".woocommerce-input-wrapper:has(> .description)",
    module: () => import("./field-description/index.ts"),
  },
  "order-review-refresh": {
    stock: "form.checkout",
    module: () => import("./order-review-refresh/index.ts"),
  },
  "password-toggle": {
    stock: [
      '.woocommerce form .woocommerce-Input[type="password"]',
      '.woocommerce form span > input[type="password"]',
      ".password-input > input",
    ],
    // On the checkout few shoppers fill in the optional account, so its page loads nothing for the password in advance.
    load: (host) => (host.closest("form.checkout") ? "interaction" : "visible"),
    // The platform's script may have added its button. A button of ours can only be a copied, dead one.
    when: (host) => !host.parentElement?.querySelector(`.show-password-input:not([${SLOT}])`),
    isIsland: true,
    module: () => import("./password-toggle/index.ts"),
  },
  "payment-device": {
    stock: "#payment-method-fingerprint",
    load: "idle",
    module: () => import("./payment-device/index.ts"),
  },
  "saved-card": {
    // The last option, for a new card, has no id.
    stock: ".paynow-payment-card-option[id]",
    claims: "button",
    module: () => import("./saved-card/index.ts"),
  },
};
