import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./result-count.tsx";

export default attach satisfies Behaviour;
