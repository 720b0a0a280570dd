import { defineWidget } from "#src/islands/define-widget.ts";
import { CartQuantity } from "./cart-quantity.tsx";
import { readProps } from "./contract.ts";

export default defineWidget({ readProps, Island: CartQuantity });
