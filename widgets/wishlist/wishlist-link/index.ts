import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { WishlistLink } from "./wishlist-link.tsx";

export default defineWidget({ name: "wishlist-link", readProps, Island: WishlistLink });
