import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./store-notice.tsx";

export default attach satisfies Behaviour;
