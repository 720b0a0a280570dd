import { defineWidget } from "#src/islands/define-widget.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { readProps } from "./contract.ts";

export default defineWidget({ name: "add-to-cart", readProps, Island: AddToCart });
