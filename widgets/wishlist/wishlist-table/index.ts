import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { WishlistTable } from "./wishlist-table.tsx";

export default defineWidget({ name: "wishlist-table", readProps, Island: WishlistTable });
