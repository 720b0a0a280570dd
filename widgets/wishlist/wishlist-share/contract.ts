// Spec 3, Wishlist; contract 4.8: the box that shares a list.
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";

/** As it is now: the block around the box may have been printed anew. A field, or any element that holds the address. */
export const addressOf = (box: HTMLElement): HTMLElement => requirePart(box, ".copy-target", "the copied address");

/** A text in the shop's language. */
export const text = message;
