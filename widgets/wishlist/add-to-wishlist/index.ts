import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./add-to-wishlist.tsx";

export default attach satisfies Behaviour;
