import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./countdown.tsx";

export default attach satisfies Behaviour;
