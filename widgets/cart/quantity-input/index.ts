import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { QuantityInput } from "./quantity-input.tsx";

export default defineWidget({ name: "quantity-input", readProps, Island: QuantityInput });
