import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./discount-swap.tsx";

export default attach satisfies Behaviour;
