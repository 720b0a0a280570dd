import type { Cart, CartLine } from "#src/public-types.ts";

/** Reads the cart from the mini-cart that the shop rendered, the only description of it that every answer carries. */

/** The fragment with the mini-cart, which every answer about the cart carries. */
export const MINI_CART = "div.widget_shopping_cart_content";

/** One page builder prints its lines with the classes of the cart page's rows. */
export const LINE = ".woocommerce-mini-cart-item, .mini_cart_item, .cart_item";

/** The names of the platform, of its older version, and of two page builders. */
const SUBTOTAL =
  ":is(.woocommerce-mini-cart__total, .total, .bde-mini-cart-offcanvas-footer__total, .elementor-menu-cart__subtotal) .amount";

const textOf = (node: Node | null | undefined): string => node?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** The platform tells a struck price to screen readers in words of its own. */
const PRICES = ".amount, .screen-reader-text";

/** Plugins of Persian and Arabic shops print those languages' digits, whose codes end in the number. */
const withPlainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** The platform's template prints "2 × price", many themes "price × 2". */
const printedQuantity = (line: Element): string | undefined => {
  const box = line.querySelector(".quantity")?.cloneNode(true) as Element | undefined;
  for (const price of box?.querySelectorAll(PRICES) ?? []) price.remove();
  return /\d[\d.]*/.exec(withPlainDigits(textOf(box)))?.[0];
};

/** Page builders put an input into the line. */
const quantityOf = (line: Element): number | null => {
  const input = line.querySelector<HTMLInputElement>('input[name^="cart["]');
  const quantity = parseFloat((input ? input.getAttribute("value") : printedQuantity(line)) ?? "");
  return Number.isNaN(quantity) ? null : quantity;
};

const nameOf = (line: Element): string => {
  // A product without a page of its own is named by plain text.
  const texts = [...line.childNodes].filter((node) => node instanceof Text);
  const title = line.querySelector(".product-title, .wd-entities-title");
  return [title, ...line.querySelectorAll("a:not(.remove)"), ...texts].map(textOf).find(Boolean) ?? "";
};

/** Undefined without the remove link, which carries the line's key. */
export const readLine = (line: Element): CartLine | undefined => {
  const remove = line.querySelector<HTMLElement>("[data-cart_item_key]");
  const { cart_item_key: key, product_id, product_sku: sku = "" } = remove?.dataset ?? {};
  return key ? { key, productId: Number(product_id), sku, name: nameOf(line), quantity: quantityOf(line) } : undefined;
};

/**
 * Undefined without a mini-cart, and for the empty placeholder that the server prints. Some themes print nothing else for
 * an empty cart: `isEmpty` where the shop has told that it is.
 */
export const readMiniCart = (content: ParentNode, isEmpty = false): Omit<Cart, "hash" | "isPending"> | undefined => {
  const holder = content.querySelector(`.widget_shopping_cart_content${isEmpty ? "" : ":has(*)"}`);
  if (!holder) return undefined;
  // A theme's line may hold a box of the same class.
  const outer = [...holder.querySelectorAll(LINE)].filter(({ parentElement }) => !parentElement?.closest(LINE));
  const lines = outer.flatMap((line) => readLine(line) ?? []);
  return {
    isKnown: true,
    lines,
    // Quantities by weight must add up to 0.3, not to 0.30000000000000004.
    count: Number(lines.reduce((sum, line) => sum + (line.quantity ?? 1), 0).toFixed(4)),
    // A discount plugin may print the old subtotal before the one that is to be paid.
    subtotal: textOf([...holder.querySelectorAll(SUBTOTAL)].find((amount) => !amount.closest("del"))),
  };
};

export const hasMiniCart = (): boolean => Boolean(document.querySelector(".widget_shopping_cart_content"));
