import { create } from "#src/dom/create.ts";
import { hasHadWishlist } from "#src/dom/wishlist/wishlist-mark.ts";
import { wishlistLabel } from "#src/platform/wishlist-settings.ts";
import { deleteWish, removeWish } from "#src/stores/wishlist-actions.ts";
import { addWish } from "#src/stores/wishlist-add.ts";
import { isDone } from "#src/stores/wishlist-changes.ts";
import { $wishlists } from "#src/stores/wishlists.ts";
import { PlatformError, unreadable } from "./errors.ts";
import type { WishlistApi, Wishlists } from "./public-types.ts";
import { loadWishlist } from "./wishlist-demand.ts";

/** Loads the lists that this browser remembers; nothing for a visitor who never had one. */
export const loadKnown = async (): Promise<void> => {
  if (hasHadWishlist()) await loadWishlist();
};

/** Listeners of other scripts read from the link which product was added. */
const detachedLink = (productId: number): HTMLElement => {
  const link = create("a", { className: "add_to_wishlist single_add_to_wishlist" });
  link.dataset.productId = String(productId);
  return link;
};

/** Scripts pass the id as text when they have read it from an attribute. */
const idOf = (id: unknown): number => {
  const productId = Number(id);
  if (productId > 0) return productId;
  throw unreadable("the product id", "a positive number", id);
};

const change = async (id: unknown, make: (productId: number) => Promise<unknown>): Promise<Wishlists> => {
  const productId = idOf(id);
  await loadWishlist();
  await make(productId);
  return $wishlists.get();
};

export const add: WishlistApi["add"] = (id, { listId, productType } = {}) =>
  change(id, async (productId) => {
    const answer = await addWish({ productId, link: detachedLink(productId), listId, productType });
    if (isDone(answer)) return;
    const reason = answer ? answer.message : wishlistLabel("cookie_disabled");
    throw new PlatformError("shape", `Product ${productId} was not added to the wishlist. ${reason}`);
  });

/** Removes by the row on the page, else by the record on the product's button, else from the default list. */
export const remove: WishlistApi["remove"] = (id) =>
  change(id, (productId) => {
    const item = document.querySelector<HTMLElement>(`.delete_item[data-product-id="${productId}"]`);
    const row = document.querySelector<HTMLElement>(`.wishlist_table [data-row-id="${productId}"]`);
    const link = detachedLink(productId);
    if (item?.dataset.itemId && !row) return deleteWish(item.dataset.itemId, productId, link);
    const table = row?.closest<HTMLElement>(".wishlist_table")?.dataset;
    const standard = $wishlists.get().lists.find(({ isDefault }) => isDefault);
    const listId = table?.id ?? String(standard?.id ?? "");
    return removeWish({ productId, listId, listToken: table?.token ?? "" }, link, row ? [row] : []);
  });
