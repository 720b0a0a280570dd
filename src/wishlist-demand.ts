import { listenToPage } from "#src/dom/page-listeners.ts";
import { hasHadWishlist, wishlistKey } from "#src/dom/wishlist-mark.ts";

/** Loads the wishlist when it is needed, and not before: most visitors look at buttons without having a list. */

type Session = ReturnType<typeof import("#src/start-wishlist.ts").startWishlist>;

let loading: Promise<Session> | undefined;

/** Starts the wishlist on this page; further calls do nothing. A failed load is tried again. */
export const loadWishlist = (): Promise<Session> => {
  loading ??= import("#src/start-wishlist.ts").then(
    ({ startWishlist }) => startWishlist(),
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

const whenIdle = (task: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
};

/** Without the wishlist's code the page keeps what the server printed. */
const ignoreFailure = (): void => undefined;

let waiting: HTMLElement[] = [];

const checkWaiting = (): void => {
  const hearts = waiting.filter(({ isConnected }) => isConnected);
  waiting = [];
  if (hearts.length > 0)
    void loadWishlist()
      .then(({ checkHearts }) => checkHearts(hearts))
      .catch(ignoreFailure);
};

/** What only the shop knows: an empty button, one of a visitor who has a list, and one that claims to be in a list. */
const isDoubtful = (heart: HTMLElement): boolean =>
  hasHadWishlist() || !heart.firstElementChild || heart.classList.contains("exists");

let isListening = false;

const listenOnce = (): void => {
  if (isListening) return;
  isListening = true;
  window.addEventListener("storage", ({ key }) => {
    if (key === wishlistKey())
      void loadWishlist()
        .then(({ followOtherTab }) => followOtherTab())
        .catch(ignoreFailure);
  });
  listenToPage(
    "yith_wcwl_reload_fragments",
    ([search]) =>
      void loadWishlist()
        .then(({ reloadBlocks }) => reloadBlocks(search))
        .catch(ignoreFailure),
    document,
  );
};

/** A product's variation form decides for which variation its button stands. */
const followVariations = (heart: HTMLElement): (() => void) => {
  const form = document.querySelector<HTMLElement>(
    `form.variations_form[data-product_id="${Number(heart.dataset.fragmentRef)}"]`,
  );
  if (!form) return () => undefined;
  const follow = (variation?: unknown) =>
    void loadWishlist()
      .then(({ chooseVariation }) => chooseVariation(form, variation))
      .catch(ignoreFailure);
  const undos = [
    listenToPage("found_variation", ([variation]) => follow(variation), form),
    listenToPage("reset_data", () => follow(), form),
  ];
  return () => {
    for (const undo of undos) undo();
  };
};

/** All that a wishlist button costs before the shopper touches it. Returns the undo. */
export const watchHeart = (heart: HTMLElement): (() => void) => {
  listenOnce();
  if (isDoubtful(heart)) {
    if (waiting.length === 0) whenIdle(checkWaiting);
    waiting.push(heart);
  }
  return followVariations(heart);
};
