import type { Registry } from "#src/islands/define-widget.ts";

export const checkoutWidgets: Registry = {
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
    // The checkout offers an account beside many other fields; its page loads nothing for one that few fill in.
    load: (host) => (host.closest("form.checkout") ? "interaction" : "visible"),
    // The platform's own script may have been here. A button of ours is a copy's, and dead.
    when: (host) => !host.parentElement?.querySelector(".show-password-input:not([data-sw-slot])"),
    isIsland: true,
    module: () => import("./password-toggle/index.ts"),
  },
};
