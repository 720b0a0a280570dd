import { BLOCK } from "#src/dom/wishlist-blocks.ts";
import { showPending } from "#src/dom/wishlist-pending.ts";
import { hasWishlistScript } from "#src/dom/wishlist-script.ts";
import { showVariation } from "#src/dom/wishlist-variation.ts";
import { isWishlistOn } from "#src/platform/wishlist-settings.ts";
import { reportNotice } from "#src/report-error.ts";
import { loadBlocks } from "#src/stores/wishlist-fragments.ts";
import { recallWishlists } from "#src/stores/wishlists.ts";

/** Asks the shop what the page's wishlist buttons show. Loaded by `wishlist-demand.ts` when one of them is in doubt. */

/** Loads blocks, unless the platform's script does, which answers the same events. */
const load = async (...args: Parameters<typeof loadBlocks>): Promise<void> => {
  if (hasWishlistScript()) {
    reportNotice("wishlist", "The platform's script loads the blocks.");
    return;
  }
  // Blocks that cannot be had stay as the server printed them.
  await loadBlocks(...args).catch(() => {});
};

/** Makes a product's buttons stand for the chosen variation, or without one for the product again. */
export const chooseVariation = async (form: HTMLElement, variation?: unknown): Promise<void> => {
  const changed = showVariation(form, variation);
  if (changed.length === 0 || !isWishlistOn("reload_on_found_variation")) return;
  const unblocks = changed.map(showPending);
  await load(changed);
  for (const unblock of unblocks) unblock();
};

/** What the plugin shows of the lists elsewhere on a page, as in its header. */
const LISTS = `${BLOCK}.on-first-load:not([data-fragment-ref])`;

/** Asks for the state of buttons that came with the page, which may be cached, and of the lists beside them. */
export const checkHearts = (hearts: readonly HTMLElement[]): Promise<void> =>
  load([...hearts, ...document.querySelectorAll(LISTS)], { isFirstLoad: true });

interface Search {
  fragments?: unknown;
  container?: unknown;
  s?: unknown;
  firstLoad?: unknown;
}

/** Elements, and collections of them as jQuery or an array. */
const elementsOf = (value: unknown): Element[] =>
  value instanceof Element ? [value] : Array.from(value as ArrayLike<Element>);

/** Other scripts ask for blocks anew; as on the platform, without `firstLoad: false` only for those of the page's start. */
export const reloadBlocks = async (data: unknown): Promise<void> => {
  const search: Search = Object(data);
  const { fragments, container, s, firstLoad = true } = search;
  const roots = container ? elementsOf(container) : [document];
  const blocks = fragments ? elementsOf(fragments) : roots.flatMap((root) => [...root.querySelectorAll(BLOCK)]);
  const wanted = blocks.filter((block) => {
    const ref = block.getAttribute("data-fragment-ref");
    return (!firstLoad || block.matches(".on-first-load")) && (!s || !ref || ref === String(s));
  });
  await load(wanted, { isFirstLoad: Boolean(firstLoad), search });
};

/** Another tab has changed a list, or the page has come back as it was left. */
export const checkAll = async (): Promise<void> => {
  recallWishlists();
  await load();
};
