import { removeLinkIn } from "#src/dom/cart/mini-cart-panel.ts";
import type { Cart } from "#src/public-types.ts";
import { reportError } from "#src/report-error.ts";
import { $cart } from "#src/stores/cart.ts";
import { setQuantity } from "#src/stores/cart-actions.ts";
import { offerUndo, removalOf } from "#src/stores/removals.ts";
import type { CartQuantityProps } from "./contract.ts";
// Listens for as long as the page stays.
import "#src/dom/cart/line-focus.ts";

export const quantityIn = ({ lines }: Cart, cartItemKey: string) =>
  lines.find(({ key }) => key === cartItemKey)?.quantity;

/**
 * Call the result once the row may be gone: the shopper can undo the removal. One minus too many removes a line as easily
 * as its remove link does.
 */
const removalOffer = (row: HTMLElement, key: string, quantity: number): (() => void) => {
  const link = removeLinkIn(row, key);
  const removal = quantity === 0 && link && removalOf(row, key, link);
  return () => {
    if (removal && !quantityIn($cart.get(), key)) offerUndo(removal, link.dataset.success_message);
  };
};

/** Resolves to false when the quantity could not be set. */
export const askForQuantity = async (
  { input, cartItemKey }: CartQuantityProps,
  row: HTMLElement,
  quantity: number,
): Promise<boolean> => {
  const offerIfGone = removalOffer(row, cartItemKey, quantity);
  const before = input.defaultValue;
  const { lines } = $cart.get();
  try {
    // The row may go even when the answer is lost.
    await setQuantity(cartItemKey, quantity).finally(offerIfGone);
    // The shop may have set another number, which only a cart received since the request can show.
    const cart = $cart.get();
    const actual = (cart.lines !== lines && quantityIn(cart, cartItemKey)) || quantity;
    input.defaultValue = String(actual);
    // The platform is silent about an expired nonce, or a limit missing on the field: an unchanged number is a failure.
    return actual === quantity || input.defaultValue !== before;
  } catch (error) {
    reportError("cart-quantity", error, input);
    return false;
  }
};
