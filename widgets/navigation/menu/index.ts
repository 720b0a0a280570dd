import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./menu.tsx";

export default attach satisfies Behaviour;
