import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./search-category.tsx";

export default attach satisfies Behaviour;
