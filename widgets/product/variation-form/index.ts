import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./variation-form.tsx";

export default attach satisfies Behaviour;
