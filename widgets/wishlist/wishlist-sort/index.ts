import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { WishlistSort } from "./wishlist-sort.tsx";

export default defineWidget({ readProps, Island: WishlistSort });
