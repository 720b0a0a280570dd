import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./wishlist-table.tsx";

export default { name: "wishlist-table", attach } satisfies Behaviour;
