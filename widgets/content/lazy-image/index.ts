import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./lazy-image.tsx";

export default attach satisfies Behaviour;
