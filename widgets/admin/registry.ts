import type { Registry } from "#src/islands/registry-line.ts";

/**
 * The shopper's date field in the checkout; the block checkout's is drawn by the plugin's own block, picker included.
 * `admin-registry.ts` has those of the edit screen.
 */
export const adminWidgets: Registry = {
  "product-dates": {
    stock: "#preorder_date[data-pre_order_date]:not(.hasDatepicker)",
    load: "visible",
    module: () => import("./product-dates/index.ts"),
  },
};
