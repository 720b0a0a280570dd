import type { Registry } from "#src/islands/registry-line.ts";

export const catalogWidgets: Registry = {
  "related-products": {
    stock: "section.related.products",
    load: "visible",
    module: () => import("./related-products/index.ts"),
  },
  "result-count": {
    stock: ".woocommerce-result-count",
    load: "ready",
    // By now the platform's own script, where it is on the page, has hidden the count to announce it itself. Some
    // filters replace the list without changing the address.
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
