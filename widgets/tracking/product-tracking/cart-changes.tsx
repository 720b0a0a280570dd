import { itemOf } from "./carriers.tsx";
import { hasBuilder, type Tracker } from "./contract.ts";
import { isRefused } from "./is-refused.tsx";
import { quantityChange, saleOf, wholeNumber } from "./items.ts";

export const REMOVE_LINK = ':is(.mini_cart_item, .product-remove) a.remove:not([data-state="pending"])';
export const UPDATE_BUTTON = '[name="update_cart"]';
export const CART_FIELD = 'input.qty[name^="cart["]';

const ROW = ".cart_item, .mini_cart_item";

/** By field: what was told last, while the shop's own number was the one beside it. */
const told = new WeakMap<HTMLInputElement, { shopValue: string; quantity: number }>();

/** What is in the cart: a number that was only typed is not sent yet. */
const quantityBefore = (field: HTMLInputElement): number => {
  const last = told.get(field);
  return last?.shopValue === field.defaultValue ? last.quantity : wholeNumber(field.defaultValue);
};

export const removeLine = ({ tell }: Tracker, link: HTMLElement): boolean => {
  const row = link.closest(ROW);
  // A product that is sold once only may have a hidden field without the class.
  const field = row?.querySelector<HTMLInputElement>('input.qty, [name^="cart["]');
  const quantity = field ? quantityBefore(field) : wholeNumber(row?.querySelector(".quantity")?.textContent);
  const item = quantity > 0 && itemOf(link);
  if (item) tell("remove_from_cart", saleOf([{ ...item, quantity }]));
  return Boolean(item);
};

export const changeQuantity = ({ tell }: Tracker, field: HTMLInputElement): void => {
  const link = field.closest(ROW)?.querySelector<HTMLElement>("a.remove");
  const now = wholeNumber(field.value);
  const change = quantityChange(quantityBefore(field), now);
  const item = link && change && itemOf(link);
  if (!item) return;
  told.set(field, { shopValue: field.defaultValue, quantity: now });
  tell(change.event, saleOf([{ ...item, quantity: change.quantity }]));
};

/** Tells of all changes that a cart page's form sends together. */
export const changeQuantities = (tracker: Tracker, form: HTMLFormElement | null): boolean => {
  const fields = form && !isRefused(form) ? form.querySelectorAll<HTMLInputElement>(CART_FIELD) : [];
  for (const field of fields) changeQuantity(tracker, field);
  return false;
};

/** False for a field whose form has a button that sends it. */
export const isSentAtOnce = ({ form }: HTMLInputElement): boolean =>
  hasBuilder() || !form?.querySelector(UPDATE_BUTTON);
