import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./pixels.tsx";

export default attach satisfies Behaviour;
