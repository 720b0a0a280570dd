import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./coming-soon-banner.tsx";

export default attach satisfies Behaviour;
