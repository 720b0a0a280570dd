import { BLOCK } from "#src/dom/wishlist/wishlist-blocks.ts";
import { showPending } from "#src/dom/wishlist/wishlist-pending.ts";
import { hasWishlistScript } from "#src/dom/wishlist/wishlist-script.ts";
import { isWishlistOn } from "#src/platform/wishlist-settings.ts";
import { loadBlocks } from "#src/stores/wishlist-fragments.ts";
import { recallWishlists } from "#src/stores/wishlists.ts";
import { reportNotice } from "./report-error.ts";

/** Asks the shop for the state of the page's wishlist buttons. `wishlist-demand.ts` loads it when one is in doubt. */

/** Steps aside for the platform's script, which answers the same events. */
const load = async (...args: Parameters<typeof loadBlocks>): Promise<void> => {
  if (hasWishlistScript()) {
    reportNotice("wishlist", "The platform's script loads the blocks.");
    return;
  }
  // On a failure the blocks stay as the server printed them.
  await loadBlocks(...args).catch(() => {});
};

/** What was chosen last, by button. */
const newest = new WeakMap<HTMLElement, readonly HTMLElement[]>();

/** Asks for the state of the buttons that a choice has changed. */
export const checkChoice = async (changed: readonly HTMLElement[]): Promise<void> => {
  if (!isWishlistOn("reload_on_found_variation")) return;
  const blocked = changed.map((heart) => {
    newest.set(heart, changed);
    return [heart, showPending(heart)] as const;
  });
  await load(changed);
  // After a newer choice the block still speaks of an older one.
  for (const [heart, unblock] of blocked) if (newest.get(heart) === changed) unblock();
};

/** The plugin's views of the lists elsewhere on a page, such as in the header. */
const LISTS = `${BLOCK}.on-first-load:not([data-fragment-ref])`;

/** Asks for the state of buttons that came with the page, which may be cached, and of the lists beside them. */
export const checkHearts = (hearts: readonly HTMLElement[]): Promise<void> => {
  const present = hearts.filter(({ isConnected }) => isConnected);
  return load([...present, ...document.querySelectorAll(LISTS)], { isFirstLoad: true });
};

/** What the plugin's event is fired with, by its names. `s` is the id of a product. */
interface Search {
  fragments?: unknown;
  container?: unknown;
  s?: unknown;
  firstLoad?: unknown;
}

/** Takes one element, an array or a jQuery collection. */
const elementsOf = (value: unknown): Element[] =>
  value instanceof Element ? [value] : Array.from(value as ArrayLike<Element>);

/** Reloads the blocks that another script asks for: as on the platform only `.on-first-load` ones by default. */
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

/** Asks for every block after a change in another tab, or when Back restores the page. */
export const checkAll = async (): Promise<void> => {
  recallWishlists();
  await load();
};
