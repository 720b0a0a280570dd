// Spec 4, 5, 7 and 8, Wishlist title; wishlist contract 4.6 and 7 (call 6).
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { changeWishlist } from "#src/stores/wishlist-changes.ts";

export const FIELD = ".hidden-title-form input";

// Parts are looked up at each use, because the server may have printed the block anew.
export const titleOf = (host: HTMLElement) => requirePart(host, ".wishlist-title");
export const editorOf = (host: HTMLElement) => requirePart(host, ".hidden-title-form");
export const fieldOf = (host: HTMLElement) => requirePart(host, FIELD) as HTMLInputElement;

/** In a table of lists, the id of the row's list; else the token of the page's list. */
const listOf = (host: HTMLElement): string =>
  host.closest<HTMLElement>("[data-wishlist-id]")?.dataset.wishlistId ??
  host.closest("form")?.querySelector<HTMLInputElement>('[name="wishlist_id"]')?.value ??
  "";

export const saveTitle = (host: HTMLElement, title: string): Promise<WishlistAnswer> =>
  changeWishlist("save_title", { wishlist_id: listOf(host), title });

export const text = message;
