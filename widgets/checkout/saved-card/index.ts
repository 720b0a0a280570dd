import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./saved-card.tsx";

export default attach satisfies Behaviour;
