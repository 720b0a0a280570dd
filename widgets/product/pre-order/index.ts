import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./pre-order.tsx";

export default { name: "pre-order", attach } satisfies Behaviour;
