import { announceNews } from "#src/dom/platform-events.ts";
import { allBlocks, type Blocks, blocksFor, blocksOf, inBatches } from "#src/dom/wishlist-blocks.ts";
import { askForAddData, emitWishlist } from "#src/dom/wishlist-events.ts";
import { heartsOf } from "#src/dom/wishlist-markup.ts";
import { PlatformError } from "#src/errors.ts";
import { createRequestQueue } from "#src/platform/request-queue.ts";
import type { AddFields, Move, SuggestionFields } from "#src/platform/wishlist.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { credentialsOf, fragmentGlue, wishlistSettings } from "#src/platform/wishlist-settings.ts";
import { acceptAnswer } from "./wishlist-answers.ts";
import { acceptListed, markWishlistsPending, tellOtherTabs } from "./wishlists.ts";

/**
 * Everything that changes the lists. One queue: two first adds side by side would each create a default list, and
 * an older answer would paint over a newer one.
 */
const enqueue = createRequestQueue(markWishlistsPending);

/** The HTTP client and the schemas load with the first request. */
const calls = () => import("#src/platform/wishlist.ts");

/** A block that no page shows: its answer says whether the product is in a list. */
const questionFor = (productId: number): Blocks => ({
  [`sw-question-${productId}`]: { item: "add_to_wishlist", product_id: productId, is_single: false },
});

const blocksOrQuestion = (productId: number): Blocks => {
  const blocks = blocksFor(productId, fragmentGlue());
  const hasHeart = heartsOf(productId).length > 0;
  return { ...blocks, ...(hasHeart ? {} : questionFor(productId)) };
};

const changed = (answer: WishlistAnswer): Set<Element> => {
  const replaced = acceptAnswer(answer);
  tellOtherTabs();
  return replaced;
};

/** A product that the server printed no new button for shows by class that it is in a list. */
const markListed = (hearts: readonly HTMLElement[], replaced: ReadonlySet<Element>): void => {
  const { hidesAddButton } = wishlistSettings();
  for (const heart of hearts) {
    if (replaced.has(heart)) continue;
    if (hidesAddButton) heart.querySelector(".yith-wcwl-add-button")?.remove();
    heart.classList.add("exists");
  }
};

export interface AddWish {
  productId: number;
  productType?: string;
  /** A list's id or token, or `new`; the default list without one. */
  listId?: number | string;
  /** For a list that the add creates. */
  name?: string;
  visibility?: string;
  /** What further fields are sent, such as the quantity. */
  extra?: Readonly<Record<string, unknown>>;
  /** What the shopper clicked. */
  link?: HTMLElement;
}

const detachedLink = (productId: number): HTMLElement => {
  const link = document.createElement("a");
  link.className = "add_to_wishlist single_add_to_wishlist";
  link.dataset.productId = String(productId);
  return link;
};

const addFields = ({
  productId,
  productType = "simple",
  listId = "",
  name,
  visibility,
  extra,
}: AddWish): AddFields => ({
  ...credentialsOf("add"),
  add_to_wishlist: productId,
  product_type: productType,
  wishlist_id: listId,
  ...(name === undefined ? {} : { wishlist_name: name, wishlist_visibility: visibility ?? "0" }),
  ...extra,
  fragments: blocksOrQuestion(productId),
});

/**
 * Adds a product to a list. "error" and "refused" come back as results, since the shop says why.
 * @throws PlatformError when the shop cannot be reached.
 */
export const addWish = (wish: AddWish): Promise<WishlistAnswer> => {
  const { productId, link = detachedLink(wish.productId) } = wish;
  const data = askForAddData(link, addFields(wish));
  emitWishlist("adding_to_wishlist");
  return enqueue(async () => {
    const hearts = heartsOf(productId);
    const answer = await (await calls()).addToWishlist({ ...data });
    const isListed = answer.result === "true" || answer.result === "exists";
    if (isListed) acceptListed(new Map([[productId, true]]));
    const replaced = isListed ? changed(answer) : acceptAnswer(answer);
    if (!isListed) return answer;
    markListed(hearts, replaced);
    emitWishlist("added_to_wishlist", link, hearts);
    return answer;
  });
};

export interface WishRow {
  productId: number;
  listId: string;
  listToken: string;
}

const refusal = (name: string): PlatformError =>
  new PlatformError("stale-nonce", `The shop refused "${name}". Is the page cached, or the list somebody else's?`);

/**
 * Takes a row out of its list.
 * @throws PlatformError when the shop cannot be reached or refuses.
 */
export const removeWish = (row: WishRow, link: HTMLElement, rows: readonly HTMLElement[] = []): Promise<void> =>
  enqueue(async () => {
    const { productId } = row;
    const fragments = { ...blocksOrQuestion(productId), ...questionFor(productId) };
    const answer = await (await calls()).removeFromWishlist({ ...row, fragments });
    if (Object.keys(answer.fragments).length === 0) throw refusal("remove");
    changed(answer);
    emitWishlist("removed_from_wishlist", link, rows);
  });

/** Takes a product out of every list (call 3). */
export const removeWishEverywhere = (productId: number, listId: string): Promise<void> =>
  enqueue(async () => {
    changed(await (await calls()).removeFromAllWishlists(productId, listId, blocksOrQuestion(productId)));
  });

/**
 * Takes an item out by its record id, which is not the product's.
 * @throws PlatformError when the shop cannot be reached or refuses.
 */
export const deleteWish = (itemId: string, productId: number, link: HTMLElement): Promise<WishlistAnswer> =>
  enqueue(async () => {
    const hearts = heartsOf(productId);
    const answer = await (await calls()).deleteItem(itemId, blocksOrQuestion(productId));
    if (answer.result !== "true") throw refusal("delete_item");
    changed(answer);
    emitWishlist("removed_from_wishlist", link, hearts);
    return answer;
  });

export interface MoveWish extends Omit<Move, "fragments"> {
  /** Set when the move came from a popup of one product; else every block is printed anew. */
  productId?: number;
}

/**
 * Moves an item to another list. Nothing is sent while one of the three ids is empty.
 * @throws PlatformError when the shop cannot be reached.
 */
export const moveWish = async ({ productId, ...move }: MoveWish): Promise<WishlistAnswer | undefined> => {
  if (!move.listToken || !move.destination || !move.itemId) return undefined;
  return enqueue(async () => {
    const glue = fragmentGlue();
    const fragments = productId === undefined ? allBlocks(glue) : blocksFor(productId, glue);
    const answer = await (await calls()).moveItem({ ...move, fragments });
    changed(answer);
    emitWishlist("moved_to_another_wishlist", { type: "POST", data: { ...move, fragments } }, move.itemId);
    return answer;
  });
};

/** Asks the shop for blocks of the page, by default for all of them. */
export const loadBlocks = (
  hearts?: readonly Element[],
  { isFirstLoad = false, search = {} }: { isFirstLoad?: boolean; search?: object } = {},
): Promise<void> =>
  enqueue(async () => {
    const blocks = hearts ? blocksOf(hearts, fragmentGlue()) : allBlocks(fragmentGlue());
    if (!blocks) return;
    const { loadFragments } = await calls();
    for (const batch of inBatches(blocks)) {
      const answer = await loadFragments(batch);
      acceptAnswer(answer, search);
      emitWishlist("yith_wcwl_fragments_loaded", batch, answer.fragments, isFirstLoad);
    }
  });

/**
 * Call 13: adds a product that is offered beside the list; the shop answers with the whole list.
 * @throws PlatformError when the shop cannot be reached or refuses.
 */
export const addSuggestion = (fields: SuggestionFields): Promise<void> =>
  enqueue(async () => {
    const html = await (await calls()).reloadWithItem(fields);
    if (html.trim().startsWith("{")) throw refusal("reload_wishlist_and_adding_elem");
    const blocks = allBlocks(fragmentGlue()) ?? {};
    const [form] = Object.entries(blocks).filter(([, { item }]) => item === "wishlist");
    if (form) acceptAnswer({ fragments: { [form[0]]: html }, lists: undefined });
    tellOtherTabs();
  });

/** Runs another call of the lists in its turn and shows what it answers. */
export const callWishlists = <Answer extends WishlistAnswer>(
  call: (platform: Awaited<ReturnType<typeof calls>>, blocks: Blocks | null) => Promise<Answer>,
): Promise<Answer> =>
  enqueue(async () => {
    const answer = await call(await calls(), allBlocks(fragmentGlue()));
    if (answer.result !== "refused" || Object.keys(answer.fragments).length > 0) changed(answer);
    return answer;
  });

/** Tells tests and other scripts of something that did not work. */
export const announceFailure = (productId: number, error: unknown): void =>
  announceNews("storefront:wishlist-failed", { productId, error });
