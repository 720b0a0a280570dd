import { withSelf } from "#src/dom/with-self.ts";
import { HEART } from "./wishlist-mark.ts";

/** Older templates, which some themes still have, print all that a button can say and hide what does not apply. */
const LISTED =
  ".exists, :has(.delete_item, :is(.yith-wcwl-wishlistaddedbrowse, .yith-wcwl-wishlistexistsbrowse):not(.hide))";

export const isOwnList = (form: HTMLElement | null): boolean =>
  /"is_user_owner":\s*"?[1t]/.test(form?.dataset.fragmentOptions ?? "");

export const isListed = (heart: Element): boolean => heart.matches(LISTED);

/** Product ids and whether each is in a list of the visitor's, by buttons and by rows of the wishlist's table. */
export const readListed = (root: Element | Document): Map<number, boolean> => {
  const listed = new Map<number, boolean>();
  for (const heart of withSelf(root, HEART)) {
    const id = Number(heart.dataset.fragmentRef);
    // An empty block waits for its content and says nothing yet.
    if (id && heart.firstElementChild) listed.set(id, isListed(heart) || !!listed.get(id));
  }
  for (const row of withSelf(root, ".wishlist_table [data-row-id]"))
    if (isOwnList(row.closest("form"))) listed.set(Number(row.dataset.rowId), true);
  return listed;
};

export const heartsOf = (productId: number): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`.add-to-wishlist-${productId}`),
];
