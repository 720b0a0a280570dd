import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { WishlistTitle } from "./wishlist-title.tsx";

export default defineWidget({ name: "wishlist-title", readProps, Island: WishlistTitle });
