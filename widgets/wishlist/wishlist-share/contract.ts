// Spec 3, Wishlist; wishlist contract 4.8: the box that shares a list.
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";

/** Looked up at each use, because the server may have printed the block anew. Any element may hold the address. */
export const copyTarget = (box: HTMLElement): HTMLElement => requirePart(box, ".copy-target");

export const text = message;
