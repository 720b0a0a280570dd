import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { WishlistPopup } from "./wishlist-popup.tsx";

export default defineWidget({ readProps, Island: WishlistPopup });
