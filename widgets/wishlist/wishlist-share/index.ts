import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { WishlistShare } from "./wishlist-share.tsx";

export default defineWidget({ name: "wishlist-share", readProps, Island: WishlistShare });
