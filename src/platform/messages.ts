import { pageGlobal } from "./page-globals.ts";

/**
 * Texts that the platform has no setting for, because its own scripts say nothing at these points. A shop translates
 * them with `"storefront_messages": { … }` in the settings block.
 */
const defaults = {
  addFailed: "This product could not be added to your cart. Please check your connection and try again.",
  removeUndone: "“{name}” is back in your cart.",
  undo: "Undo",
  undoFailed: "“{name}” could not be put back. You can add it again from its page.",
  removed: "“{name}” removed.",
  quantityFailed: "The quantity could not be changed. It is back at {quantity}.",
  cartSummary: "Cart: {count} items, {subtotal}",
  cartSummaryOne: "Cart: 1 item, {subtotal}",
  cartSummaryNone: "Cart: empty",
  cartUpdateFailed: "Your cart could not be updated. Please try again.",
  increase: "Increase quantity",
  decrease: "Decrease quantity",
  sortHint: "Press Enter to sort",
  menu: "Menu",
  menuBack: "Back",
  dismissBanner: "Dismiss this banner",
} as const;

export type MessageName = keyof typeof defaults;

/** A message in the shop's language, with its {placeholders} filled in. */
export const message = (name: MessageName, values: Readonly<Record<string, string | number>> = {}): string => {
  const translated = pageGlobal("storefront_messages")[name];
  const template = typeof translated === "string" && translated ? translated : defaults[name];
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => (key in values ? String(values[key]) : whole));
};
