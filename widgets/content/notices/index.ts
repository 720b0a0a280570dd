import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./notices.tsx";

export default attach satisfies Behaviour;
