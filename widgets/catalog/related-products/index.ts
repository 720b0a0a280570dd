import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./related-products.tsx";

export default attach satisfies Behaviour;
