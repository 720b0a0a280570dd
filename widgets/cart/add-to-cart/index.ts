import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./add-to-cart.tsx";

export default attach satisfies Behaviour;
