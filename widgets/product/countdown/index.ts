import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./countdown.tsx";

export default { name: "countdown", attach } satisfies Behaviour;
