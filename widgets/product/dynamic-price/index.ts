import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./dynamic-price.tsx";

export default attach satisfies Behaviour;
