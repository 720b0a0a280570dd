/** What the shop says on the cart page, or on a newer copy of it. */

const NOTICES = ".woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner";
const ERRORS = ".woocommerce-error, .is-error";
/** Older versions of the platform have no box around the message, and some themes keep only the link to the shop. */
const EMPTY_MESSAGE = ".wc-empty-cart-message, .cart-empty, .return-to-shop";

// The empty cart's own message belongs to its page and is no notice.
export const noticesOf = (page: ParentNode): Element[] =>
  [...page.querySelectorAll(NOTICES)].filter((notice) => !notice.closest(EMPTY_MESSAGE));

export const hasNotices = (page: ParentNode): boolean => Boolean(noticesOf(page)[0]);

const textOf = ({ textContent }: Element): string => textContent.trim();

/** Each text once and none that the page shows already: the shop repeats in every answer that a product is sold out. */
export const newsOf = (notices: readonly Element[]): Element[] => {
  const told = new Set(noticesOf(document).map(textOf));
  return notices.filter((notice) => {
    const text = textOf(notice);
    const isNew = !told.has(text);
    told.add(text);
    return isNew;
  });
};

/** Whether the shop says anything new: many shops advertise free shipping on every cart page. */
export const hasNews = (page: ParentNode): boolean => Boolean(newsOf(noticesOf(page))[0]);

/** Takes the shop's new errors out of a newer page, to be shown elsewhere. Returns their text, empty without any. */
export const takeErrors = (page: ParentNode): string => {
  const errors = newsOf([...page.querySelectorAll(ERRORS)]);
  for (const error of errors) error.remove();
  return errors.map(textOf).join(" ");
};

/** The first visible alert with a text, to which the platform scrolls after each change. Some forms keep an empty one. */
export const firstAlert = (): Element | undefined =>
  noticesOf(document).find((notice) => notice.role === "alert" && notice.checkVisibility() && textOf(notice));

/** Themes print a link back to the shop in their mini-carts too. */
export const emptyMessageOf = (page: ParentNode): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(EMPTY_MESSAGE)].find((part) => !part.closest(".widget_shopping_cart_content"));
