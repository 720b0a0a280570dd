import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { RelatedProducts } from "./related-products.tsx";

export default defineWidget({ name: "related-products", readProps, Island: RelatedProducts });
