import { fireNative } from "#src/dom/fire-native.ts";
import { followJQuery, listenToPage } from "#src/dom/page-listeners.ts";
import { chosenIdOf } from "#src/dom/variation-data.ts";
import { whenIdle } from "#src/dom/when-idle.ts";
import { hasHadWishlist, mayHaveWishlist, wishlistKey } from "#src/dom/wishlist-mark.ts";
import { hasWishlistScript } from "#src/dom/wishlist-script.ts";
import { prepareLater } from "#src/islands/prepare-later.ts";
import { loadOnce } from "#src/load-once.ts";

/** Loads the wishlist when it is needed, and not before: most visitors look at buttons without having a list. */

let isWanted = false;

const startOnce = loadOnce(async () => {
  // What is far behind the wishlist's code comes beside it.
  const [{ startWishlist }] = await Promise.all([import("#src/start-wishlist.ts"), import("#src/dom/cookies.ts")]);
  startWishlist();
});

/** Starts the wishlist on this page; further calls do nothing. */
export const loadWishlist = (): Promise<void> => {
  isWanted = true;
  return startOnce();
};

/** Questions are asked in their order. */
const asking =
  <Module>(load: () => Promise<Module>) =>
  (question: (module: Module) => unknown): void => {
    // Without the wishlist's code the page keeps what the server printed.
    load()
      .then(question)
      .catch(() => {});
  };

const check = asking(
  loadOnce(async () => {
    await loadWishlist();
    return import("#src/wishlist-check.ts");
  }),
);

/** Where nothing can be in a list nothing is asked, and the button only learns what it would add. */
const renumber = asking(loadOnce(() => import("#src/dom/wishlist-variation.ts")));

let waiting: HTMLElement[] = [];

const checkWaiting = (): void => {
  const hearts = waiting.filter(({ isConnected }) => isConnected);
  waiting = [];
  if (hearts.length > 0) check(({ checkHearts }) => checkHearts(hearts));
};

/** What only the shop knows: an empty button, one of a visitor who has a list, and one that claims to be in a list. */
const isDoubtful = (heart: HTMLElement): boolean =>
  hasHadWishlist() || !heart.firstElementChild || heart.classList.contains("exists");

/**
 * Other scripts wait for the wishlist's start to set up their own. As the last of those that wait for the page, so
 * that all of them listen; the platform's own script says so itself, and binds its handlers once more to another's word.
 */
const tellStart = (): void => {
  const jquery = followJQuery();
  jquery?.(() => {
    if (!hasWishlistScript()) jquery(document).trigger("yith_wcwl_init");
  });
};

/** Other scripts have put wishlist markup in place and ask for it to be set up; who waits for that is told. */
const tellReady = (): void => {
  if (hasWishlistScript()) return;
  const jquery = followJQuery();
  jquery?.(document).trigger("yith_wcwl_init_after_ajax");
  // Once the wishlist has started it tells natively whatever jQuery says.
  if (!jquery || !isWanted) fireNative(document.body, "storefront:wishlist-blocks-ready", {});
};

/** Asks for all of the page anew. */
export const checkWishlist = (): void => check(({ checkAll }) => checkAll());

/** A product's variation form decides for which variation its buttons stand. */
const follow = (form: HTMLElement, variation: unknown): void => {
  if (hasWishlistScript()) return;
  if (mayHaveWishlist()) check(({ chooseVariation }) => chooseVariation(form, variation));
  else renumber(({ showVariation }) => showVariation(form, variation));
};

/** In any form of the product, as themes have a second one in a bar or a dialog, or print it anew. */
const followForm = ([variation]: unknown[], { target }: Event): void => {
  const form = target as HTMLElement;
  const id = form.dataset?.product_id;
  if (document.querySelector(`[data-fragment-ref="${id}"], [data-original-product-id="${id}"]`))
    follow(form, variation);
};

let isListening = false;

/** Follows other tabs and other scripts, on pages that show something of the wishlist. */
export const watchWishlist = (): void => {
  if (isListening) return;
  isListening = true;
  addEventListener("storage", ({ key }) => {
    if (key === wishlistKey()) checkWishlist();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && hasHadWishlist()) checkWishlist();
  });
  listenToPage(
    "yith_wcwl_reload_fragments",
    // Who names none has put in some, as filters do: they are checked as they arrive.
    ([search]) => search && check(({ reloadBlocks }) => reloadBlocks(search)),
    document,
  );
  listenToPage("yith_wcwl_reload_after_ajax", tellReady, document);
  listenToPage("cart_page_refreshed", tellReady);
  for (const name of ["found_variation", "reset_data"]) listenToPage(name, followForm, document);
  tellStart();
};

/** Where the shop shows the button on the product's pictures, the server prints it behind them. */
const moveOntoPictures = (heart: HTMLElement): (() => void) =>
  heart.matches(".woocommerce-product-gallery + *")
    ? prepareLater(import("#src/join-gallery.ts"), ({ joinGallery }) => joinGallery(heart))
    : () => {};

/** All that a wishlist button costs before the shopper touches it. Returns the undo. */
export const watchHeart = (heart: HTMLElement): (() => void) => {
  watchWishlist();
  if (isDoubtful(heart)) {
    if (waiting.length === 0) whenIdle(checkWaiting);
    waiting.push(heart);
  }
  // The platform's own script may have shown a choice before anybody listened. A live collection: a listing's hundreds
  // of hearts look through the page once, and find no form.
  for (const form of document.getElementsByClassName("variations_form") as HTMLCollectionOf<HTMLElement>) {
    const variation_id = form.dataset.product_id === heart.dataset.fragmentRef && chosenIdOf(form);
    if (variation_id) follow(form, { variation_id });
  }
  return moveOntoPictures(heart);
};
