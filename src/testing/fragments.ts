/** The shop's fragments with a mini-cart that only has a text. */

export const PANEL = "div.widget_shopping_cart_content";

export const miniCart = (text: string) => `<div class="widget_shopping_cart_content"><p>${text}</p></div>`;

export const fragmentsOf = (text: string) => ({ [PANEL]: miniCart(text) });

/** What the page's mini-cart says. */
export const panel = () => document.querySelector(PANEL)?.textContent;
