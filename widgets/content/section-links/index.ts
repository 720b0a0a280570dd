import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./section-links.tsx";

export default attach satisfies Behaviour;
