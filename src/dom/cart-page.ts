import { morph } from "./morph.ts";

/** Brings the cart page in line with a newer copy of itself, block by block, as the platform's own script does. */

const FORM = ".woocommerce-cart-form";
/** Themes give their column, too, the name of the totals in it. */
const TOTALS = ".cart_totals:not(:has(.cart_totals))";
const WRAPPER = ".woocommerce-notices-wrapper";
const NOTICES = ".woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner";
const ERRORS = ".woocommerce-error, .is-error";
/** Older versions of the platform have no box round the message, and themes have messages of their own above the way back. */
const EMPTY_MESSAGE = ".wc-empty-cart-message, .cart-empty, .return-to-shop";

/** What became of the page: "unknown" is another page than the cart's. */
export type CartPageChange = "updated" | "emptied" | "unknown";

// The empty cart's own message is part of that page, not news.
const noticesOf = (page: ParentNode): Element[] =>
  [...page.querySelectorAll(NOTICES)].filter((notice) => !notice.closest(EMPTY_MESSAGE));

/** Whether the shop says anything, besides that the cart is empty. */
export const hasNotices = (page: ParentNode): boolean => noticesOf(page).length > 0;

const textOf = ({ textContent }: Element): string => textContent.trim();

/** Each once, and without what the page says already: of a product that is sold out the shop tells with every answer. */
const newsOf = (notices: readonly Element[]): Element[] => {
  const told = new Set(noticesOf(document).map(textOf));
  // A set that has grown did not have the text yet.
  return notices.filter((notice) => told.size < told.add(textOf(notice)).size);
};

/** Whether the shop says anything that it has not said before: many say on every cart page how to save the shipping. */
export const hasNews = (page: ParentNode): boolean => newsOf(noticesOf(page)).length > 0;

/** Whether the server ended before its page did: the totals stand behind the form. */
export const isCutOff = (page: ParentNode): boolean =>
  !page.firstElementChild ||
  Boolean(page.querySelector(FORM) && document.querySelector(TOTALS) && !page.querySelector(TOTALS));

/** Older templates print notices without a role: nobody would be taken to them, and no reader would hear. */
const copyOf = (notice: Element): Element => {
  const copy = document.importNode(notice, true);
  if (!copy.matches(".woocommerce-info")) copy.role ??= "alert";
  return copy;
};

const showNotices = (page: ParentNode, keepsOld: boolean): void => {
  if (!keepsOld) for (const notice of noticesOf(document)) notice.remove();
  // Older versions of the platform print notices straight above the form.
  const wrapper = document.querySelector(WRAPPER) ?? cartPlace()?.closest(".woocommerce");
  wrapper?.prepend(...newsOf(noticesOf(page)).map(copyOf));
};

/**
 * False where the newer page has no such block. Page builders may print one twice, for each width, and themes have one of
 * their own in a popup: each follows the one in its place.
 */
const updateBlocks = (page: ParentNode, selector: string): boolean => {
  const blocks = page.querySelectorAll(selector);
  const [first] = blocks;
  if (!first) return false;
  for (const [at, live] of document.querySelectorAll(selector).entries()) morph(live, blocks[at] ?? first);
  return true;
};

export const updateCartTotals = (page: ParentNode): boolean => updateBlocks(page, TOTALS);

/** Themes print a way back to the shop into their mini-carts, too. */
const emptyMessageOf = (page: ParentNode): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(EMPTY_MESSAGE)].find((part) => !part.closest(".widget_shopping_cart_content"));

const showEmptyCart = (page: ParentNode): CartPageChange => {
  const next = emptyMessageOf(page)?.closest(".woocommerce");
  // A popup of the cart stands on other pages, too, whose body may have that name.
  const blocks = Array.from(document.querySelectorAll(FORM), (form) => form.closest(".woocommerce:not(body)"));
  if (!next || !blocks[0]) return "unknown";
  for (const block of blocks) block?.replaceWith(document.importNode(next, true));
  // Themes print them outside of it too.
  showNotices(page, false);
  return "emptied";
};

/** The cart's form, or what stands in its place when it has been emptied. */
export const cartPlace = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(FORM) ?? emptyMessageOf(document);

/** Takes what the shop refuses out of a newer page, to be told elsewhere than on top. Empty when it refuses nothing. */
export const takeErrors = (page: ParentNode): string => {
  const errors = newsOf([...page.querySelectorAll(ERRORS)]);
  for (const error of errors) error.remove();
  return errors.map(textOf).join(" ");
};

/** "unknown" means that the newer page is not a cart page; the browser should load it instead. */
export const updateCartPage = (page: ParentNode, keepsNotices: boolean): CartPageChange => {
  if (!document.querySelector(FORM) || !updateBlocks(page, FORM)) return showEmptyCart(page);
  showNotices(page, keepsNotices);
  updateCartTotals(page);
  return "updated";
};

/**
 * What the shop has to say first; the platform scrolls to it after each change. Forms elsewhere keep an empty place for theirs,
 * and what a row's quantity or a banner says is none of it.
 */
export const firstAlert = (): Element | undefined =>
  noticesOf(document).find((notice) => notice.role === "alert" && notice.checkVisibility() && textOf(notice));

/** Some shops have cart and checkout on one page. */
export const hasCheckout = (): boolean => document.querySelector(".woocommerce-checkout") !== null;

/** A checkout, and the page builder's cart, have other things to show when the cart is empty. */
export const changesWhenEmpty = (): boolean =>
  document.querySelector(".woocommerce-checkout, .bde-cart-contents") !== null;

let locks = 0;

/**
 * Marks form and totals as being changed, by the class that other scripts look for and by a fade, until as many changes
 * are over as were begun.
 */
export const lockCartPage = (isBeginning: boolean): void => {
  locks += isBeginning ? 1 : -1;
  const isLocked = locks > 0;
  for (const block of document.querySelectorAll(`${FORM}, ${TOTALS}`)) {
    block.classList.toggle("processing", isLocked);
    block.toggleAttribute("data-sw-pending", isLocked);
  }
};
