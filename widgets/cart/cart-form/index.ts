import { defineWidget } from "#src/islands/define-widget.ts";
import { CartForm } from "./cart-form.tsx";
import { readProps } from "./contract.ts";

export default defineWidget({ readProps, Island: CartForm });
