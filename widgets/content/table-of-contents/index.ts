import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./table-of-contents.tsx";

export default attach satisfies Behaviour;
