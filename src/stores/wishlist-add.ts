import { askForAddData, emitWishlist } from "#src/dom/wishlist/wishlist-events.ts";
import { heartsOf, isListed } from "#src/dom/wishlist/wishlist-markup.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { credentialsOf, hidesAddButton } from "#src/platform/wishlist-settings.ts";
import { blocksAfter, changeWishlist, isDone, tellFailure } from "./wishlist-changes.ts";

/** A popup's choice: a list's id, or `new` with the new list's name. */
interface ListChoice {
  wishlist_id: string;
  wishlist_name: string;
  wishlist_visibility: string;
}

interface AddWish {
  productId: number;
  productType?: string | undefined;
  /** A list's id or token; by default the default list. */
  listId?: number | string | undefined;
  /** Called after other scripts have heard of the add; undefined stops it. */
  choose?: () => ListChoice | undefined;
  /** Further fields by their wire names, such as the quantity of a row that is put back. */
  extra?: Readonly<Record<string, unknown>>;
  link: HTMLElement;
}

/** Marks buttons for which the server has printed no new block; not those that stand for another variation by now. */
const markListed = (productId: number): void => {
  for (const heart of heartsOf(productId).filter((one) => !isListed(one))) {
    if (hidesAddButton()) heart.querySelector(".yith-wcwl-add-button")?.remove();
    heart.classList.add("exists");
    // Older templates have this text on the page already, hidden.
    const added = heart.querySelector(".yith-wcwl-wishlistaddedbrowse");
    added?.classList.replace("hide", "show");
    added?.removeAttribute("style");
  }
};

/**
 * Adds a product to a list. A refusal is a result, since the shop gives its reason; undefined means that nothing was
 * sent: the choice was incomplete, or the browser keeps no cookies and so would lose the list.
 * @throws PlatformError when the shop cannot be reached or refuses without a word.
 */
export const addWish = async ({
  productId,
  productType = "simple",
  listId = "",
  choose,
  extra,
  link,
}: AddWish): Promise<WishlistAnswer | undefined> => {
  const data = askForAddData(link, {
    ...credentialsOf("add_to_wishlist"),
    add_to_wishlist: productId,
    product_type: productType,
    wishlist_id: listId,
    ...extra,
    fragments: blocksAfter(productId),
  });
  emitWishlist("adding_to_wishlist");
  const choice = choose ? choose() : {};
  if (!choice || !navigator.cookieEnabled) {
    tellFailure(productId, new Error("Not sent: no choice, or no cookies."));
    return undefined;
  }
  const hearts = heartsOf(productId);
  const answer = await changeWishlist("add_to_wishlist", { ...data, ...choice }, productId);
  if (!isDone(answer)) return answer;
  markListed(productId);
  emitWishlist("added_to_wishlist", link, hearts);
  return answer;
};
