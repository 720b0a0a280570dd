import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./section-links.tsx";

export default { name: "section-links", attach } satisfies Behaviour;
