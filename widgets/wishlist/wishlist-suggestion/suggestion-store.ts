import { emitWishlist } from "#src/dom/wishlist-events.ts";
import { addSuggestion } from "#src/stores/wishlist-actions.ts";
import type { WishlistSuggestionProps } from "./contract.ts";

/** Adds the product to the list that the page shows, and brings the page's list in line with the shop's. */
export const takeSuggestion = async ({ productId, productType }: WishlistSuggestionProps): Promise<void> => {
  const { dataset } = document.querySelector<HTMLElement>(".wishlist_table") ?? document.body;
  await addSuggestion({
    pagination: dataset.pagination ?? "no",
    per_page: dataset.perPage ?? "",
    wishlist_id: dataset.id ?? "",
    wishlist_token: dataset.token ?? "",
    add_to_wishlist: productId,
    product_type: productType,
  });
  emitWishlist("yith_wcwl_reload_wishlist_from_frequently");
};
