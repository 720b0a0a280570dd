import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { ProductDates } from "./product-dates.tsx";

export default defineWidget({ name: "product-dates", readProps, Island: ProductDates });
