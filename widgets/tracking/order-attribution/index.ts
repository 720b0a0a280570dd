import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./order-attribution.tsx";

export default attach satisfies Behaviour;
