import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { DynamicPrice } from "./dynamic-price.tsx";

export default defineWidget({ name: "dynamic-price", readProps, Island: DynamicPrice });
