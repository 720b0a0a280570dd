import { HELD } from "#src/dom/marks.ts";
import { morph } from "#src/dom/morph.ts";
import { showBusy } from "./busy.ts";
import { emptyMessageOf, newsOf, noticesOf } from "./cart-page-notices.ts";

/** Brings the cart page in line with a newer copy of itself, block by block, as the platform's own script does. */

const FORM = ".woocommerce-cart-form";
/** Themes may give the column around the totals the same class. */
const TOTALS = ".cart_totals:not(:has(.cart_totals))";
const WRAPPER = ".woocommerce-notices-wrapper";

export type CartPageChange = "updated" | "emptied";

/** The totals stand after the form, and end with the button to the checkout. */
const lacksEnd = (page: ParentNode): boolean =>
  [TOTALS, `${TOTALS} .wc-proceed-to-checkout`].some(
    (part) => document.querySelector(part) && !page.querySelector(part),
  );

/** Whether the server's page broke off early. */
export const isCutOff = (page: ParentNode): boolean =>
  !page.firstElementChild || Boolean(page.querySelector(FORM) && lacksEnd(page));

/** The cart's form, or the message in its place once the cart is empty. */
export const cartPlace = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(FORM) ?? emptyMessageOf(document);

/** Older templates print notices without a role: the page would not scroll to them, and no screen reader speak them. */
const copyOf = (notice: Element): Element => {
  const copy = notice.cloneNode(true) as Element;
  if (!copy.matches(".woocommerce-info")) copy.role ??= "alert";
  return copy;
};

const showNotices = (page: ParentNode, keepsOld: boolean): void => {
  if (!keepsOld) for (const notice of noticesOf(document)) notice.remove();
  // Older versions of the platform print notices right above the form.
  const wrapper = document.querySelector(WRAPPER) ?? cartPlace()?.closest(".woocommerce");
  wrapper?.prepend(...newsOf(noticesOf(page)).map(copyOf));
};

/** A page builder may print a block for each width, a theme one in a popup: each copy follows the one in its position. */
const updateBlocks = (page: ParentNode, selector: string): boolean => {
  const blocks = page.querySelectorAll(selector);
  const [first] = blocks;
  if (!first) return false;
  document.querySelectorAll(selector).forEach((live, at) => {
    morph(live, blocks[at] ?? first);
  });
  return true;
};

/** False where the answer has no totals, or only the beginning of them. */
export const updateCartTotals = (page: ParentNode): boolean => !lacksEnd(page) && updateBlocks(page, TOTALS);

const showEmptyCart = (page: ParentNode): CartPageChange | undefined => {
  const next = emptyMessageOf(page)?.closest(".woocommerce");
  // A popup with the cart may open on any page, and its body may have the class `woocommerce`.
  const blocks = [...document.querySelectorAll(FORM)].map((form) => form.closest(".woocommerce:not(body)"));
  if (!next || !blocks[0]) return undefined;
  for (const block of blocks) block?.replaceWith(next.cloneNode(true));
  // A page builder may print them in a block of their own, which the empty cart's page lacks.
  for (const totals of document.querySelectorAll(TOTALS)) totals.remove();
  // Themes also print notices outside the block.
  showNotices(page, false);
  return "emptied";
};

/** A busy row's number is on its way by itself. */
const UNSENT = `${FORM} .cart_item:not([aria-busy]) [${HELD}]:not([type="checkbox"])`;

/** Before any event: themes that want the button at all times enable it again when they hear of the new totals. */
const disableUpdate = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[name="update_cart"]')) {
    button.disabled = !document.querySelector(UNSENT);
  }
};

/** Undefined means that the newer page is no cart page and the browser should load it instead. */
export const updateCartPage = (page: ParentNode, keepsNotices: boolean): CartPageChange | undefined => {
  if (!document.querySelector(FORM) || !updateBlocks(page, FORM)) return showEmptyCart(page);
  disableUpdate();
  showNotices(page, keepsNotices);
  updateCartTotals(page);
  return "updated";
};

/** Holds the quantities that the shop does not know, not even from the form that was sent: they are newer than its answer. */
export const holdQuantities = (sent?: FormData): void => {
  for (const field of document.querySelectorAll<HTMLInputElement>(`${FORM} input[name^="cart["]`)) {
    field.toggleAttribute(HELD, field.value !== (sent?.get(field.name) ?? field.defaultValue));
  }
};

/** Some shops have cart and checkout on one page. */
export const hasCheckout = (): boolean => Boolean(document.querySelector(".woocommerce-checkout"));

let locks = 0;

/** Marks form and totals as being changed, with the class that other scripts look for and a fade, until all is done. */
export const lockCartPage = (isBeginning: boolean): void => {
  locks += isBeginning ? 1 : -1;
  const isLocked = locks > 0;
  for (const block of document.querySelectorAll<HTMLElement>(`${FORM}, ${TOTALS}`)) {
    block.classList.toggle("processing", isLocked);
    showBusy(block, isLocked);
  }
};
