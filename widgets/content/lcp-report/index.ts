import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./lcp-report.tsx";

export default attach satisfies Behaviour;
