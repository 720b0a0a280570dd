import { itemOf } from "./carriers.tsx";
import { hasBuilder, type Tracker } from "./contract.ts";
import { failsValidation } from "./fails-validation.tsx";
import { quantityChange, type Sale, saleOf, wholeNumber } from "./items.ts";

export const REMOVE_LINK = ':is(.mini_cart_item, .product-remove) a.remove:not([data-state="pending"])';
export const UPDATE_BUTTON = '[name="update_cart"]';
export const CART_FIELD = 'input.qty[name^="cart["]';

const ROW = ".cart_item, .mini_cart_item";

/** By field: the quantity that was told last, and the shop's own number at that time. */
const told = new WeakMap<HTMLInputElement, { shopValue: string; quantity: number }>();

/** What is in the cart: a number that was only typed is not sent yet. */
const quantityBefore = (field: HTMLInputElement): number => {
  const last = told.get(field);
  return last?.shopValue === field.defaultValue ? last.quantity : wholeNumber(field.defaultValue);
};

/** The change that was told last. If it removed the line, the shopper may put the line back. */
let lastChange: { href: string; sale: Sale } | undefined;

/** False where there is nothing to tell. */
const tellChange = (
  { tell }: Tracker,
  link: HTMLAnchorElement | null | undefined,
  change: ReturnType<typeof quantityChange>,
): boolean => {
  const item = link && change && itemOf(link);
  if (!item) return false;
  const sale = saleOf([{ ...item, quantity: change.quantity }]);
  lastChange = { href: link.href, sale };
  tell(change.event, sale);
  return true;
};

export const removeLine = (tracker: Tracker, link: HTMLAnchorElement): boolean => {
  const row = link.closest(ROW);
  // A product that is sold once only may have a hidden field without the class.
  const field = row?.querySelector<HTMLInputElement>('input.qty, [name^="cart["]');
  const quantity = field ? quantityBefore(field) : wholeNumber(row?.querySelector(".quantity")?.textContent);
  return tellChange(tracker, link, quantityChange(quantity, 0));
};

/** The shop would tell of it with its next page, but that page goes to the script that has asked for the line. */
export const restoreLine = ({ tell }: Tracker, key: string): void => {
  if (lastChange?.href.includes(key)) tell("add_to_cart", lastChange.sale);
};

export const changeQuantity = (tracker: Tracker, field: HTMLInputElement): void => {
  const link = field.closest(ROW)?.querySelector<HTMLAnchorElement>("a.remove");
  const now = wholeNumber(field.value);
  if (tellChange(tracker, link, quantityChange(quantityBefore(field), now)))
    told.set(field, { shopValue: field.defaultValue, quantity: now });
};

/** Tells of all changes that a cart page's form sends together. */
export const changeQuantities = (tracker: Tracker, form: HTMLFormElement | null): void => {
  const fields = form && !failsValidation(form) ? form.querySelectorAll<HTMLInputElement>(CART_FIELD) : [];
  for (const field of fields) changeQuantity(tracker, field);
};

/** False for a field whose form has a button that sends it. */
export const isSentAtOnce = ({ form }: HTMLInputElement): boolean =>
  hasBuilder() || !form?.querySelector(UPDATE_BUTTON);
