import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { PreOrder } from "./pre-order.tsx";

export default defineWidget({ name: "pre-order", readProps, Island: PreOrder });
