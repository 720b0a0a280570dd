import { askForAddData, emitWishlist } from "#src/dom/wishlist-events.ts";
import { heartsOf, isListed } from "#src/dom/wishlist-markup.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { credentialsOf, hidesAddButton } from "#src/platform/wishlist-settings.ts";
import { blocksAfter, changeWishlist, isDone, tellFailure } from "./wishlist-changes.ts";
import { acceptListed } from "./wishlists.ts";

/** What a popup adds to the call: the list, or `new` with its name. */
export interface ListChoice {
  wishlist_id: string;
  wishlist_name: string;
  wishlist_visibility: string;
}

/** What `addWish` takes. */
export interface AddWish {
  productId: number;
  productType?: string | undefined;
  /** A list's id or token; the default list without one. */
  listId?: number | string | undefined;
  /** What a popup has to say, asked for after other scripts have heard of the add; undefined holds it up. */
  choose?: () => ListChoice | undefined;
  /** What further fields are sent, such as the quantity. */
  extra?: Readonly<Record<string, unknown>>;
  /** What the shopper clicked, for other scripts. */
  link: HTMLElement;
}

/** A product that the server printed no new button for shows by class that it is in a list. */
const markListed = (hearts: readonly HTMLElement[]): void => {
  for (const heart of hearts.filter((one) => !isListed(one))) {
    if (hidesAddButton()) heart.querySelector(".yith-wcwl-add-button")?.remove();
    heart.classList.add("exists");
    // Older templates have it on the page already, hidden.
    const added = heart.querySelector(".yith-wcwl-wishlistaddedbrowse");
    added?.classList.replace("hide", "show");
    added?.removeAttribute("style");
  }
};

/**
 * Adds a product to a list. "refused" comes back as a result, since the shop says why; undefined when nothing
 * was sent: the choice is not complete, or the browser keeps no cookies and could not keep the list.
 * @throws PlatformError when the shop cannot be reached.
 */
export const addWish = async (wish: AddWish): Promise<WishlistAnswer | undefined> => {
  const { productId, productType = "simple", listId = "", choose, link } = wish;
  const data = askForAddData(link, {
    ...credentialsOf("add_to_wishlist"),
    add_to_wishlist: productId,
    product_type: productType,
    wishlist_id: listId,
    ...wish.extra,
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
  acceptListed(new Map([[productId, true]]));
  markListed(hearts);
  emitWishlist("added_to_wishlist", link, hearts);
  return answer;
};
