import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { RemoveFromCart } from "./remove-from-cart.tsx";

export default defineWidget({ readProps, Island: RemoveFromCart });
