import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./product-tracking.tsx";

export default attach satisfies Behaviour;
