import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./sort-select.tsx";

export default attach satisfies Behaviour;
