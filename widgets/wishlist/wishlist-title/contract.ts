// Spec 4, 5, 7 and 8, Wishlist title; contract 4.6 and 7 (call 6).
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { callWishlists } from "#src/stores/wishlist-actions.ts";

export interface WishlistTitleProps {
  /** Holds the title and, beside it, the form that takes its place. */
  host: HTMLElement;
  fieldLabel: string;
  saveLabel: string;
  cancelLabel: string;
  failedText: string;
}

export interface TitleParts {
  title: HTMLElement;
  editor: HTMLElement;
  field: HTMLInputElement;
}

/** As they are now: the block may have been printed anew. */
export const partsOf = (host: HTMLElement): TitleParts => ({
  title: requirePart(host, ".wishlist-title", "the wishlist's title"),
  editor: requirePart(host, ".hidden-title-form", "the title's form"),
  field: requirePart<HTMLInputElement>(host, ".hidden-title-form input", "the title's field"),
});

/** The row's list in a table of lists, else the list of the page, by its token. */
const listOf = (host: HTMLElement): string =>
  host.closest<HTMLElement>("[data-wishlist-id]")?.dataset.wishlistId ??
  host.closest("form")?.querySelector<HTMLInputElement>('[name="wishlist_id"]')?.value ??
  "";

export const saveTitle = (host: HTMLElement, title: string): Promise<WishlistAnswer> =>
  callWishlists((platform, blocks) => platform.saveTitle(listOf(host), title, blocks));

export const readProps = (host: HTMLElement): WishlistTitleProps => {
  partsOf(host);
  return {
    host,
    fieldLabel: message("wishlistEditTitle"),
    saveLabel: message("wishlistSaveTitle"),
    cancelLabel: message("wishlistKeepTitle"),
    failedText: message("wishlistFailed"),
  };
};
