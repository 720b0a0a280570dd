import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./wishlist-manage.tsx";

export default attach satisfies Behaviour;
