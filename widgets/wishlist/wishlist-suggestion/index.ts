import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { WishlistSuggestion } from "./wishlist-suggestion.tsx";

export default defineWidget({ name: "wishlist-suggestion", readProps, Island: WishlistSuggestion });
