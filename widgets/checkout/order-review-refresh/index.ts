import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./order-review-refresh.tsx";

export default attach satisfies Behaviour;
