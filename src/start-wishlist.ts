import { announceNews } from "#src/dom/platform-events.ts";
import { chosenIdOf } from "#src/dom/variation-data.ts";
import { bridgeWishlistEvents } from "#src/dom/wishlist-events.ts";
import { readListed, showVariation } from "#src/dom/wishlist-markup.ts";
import { hasWishlistScript } from "#src/dom/wishlist-script.ts";
import { wishlistSettings } from "#src/platform/wishlist-settings.ts";
import { reportNotice } from "#src/report-error.ts";
import { loadBlocks } from "#src/stores/wishlist-actions.ts";
import { $wishlists, acceptListed, recallWishlists } from "#src/stores/wishlists.ts";

/** Joins the wishlists' store and the page. Loaded by `wishlist-demand.ts`, without any island. */

/** The platform's script answers the same events; then this bundle keeps still. */
const isAnswered = (): boolean => {
  if (!hasWishlistScript()) return false;
  reportNotice(
    "wishlist",
    "The platform's own wishlist script is on the page and loads the blocks; this bundle follows it.",
  );
  return true;
};

// Blocks that cannot be had stay as the server printed them.
const ignoreFailure = (): void => undefined;

const load = async (...args: Parameters<typeof loadBlocks>): Promise<void> => {
  if (!isAnswered()) await loadBlocks(...args).catch(ignoreFailure);
};

const variationForms = () => document.querySelectorAll<HTMLElement>("form.variations_form");

/** Asks the shop for the state of buttons that came with the page: the page may be cached. */
const checkHearts = async (hearts: readonly HTMLElement[]): Promise<void> => {
  const isFilled = (heart: HTMLElement) => heart.firstElementChild !== null;
  const wanted = hearts.filter((heart) => heart.isConnected);
  // The page was printed for this visitor and says so itself: nothing is in doubt that the shop has just said.
  if (wanted.length === 0) return;
  await load(wanted, { isFirstLoad: true });
  if (!wanted.every(isFilled)) return;
  for (const form of variationForms()) {
    const chosen = chosenIdOf(form);
    if (chosen > 0) await chooseVariation(form, { variation_id: chosen });
  }
};

/** Shows the state of a chosen variation, or without one the product's. */
const chooseVariation = async (form: HTMLElement, variation?: unknown): Promise<void> => {
  if (isAnswered()) return;
  const hasId = typeof variation === "object" && variation !== null && "variation_id" in variation;
  const changed = showVariation(Number(form.dataset.product_id), hasId ? Number(variation.variation_id) : undefined);
  if (changed.length > 0 && wishlistSettings().reloadsOnVariation) await load(changed);
};

interface Search {
  container?: unknown;
  firstLoad?: unknown;
}

/** Other scripts ask for the blocks anew; as on the platform, without `firstLoad: false` only for those of the page's start. */
const reloadBlocks = async (search: unknown): Promise<void> => {
  const { container, firstLoad = true }: Search = typeof search === "object" && search !== null ? search : {};
  const root = container instanceof Element ? container : document;
  const selector = firstLoad ? ".wishlist-fragment.on-first-load" : ".wishlist-fragment";
  const data = typeof search === "object" && search !== null ? search : {};
  await load([...root.querySelectorAll(selector)], { isFirstLoad: Boolean(firstLoad), search: data });
};

/** Another tab has changed a list. */
const followOtherTab = async (): Promise<void> => {
  recallWishlists();
  await load();
};

let isStarted = false;

const start = (): void => {
  isStarted = true;
  $wishlists.listen((wishlists) => announceNews("storefront:wishlist-changed", wishlists));
  bridgeWishlistEvents();
  recallWishlists();
  if (document.querySelector("form.wishlist-fragment")) acceptListed(readListed(document));
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void load();
  });
};

/** Starts the wishlist once, and returns what the page's buttons ask of it. */
export const startWishlist = () => {
  if (!isStarted) start();
  return { checkHearts, chooseVariation, reloadBlocks, followOtherTab };
};
