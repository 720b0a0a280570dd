// Spec 3, Wishlist; contract 4.8: the box that shares a list.
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";

interface WishlistShareProps {
  trigger: HTMLElement;
  copiedText: string;
  failedText: string;
}

/** As it is now: the block around the box may have been printed anew. A field, or any element that holds the address. */
export const addressOf = (box: HTMLElement): HTMLElement =>
  requirePart(box, ".copy-target", "the address that is copied");

export const readProps = (box: HTMLElement): WishlistShareProps => {
  addressOf(box);
  return {
    trigger: requirePart(box, ".copy-trigger", "what copies the address"),
    copiedText: message("wishlistCopied"),
    failedText: message("wishlistCopyFailed"),
  };
};
