import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./pre-order.tsx";

export default attach satisfies Behaviour;
