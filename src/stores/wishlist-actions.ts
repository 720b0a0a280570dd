import { announceNews } from "#src/dom/platform-events.ts";
import { type Blocks, blocksFor, blocksOf } from "#src/dom/wishlist-blocks.ts";
import { askForAddData, emitWishlist } from "#src/dom/wishlist-events.ts";
import { heartsOf, isListed } from "#src/dom/wishlist-markup.ts";
import { PlatformError } from "#src/errors.ts";
import { createRequestQueue } from "#src/platform/request-queue.ts";
import { askWishlist } from "#src/platform/wishlist.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import {
  credentialsOf,
  fragmentGlue,
  hasActions,
  hidesAddButton,
  type WishlistCall,
  type WishlistFields,
} from "#src/platform/wishlist-settings.ts";
import { acceptAnswer } from "./wishlist-answers.ts";
import { acceptListed, markWishlistsPending, tellOtherTabs } from "./wishlists.ts";

/**
 * Everything that changes the lists, in its turn. One queue: two first adds side by side would each create a default
 * list, and an older answer would paint over a newer one.
 */
export const inTurn = createRequestQueue(markWishlistsPending);

/** Follows a link on a page without settings: it still leads where it leads without the script. */
export const leadsOn = (link: HTMLElement): boolean => {
  const isOn = !hasActions() && link instanceof HTMLAnchorElement;
  if (isOn) window.location.assign(link.href);
  return isOn;
};

/** What the change of one product prints anew, or without one the whole page. */
const blocksAfter = (productId?: number): Blocks | null => {
  if (productId === undefined) return blocksOf(fragmentGlue());
  const blocks = blocksFor(fragmentGlue(), productId);
  if (heartsOf(productId).length > 0) return blocks;
  // A block that no page shows: its answer says whether the product is in a list.
  const question = { item: "add_to_wishlist", product_id: productId, is_single: false };
  return { ...blocks, [`sw-question-${productId}`]: question };
};

/** Ends what `storefront:wishlist-add-started` has begun for others, such as the theme's sign of waiting. */
export const tellFailure = (productId: number, error: unknown): void =>
  announceNews("storefront:wishlist-failed", { productId, error });

/** Whether the list is now as the shopper wanted it. */
export const isDone = (answer: Pick<WishlistAnswer, "result"> | undefined): boolean =>
  answer?.result === "true" || answer?.result === "exists";

/**
 * Makes a call that changes a list, and brings page, store and other tabs in line with the answer: with the blocks of
 * one product, or with those of the whole page. "error" and "refused" come back as results. It outlives the page, as
 * the shopper may walk on at once.
 * @throws PlatformError when the shop cannot be reached.
 */
export const changeWishlist = <Call extends WishlistCall>(
  call: Call,
  fields: WishlistFields[Call],
  productId?: number,
): Promise<WishlistAnswer> => {
  const change = inTurn(async () => {
    // Fields that other scripts have seen carry their blocks already, at the end as the platform has them.
    const all = { ...fields, fragments: blocksAfter(productId), ...fields };
    const answer = await askWishlist(call, all, { keepalive: true });
    if (isDone(answer)) {
      acceptAnswer(answer);
      tellOtherTabs();
    } else if (productId) tellFailure(productId, new Error(`The shop answered "${answer.result}". ${answer.message}`));
    return answer;
  });
  if (productId) change.catch((error) => tellFailure(productId, error));
  return change;
};

/**
 * As `changeWishlist`, where a refusal has nothing to tell the shopper.
 * @throws PlatformError when the shop cannot be reached or refuses.
 */
export const insistOnChange: typeof changeWishlist = async (call, fields, productId) => {
  const answer = await changeWishlist(call, fields, productId);
  // A row may be refused by words alone, above the list as it was.
  const row = call === "remove_from_wishlist" && `data-row-id="${productId}"`;
  const isKept = row && Object.values(answer.fragments).join().includes(row);
  if (answer.result !== "refused" && !isKept) return answer;
  throw new PlatformError("stale-nonce", `The shop refused "${call}".`);
};

/** What a popup adds to the call: the list, or `new` with its name. */
export interface ListChoice {
  wishlist_id: string;
  wishlist_name: string;
  wishlist_visibility: string;
}

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
  }
};

/**
 * Adds a product to a list. "error" and "refused" come back as results, since the shop says why; undefined when nothing
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
    tellFailure(productId, new Error("Nothing was sent: a choice or the cookies are missing."));
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

export interface WishRow {
  productId: number;
  listId: string;
  listToken: string;
}

/**
 * Takes a row out of its list.
 * @throws PlatformError when the shop cannot be reached or refuses.
 */
export const removeWish = async (
  { productId, listId, listToken }: WishRow,
  link: HTMLElement,
  rows: readonly HTMLElement[] = [],
): Promise<void> => {
  const fields = { remove_from_wishlist: productId, wishlist_id: listId, wishlist_token: listToken };
  await insistOnChange("remove_from_wishlist", fields, productId);
  emitWishlist("removed_from_wishlist", link, rows);
};

/**
 * Takes an item out by its record id, which is not the product's.
 * @throws PlatformError when the shop cannot be reached or refuses.
 */
export const deleteWish = async (itemId: string, productId: number, link: HTMLElement): Promise<WishlistAnswer> => {
  const hearts = heartsOf(productId);
  const answer = await insistOnChange("delete_item", { item_id: itemId }, productId);
  emitWishlist("removed_from_wishlist", link, hearts);
  return answer;
};

/**
 * Moves an item to another list: by the popup of one product, or else printing every block anew. Nothing is sent
 * while one of the three ids is empty.
 * @throws PlatformError when the shop cannot be reached.
 */
export const moveWish = async (
  fields: WishlistFields["move_to_another_wishlist"],
  productId?: number,
): Promise<WishlistAnswer | undefined> => {
  if (!fields.wishlist_token || !fields.destination_wishlist_token || !fields.item_id) return undefined;
  const answer = await changeWishlist("move_to_another_wishlist", fields, productId);
  if (answer.result === "true")
    emitWishlist("moved_to_another_wishlist", { type: "POST", data: fields }, fields.item_id);
  return answer;
};
