import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./sticky-header.tsx";

export default attach satisfies Behaviour;
