import type { Registry } from "#src/islands/define-widget.ts";

export const catalogWidgets: Registry = {
  "related-products": {
    stock: "section.related.products",
    load: "visible",
    module: () => import("./related-products/index.ts"),
  },
  "result-count": {
    stock: ".woocommerce-result-count",
    load: "ready",
    // The platform's own script, where it is on the page, has hidden it by now to do the same.
    // Some filters put in another list, and leave the address as it is.
    when: (host, occasion) =>
      host.ariaHidden !== "true" &&
      (location.search !== "" || occasion === "arrival") &&
      !document.querySelector('[data-wp-interactive="woocommerce/product-filters"]') &&
      document.querySelector('.woocommerce-result-count, [data-widget="result-count"]') === host,
    module: () => import("./result-count/index.ts"),
  },
  "sort-select": {
    stock: ".woocommerce-ordering select.orderby",
    fallBack: ({ type, target }) => type === "change" && (target as HTMLSelectElement).form?.requestSubmit(),
    module: () => import("./sort-select/index.ts"),
  },
};
