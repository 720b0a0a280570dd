import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./attach.tsx";

export default { attach } satisfies Behaviour;
