import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./product-dates.tsx";

export default attach satisfies Behaviour;
