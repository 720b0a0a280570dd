import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { MiniCart } from "./mini-cart.tsx";

export default defineWidget({ readProps, Island: MiniCart });
