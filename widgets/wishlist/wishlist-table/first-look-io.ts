import { fireNative } from "#src/dom/fire-native.ts";
import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { hasHadWishlist } from "#src/dom/wishlist/wishlist-mark.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import type { Cart } from "#src/public-types.ts";
import { checkWishlist, loadWishlist, watchWishlist } from "#src/wishlist-demand.ts";
import { setCartRedirect } from "./cart-redirect-io.ts";

/** Read here, because the wishlist's other settings load with the code of its first call. */
const setting = (key: string): unknown => pageGlobal("yith_wcwl_l10n")[key];

/** Tells the shop which list a product goes into the cart from, and whether the cart page follows. */
const followAdds = (form: HTMLElement, signal: AbortSignal): void => {
  let restore: (() => void) | undefined;
  const giveBack = () => {
    restore?.();
    restore = undefined;
  };
  const mark = ([button, data]: unknown[]) => {
    const row = button instanceof Element && button.closest<HTMLElement>("[data-row-id]");
    if (!row || !form.contains(row)) return;
    Object.assign(data ?? {}, {
      remove_from_wishlist_after_add_to_cart: row.dataset.rowId,
      wishlist_id: row.closest<HTMLElement>(".wishlist_table")?.dataset.id,
    });
    giveBack();
    restore = setCartRedirect(setting("redirect_to_cart"));
  };
  // Whatever the end: added, failed, or back from the cart page with Back.
  const settle = (event: Event) => (event as CustomEvent<Cart>).detail.isPending || giveBack();
  document.addEventListener("storefront:cart-changed", settle, { signal });
  signal.addEventListener("abort", listenToPage("adding_to_cart", mark));
  signal.addEventListener("abort", giveBack);
};

const followLayout = (signal: AbortSignal): void => {
  if (!setting("is_wishlist_responsive")) return;
  const query = matchMedia(`(max-width: ${setting("mobile_media_query")}px)`);
  const tell = ({ matches }: MediaQueryListEvent) => fireNative(document, "storefront:wishlist-layout-due", matches);
  query.addEventListener("change", tell, { signal });
};

/** Controls that the plugin prints without a name: fields in rows, the box for all rows, the list's address, a bare icon. */
const NAMELESS = "[data-row-id] input:not([type=hidden]), th input, select, .copy-target, .show-title-form";

/** Names each control after its row's product, or after the list. Call it again when the list is printed anew. */
const nameFields = (form: HTMLElement, signal: AbortSignal): void => {
  // Asked for its `labels`, each field of a long list would have the browser walk through the whole page.
  const labelled = new Set<Element | null>([...document.querySelectorAll("label")].map(({ control }) => control));
  for (const field of form.querySelectorAll<HTMLElement>(NAMELESS)) {
    const isNamed = field.matches("a") ? field.textContent.trim() : labelled.has(field);
    if (isNamed || field.ariaLabel) continue;
    const place = field.closest("[data-row-id], [data-wishlist-id]") ?? form;
    field.ariaLabel = place.querySelector("h2, h3, .product-name, .wishlist-anchor")?.textContent.trim() ?? null;
    signal.addEventListener("abort", () => {
      field.ariaLabel = null;
    });
  }
};

/** Enter in a quantity field would submit the form with its first button. */
const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === "Enter" && (event.target as Element).matches(".product-quantity input")) event.preventDefault();
};

/** The visitor's own list marks this browser as having one, as an add does. `isOwnList` would load the store. */
const rememberList = (form: HTMLElement): void => {
  const isOwn = form.matches("[data-fragment-options*='\"is_user_owner\":true']:has([data-row-id])");
  if (isOwn && !hasHadWishlist()) loadWishlist().catch(() => {});
};

/** Back may restore an old copy of the page, with rows that are gone by now. */
const checkOldPage = (): void => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "back_forward" && hasHadWishlist()) checkWishlist();
};

/** Everything that a list does before the shopper touches it, which keeps the page light. Returns the undo. */
export const watchList = (form: HTMLElement): (() => void) => {
  watchWishlist();
  rememberList(form);
  checkOldPage();
  const over = new AbortController();
  const { signal } = over;
  // The browser itself logs a file that cannot be loaded.
  const goOn = () => {};
  // Loaded on demand: most lists have no checkboxes and no icons.
  const show = () => {
    nameFields(form, signal);
    if (form.querySelector(".product-checkbox"))
      import("./bulk-selection.tsx").then(({ showTicks }) => showTicks(form, signal), goOn);
    if (form.querySelector(".add_to_cart[data-icon]"))
      import("./cart-icons.tsx").then(({ showIcons }) => showIcons(form, signal), goOn);
  };
  show();
  document.addEventListener("storefront:wishlist-blocks-ready", show, over);
  form.addEventListener("keydown", keepEnter, over);
  followLayout(signal);
  followAdds(form, signal);
  return () => over.abort();
};
