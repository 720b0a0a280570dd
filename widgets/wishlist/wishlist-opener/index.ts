import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { WishlistOpener } from "./wishlist-opener.tsx";

export default defineWidget({ name: "wishlist-opener", readProps, Island: WishlistOpener });
