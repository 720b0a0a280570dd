import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./add-to-wishlist.tsx";

export default { name: "add-to-wishlist", attach } satisfies Behaviour;
