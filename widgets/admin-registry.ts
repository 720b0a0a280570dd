import type { Registry } from "#src/islands/registry-line.ts";

/** The widgets of the second entry, `storefront-widgets-admin.js`, for the product's edit screen. */
export const adminRegistry: Registry = {
  "product-dates": {
    stock: ".datepicker, #preorder_date",
    load: "ready",
    // Where jQuery UI's picker has one field, it will also take the fields of variations that load later.
    when: () => !document.querySelector(".hasDatepicker:is(.datepicker, #preorder_date)"),
    module: () => import("./admin/product-dates/index.ts"),
  },
};
