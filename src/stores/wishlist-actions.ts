import { emitWishlist } from "#src/dom/wishlist/wishlist-events.ts";
import { heartsOf } from "#src/dom/wishlist/wishlist-markup.ts";
import { refusalOf } from "#src/platform/wishlist.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { hasActions, type WishlistFields } from "#src/platform/wishlist-settings.ts";
import { changeWishlist, insistOnChange } from "./wishlist-changes.ts";

/** On a page without the plugin's settings follows a link, as the browser would without the script. False elsewhere. */
export const followWithoutSettings = (link: HTMLElement): boolean => {
  const isFollowed = !hasActions() && link instanceof HTMLAnchorElement;
  if (isFollowed) location.assign(link.href);
  return isFollowed;
};

/** The product's id may be a variation's. */
interface WishRow {
  productId: number;
  listId: string;
  listToken: string;
}

/** @throws PlatformError when the shop cannot be reached or refuses. */
export const removeWish = async (
  { productId, listId, listToken }: WishRow,
  link: HTMLElement,
  rows: readonly HTMLElement[],
): Promise<void> => {
  const fields = { remove_from_wishlist: productId, wishlist_id: listId, wishlist_token: listToken };
  const { fragments } = await insistOnChange("remove_from_wishlist", fields, productId);
  // The shop may refuse a row in words alone, above the unchanged list.
  if (`${Object.values(fragments)}`.includes(`data-row-id="${productId}"`)) throw refusalOf("remove_from_wishlist");
  emitWishlist("removed_from_wishlist", link, rows);
};

/**
 * Removes an item by its record id, which is not the product's.
 * @throws PlatformError when the shop cannot be reached or refuses.
 */
export const deleteWish = async (
  itemId: string | undefined,
  productId: number,
  link: HTMLElement,
): Promise<WishlistAnswer> => {
  const hearts = heartsOf(productId);
  const answer = await insistOnChange("delete_item", { item_id: itemId }, productId);
  emitWishlist("removed_from_wishlist", link, hearts);
  return answer;
};

/**
 * Moves an item to another list. Nothing is sent while the item or one of the lists is not known.
 * @throws PlatformError when the shop cannot be reached or refuses without a word.
 */
export const moveWish = async (
  fields: WishlistFields["move_to_another_wishlist"],
): Promise<WishlistAnswer | undefined> => {
  const { wishlist_token, destination_wishlist_token, item_id } = fields;
  if (!wishlist_token || !destination_wishlist_token || !item_id) return undefined;
  const answer = await changeWishlist("move_to_another_wishlist", fields, Number(item_id));
  if (answer.result === "true") emitWishlist("moved_to_another_wishlist", { type: "POST", data: fields }, item_id);
  return answer;
};
