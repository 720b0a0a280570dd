// Spec 2, Wishlist popups; wishlist contract 8.1.

/** The id of the hidden block that holds the popup's content. */
export const readSourceId = (link: HTMLElement): string => String(link.getAttribute("href")).replace(/^.*#/, "");
