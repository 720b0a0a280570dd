import { defineWidget } from "#src/islands/define-widget.ts";
import { CartQuantity } from "./cart-quantity.tsx";
import { readProps } from "./contract.ts";

export default defineWidget({ name: "cart-quantity", readProps, Island: CartQuantity });
