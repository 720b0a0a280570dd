import { escapeHtml } from "#theme/html.ts";
import type { Refusal, Shortage } from "./cart.ts";
import type { Notice, Product } from "./model.ts";

const viewCart = (origin: string): string => `<a href="${origin}/cart/" class="button wc-forward">View cart</a>`;

const quoted = ({ name }: Product): string => `&ldquo;${escapeHtml(name)}&rdquo;`;

/** The platform's errors have straight quotation marks. */
const plainlyQuoted = ({ name }: Product): string => `&quot;${escapeHtml(name)}&quot;`;

export const addedNotice = (origin: string, added: readonly { product: Product; quantity: number }[]): Notice => {
  const titles = added.map(({ product, quantity }) => (quantity > 1 ? `${quantity} &times; ` : "") + quoted(product));
  const names = titles.length > 1 ? `${titles.slice(0, -1).join(", ")} and ${titles.at(-1)}` : titles.join("");
  const isSingle = added.length === 1 && added[0]?.quantity === 1;
  return {
    kind: "success",
    message: `${names} ${isSingle ? "has" : "have"} been added to your cart. ${viewCart(origin)}`,
  };
};

export const removedNotice = (product: Product, undoHref: string): Notice => ({
  kind: "success",
  message: `${quoted(product)} removed. <a href="${escapeHtml(undoHref)}" class="restore-item">Undo?</a>`,
});

export const refusalText = (origin: string, refusal: Refusal): string => {
  switch (refusal.reason) {
    case "unknown-product":
      return "Sorry, this product cannot be purchased.";
    case "not-purchasable":
      return "Please choose the quantity of items you wish to add to your cart&hellip;";
    case "needs-options":
      return `Please choose product options by visiting <a href="${origin}/product/${refusal.product.slug}/" title="${escapeHtml(refusal.product.name)}">${escapeHtml(refusal.product.name)}</a>.`;
    case "no-such-variation":
      return "Sorry, this product is unavailable. Please choose a different combination.";
    case "out-of-stock":
      return `You cannot add ${plainlyQuoted(refusal.product)} to the cart because the product is out of stock.`;
    case "sold-individually":
      return `You cannot add another ${plainlyQuoted(refusal.product)} to your cart. ${viewCart(origin)}`;
    case "over-stock":
      return refusal.inCart > 0
        ? `You cannot add that amount to the cart &mdash; we have ${refusal.inStock} in stock and you already have ${refusal.inCart} in your cart. ${viewCart(origin)}`
        : `You cannot add that amount of ${plainlyQuoted(refusal.product)} to the cart because there is not enough stock (${refusal.inStock} remaining).`;
  }
};

const SORRY = "We apologize for any inconvenience caused.";

export const shortageNotice = ({ product, left }: Shortage): Notice =>
  error(
    left > 0
      ? `Sorry, we do not have enough ${plainlyQuoted(product)} in stock to fulfill your order (${left} available). ${SORRY}`
      : `Sorry, ${plainlyQuoted(product)} is not in stock. Please edit your cart and try again. ${SORRY}`,
  );

export const onlyOneNotice = (product: Product): Notice =>
  error(`You can only have 1 ${escapeHtml(product.name)} in your cart.`);

export const error = (message: string): Notice => ({ kind: "error", message });
export const success = (message: string): Notice => ({ kind: "success", message });
