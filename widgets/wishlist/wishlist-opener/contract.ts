// Spec 2, Wishlist popups; wishlist contract 8.1.
import { requireAttribute } from "#src/dom/required.ts";

/** The id of the hidden block that holds the popup's content. */
export const readSourceId = (link: HTMLElement): string => requireAttribute(link, "href").replace(/^.*#/, "");
