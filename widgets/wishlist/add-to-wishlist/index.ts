import { defineWidget } from "#src/islands/define-widget.ts";
import { AddToWishlist } from "./add-to-wishlist.tsx";
import { readProps } from "./contract.ts";

export default defineWidget({ name: "add-to-wishlist", readProps, Island: AddToWishlist });
