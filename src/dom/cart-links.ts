import { create } from "./create.ts";

/** Links of the cart: what those on the page carry besides their text, and those that come with an answer. */

/** The nonce of the cart form, which the platform prints in the form and in every remove link. Empty without either. */
export const cartNonce = (): string => {
  const field = document.querySelector<HTMLInputElement>('input[name="woocommerce-cart-nonce"]');
  const link = document.querySelector<HTMLAnchorElement>('a[href*="remove_item="]');
  return field?.value || (/_wpnonce=(\w+)/.exec(String(link?.href))?.[1] ?? "");
};

/** A button that stands for a product in events when the cart was changed by a script instead of a click. */
export const detachedButton = (data: Readonly<Record<string, unknown>>): HTMLElement => {
  const button = create("a", { className: "button add_to_cart_button" });
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === "string" || typeof value === "number") button.setAttribute(`data-${name}`, String(value));
  }
  return button;
};

/** Where the link to the cart leads and what it says. */
export interface ViewCart {
  cartUrl: string;
  viewCartText: string;
}

/**
 * Puts the link to the cart between a button and what follows it, unless it is there already: themes style
 * `.button + .added_to_cart`, and some take it away after a while. Returns the new link.
 */
export const showViewCartLink = (button: Element, { cartUrl, viewCartText }: ViewCart): HTMLElement | undefined => {
  if (button.parentElement?.querySelector(".added_to_cart")) return undefined;
  const link = create("a", {
    className: "added_to_cart wc-forward",
    href: cartUrl,
    title: viewCartText,
    textContent: viewCartText,
  });
  button.after(link);
  return link;
};
