import { fireNative } from "#src/dom/fire-native.ts";
import { followJQuery, listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { chosenIdOf } from "#src/dom/product/variation-data.ts";
import { whenIdle } from "#src/dom/when-idle.ts";
import { hasHadWishlist, mayHaveWishlist, wishlistKey } from "#src/dom/wishlist/wishlist-mark.ts";
import { hasWishlistScript } from "#src/dom/wishlist/wishlist-script.ts";
import { loadOnce } from "./load-once.ts";
import { prepareLater } from "./prepare-later.ts";

/** Loads the wishlist's code only when it is needed: most visitors look at buttons without having a list. */

let isWanted = false;

const startOnce = loadOnce(async () => (await import("./start-wishlist.ts")).startWishlist());

export const loadWishlist = (): Promise<void> => {
  isWanted = true;
  return startOnce();
};

/** Loads a module with the first question to it. Questions wait for the load and run in order. */
const asking = <Module>(load: () => Promise<Module>) => {
  const module = loadOnce(load);
  return (question: (module: Module) => unknown): Promise<unknown> =>
    module()
      .then(question)
      // If the code cannot be loaded, the page keeps what the server printed.
      .catch(() => {});
};

const check = asking(() => Promise.all([import("./wishlist-check.ts"), loadWishlist()]));

/** The button learns the variation's number without asking the shop. */
const renumber = asking(() => import("#src/dom/wishlist/wishlist-variation.ts"));

const waiting: HTMLElement[] = [];

const checkWaiting = (): void => {
  const hearts = waiting.splice(0);
  check(([{ checkHearts }]) => checkHearts(hearts));
};

/** Only the shop knows the state of an empty button, of one that claims "in the list", and of one for a list's owner. */
const isDoubtful = (heart: HTMLElement): boolean =>
  // Not `:not(:has(*))`: that takes browsers twenty times as long, and a listing has hundreds of hearts.
  hasHadWishlist() || heart.matches(".exists") || !heart.children[0];

// Fired as the last of the page's ready handlers, when all other scripts listen. The platform's own script fires this
// itself and would bind its handlers a second time.
const tellStart = (): void => {
  const jquery = followJQuery();
  jquery?.(() => hasWishlistScript() || jquery(document).trigger("yith_wcwl_init"));
};

/** Answers scripts that have put wishlist markup in place and ask for it to be set up. */
const tellReady = (): void => {
  if (hasWishlistScript()) return;
  const jquery = followJQuery();
  jquery?.(document).trigger("yith_wcwl_init_after_ajax");
  // Once started, the wishlist announces jQuery's event natively by itself.
  if (!jquery || !isWanted) fireNative(document.body, "storefront:wishlist-blocks-ready", {});
};

export const checkWishlist = (): Promise<unknown> => check(([{ checkAll }]) => checkAll());

const follow = (form: HTMLElement, variation: unknown): void => {
  if (hasWishlistScript()) return;
  renumber(({ showVariation }) => {
    const changed = showVariation(form, variation);
    // The shop is asked for visitors who may have a list.
    if (changed[0] && mayHaveWishlist()) check(([{ checkChoice }]) => checkChoice(changed));
  });
};

/** Follows any form of the product: themes print a second one in a bar or a dialog, or print the form anew. */
const followForm = ([variation]: unknown[], { target }: Event): void => {
  const form = target as HTMLElement;
  if (form.dataset?.product_id) follow(form, variation);
};

let isWatching = false;

export const watchWishlist = (): void => {
  if (isWatching) return;
  isWatching = true;
  addEventListener("storage", ({ key }) => {
    if (key === wishlistKey()) checkWishlist();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && hasHadWishlist()) checkWishlist();
  });
  listenToPage(
    "yith_wcwl_reload_fragments",
    // Without a search a script, such as a filter, has only put in blocks, which are checked as they arrive.
    ([search]) => search && check(([{ reloadBlocks }]) => reloadBlocks(search)),
    document,
  );
  listenToPage("yith_wcwl_reload_after_ajax", tellReady, document);
  listenToPage("cart_page_refreshed", tellReady);
  listenToPage("found_variation", followForm, document);
  listenToPage("reset_data", followForm, document);
  tellStart();
};

/** The server prints the button behind the gallery also where the shop wants it on the pictures. */
const moveOntoPictures = (heart: HTMLElement): (() => void) =>
  heart.matches(".woocommerce-product-gallery + *")
    ? prepareLater(import("./join-gallery.ts"), ({ joinGallery }) => joinGallery(heart))
    : () => {};

/** The only work for a wishlist button before the shopper touches it. Returns the undo. */
export const watchHeart = (heart: HTMLElement): (() => void) => {
  watchWishlist();
  if (isDoubtful(heart)) {
    if (!waiting[0]) whenIdle(checkWaiting);
    waiting.push(heart);
  }
  // The platform's script may have shown a choice before we listened. `getElementsByClassName` is live and cached:
  // a listing's hundreds of hearts search the page once.
  for (const form of document.getElementsByClassName("variations_form") as HTMLCollectionOf<HTMLElement>) {
    const variation_id = form.dataset.product_id === heart.dataset.fragmentRef && chosenIdOf(form);
    if (variation_id) follow(form, { variation_id });
  }
  return moveOntoPictures(heart);
};
