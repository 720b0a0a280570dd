import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { DiscountSwap } from "./discount-swap.tsx";

export default defineWidget({ name: "discount-swap", readProps, Island: DiscountSwap });
