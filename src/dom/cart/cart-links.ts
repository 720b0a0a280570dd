import { create } from "#src/dom/create.ts";

/** The nonce of the cart form, which the platform prints in the form and in every remove link; empty without either. */
export const cartNonce = (): string => {
  const field = document.querySelector<HTMLInputElement>('input[name="woocommerce-cart-nonce"]');
  const link = document.querySelector<HTMLAnchorElement>('a[href*="remove_item="]');
  return field?.value || /_wpnonce=(\w+)/.exec(String(link?.href))?.[1] || "";
};

/** Stands for the product's button in events when a script, not a click, has changed the cart. */
export const detachedButton = (data: Readonly<Record<string, unknown>>): HTMLElement => {
  const button = create("a", { className: "button add_to_cart_button" });
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === "string" || typeof value === "number") button.setAttribute(`data-${name}`, String(value));
  }
  return button;
};

interface ViewCart {
  cartUrl: string;
  viewCartText: string;
}

/** Themes style `.button + .added_to_cart`, and some remove the link after a while. Returns a link that it has added. */
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
