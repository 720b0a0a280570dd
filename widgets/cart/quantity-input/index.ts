import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./quantity-input.tsx";

export default attach satisfies Behaviour;
