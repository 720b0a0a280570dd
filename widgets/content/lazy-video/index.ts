import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./lazy-video.tsx";

export default attach satisfies Behaviour;
