import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./field-description.tsx";

export default attach satisfies Behaviour;
