import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./data-processing-info.tsx";

export default attach satisfies Behaviour;
