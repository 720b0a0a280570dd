import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./visit-data.tsx";

export default attach satisfies Behaviour;
