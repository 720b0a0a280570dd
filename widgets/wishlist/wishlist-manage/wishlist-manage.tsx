import type { Hear } from "#src/dom/delegated-events.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { hearChoices } from "#src/dom/wishlist/list-fields.ts";
import { reportError } from "#src/report-error.ts";
import { checkWishlist } from "#src/wishlist-demand.ts";
import { savePrivacy, text } from "./contract.ts";

const showSaved = (select: HTMLSelectElement): void => {
  for (const option of select.options) option.selected = option.defaultSelected;
};

const keepAsSaved = (select: HTMLSelectElement, saved: string): void => {
  for (const option of select.options) option.defaultSelected = option.value === saved;
};

/** Saves a list's visibility once it is chosen: one that arrow keys only pass would make a private list public. */
export const attach = (table: HTMLElement, hear: Hear): (() => void) => {
  let hideNotice = () => {};
  let isOver = false;

  const save = async (select: HTMLSelectElement, listId: string) => {
    hideNotice();
    const { value } = select;
    try {
      await savePrivacy(listId, value);
      keepAsSaved(select, value);
    } catch (error) {
      reportError("wishlist-manage", error, table);
      // The answer to a newer choice will tell the shopper.
      if (select.value !== value) return;
      showSaved(select);
      if (!isOver) hideNotice = showNotice(select, text("wishlistFailed"));
      // The shop may have taken it, and only the answer was lost: a list must not look more private than it is.
      checkWishlist();
    }
  };

  const forgetChoice = hearChoices(hear, "select.wishlist-visibility", (select) => {
    const listId = select.closest<HTMLElement>("[data-wishlist-id]")?.dataset.wishlistId;
    if (listId) void save(select, listId);
  });
  return () => {
    isOver = true;
    forgetChoice();
    hideNotice();
  };
};
