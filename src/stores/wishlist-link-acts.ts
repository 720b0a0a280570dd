import { announce } from "#src/dom/announce.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { blocksOf } from "#src/dom/wishlist/wishlist-blocks.ts";
import { emitWishlist } from "#src/dom/wishlist/wishlist-events.ts";
import { message } from "#src/platform/messages.ts";
import { postWishlist } from "#src/platform/wishlist.ts";
import { fragmentGlue, isWishlistOn } from "#src/platform/wishlist-settings.ts";
import { checkWishlist } from "#src/wishlist-demand.ts";
import { deleteWish } from "./wishlist-actions.ts";
import { addWish } from "./wishlist-add.ts";
import { acceptAnswer } from "./wishlist-answers.ts";
import { insistOnChange, inTurn, isDone, tellFailure } from "./wishlist-changes.ts";
import { sayOnPage } from "./wishlist-notices.ts";
import { tellOtherTabs } from "./wishlists.ts";

/** What the wishlist's links do, inside a button's block and elsewhere (wishlist contract 3.3, 4.8 and 7). */

/** What kept an act from its end, if anything: "blocked" means that nothing was sent because the browser keeps no cookies. */
export type WishObstacle = "failed" | "blocked" | undefined;

/** Returns whether it showed the shop's message. Without one, or with notices switched off, `spoken` is announced. */
const showAnswer = (html: string, spoken: string): boolean => {
  const isShown = html !== "" && isWishlistOn("enable_notices", true);
  if (isShown) sayOnPage(html);
  else announce(spoken);
  return isShown;
};

const productOf = (link: HTMLElement): number => Number(link.dataset.productId);

const add = async (link: HTMLElement): Promise<WishObstacle> => {
  const { productType, wishlistId } = link.dataset;
  const answer = await addWish({ productId: productOf(link), productType, listId: wishlistId, link });
  if (!answer) return "blocked";
  const { result, message: html } = answer;
  if (!isDone(answer)) return showAnswer(html, "") ? undefined : "failed";
  showAnswer(html, message(result === "exists" ? "wishlistExists" : "wishlistAdded"));
};

const removeItem = async (link: HTMLElement): Promise<undefined> => {
  const { message: html } = await deleteWish(link.dataset.itemId, productOf(link), link);
  showAnswer(html, message("wishlistRemoved"));
};

const removeEverywhere = async (link: HTMLElement): Promise<undefined> => {
  const prod_id = productOf(link);
  await insistOnChange("remove_from_all_wishlists", { prod_id, wishlist_id: link.dataset.wishlistId }, prod_id);
  showAnswer("", message("wishlistRemoved"));
};

const SUGGESTIONS = ".yith-wfbt-slider-wrapper";

/** Call 13 adds a product offered beside the list; the shop answers with the whole list. */
const takeSuggestion = async (link: HTMLElement): Promise<WishObstacle> => {
  if (!navigator.cookieEnabled) return "blocked";
  const { productId: add_to_wishlist = "", productType: product_type = "simple" } = link.dataset;
  const form = document.getElementById("yith-wcwl-form");
  const table = document.querySelector<HTMLElement>(".wishlist_table")?.dataset ?? {};
  // Loaded here, because few links are suggestions. The browser itself logs a file that cannot be loaded.
  if (form)
    import("#src/dom/scroll-to-notices.ts").then(
      ({ scrollToNotices }) => scrollToNotices(form),
      () => {},
    );
  const fields = {
    pagination: table.pagination ?? "no",
    per_page: table.perPage,
    wishlist_id: table.id,
    wishlist_token: table.token,
    add_to_wishlist,
    product_type,
  };
  const html = await inTurn(() => postWishlist("reload_wishlist_and_adding_elem", fields)).catch((error) => {
    tellFailure(productOf(link), error);
    // The shop may have done it, and only the answer was lost.
    checkWishlist();
    throw error;
  });
  if (!html.includes("<")) return "failed";
  const [key = ""] = Object.keys(blocksOf(fragmentGlue(), form ? [form] : []) ?? {});
  acceptAnswer({ fragments: { [key]: html } });
  const offers = parseServerHtml(html).querySelector(SUGGESTIONS);
  if (offers) document.querySelector(SUGGESTIONS)?.replaceWith(offers);
  tellOtherTabs();
  emitWishlist("yith_wcwl_reload_wishlist_from_frequently");
};

const ACTS = [
  [".delete_item", removeItem],
  [".remove_from_all_wishlists", removeEverywhere],
  [".yith-wfbt-add-wishlist", takeSuggestion],
] as const;

/** A link without a mark of its own adds. */
export const actOn = (link: HTMLElement): Promise<WishObstacle> => {
  const [, act = add] = ACTS.find(([selector]) => link.matches(selector)) ?? [];
  return act(link);
};
