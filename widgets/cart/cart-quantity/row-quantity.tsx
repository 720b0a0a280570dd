import { rememberFocus, removeLinkIn } from "#src/dom/mini-cart-panel.ts";
import type { Cart } from "#src/public-types.ts";
import { reportError } from "#src/report-error.ts";
import { $cart } from "#src/stores/cart.ts";
import { setQuantity } from "#src/stores/cart-actions.ts";
import { offerUndo, removalOf } from "#src/stores/removals.ts";
import type { CartQuantityProps } from "./contract.ts";

export const quantityIn = ({ lines }: Cart, cartItemKey: string) =>
  lines.find(({ key }) => key === cartItemKey)?.quantity;

/**
 * What a row that goes with its quantity leaves behind: the focus to the next one, and an offer to put it back. A minus
 * too many takes a line away as easily as its remove link.
 */
const rememberRow = (row: HTMLElement, key: string, quantity: number): (() => void) => {
  const restoreFocus = rememberFocus(row, key);
  const link = removeLinkIn(row, key);
  const href = link?.getAttribute("href");
  const removal = quantity === 0 && href ? removalOf(row, key, href) : undefined;
  return () => {
    restoreFocus();
    if (removal && quantityIn($cart.get(), key) === undefined) offerUndo(removal, link?.dataset.success_message);
  };
};

/** False when it could not be set. */
export const askForQuantity = async (
  { input, cartItemKey }: CartQuantityProps,
  row: HTMLElement | null,
  quantity: number,
): Promise<boolean> => {
  const takeLeave = row && rememberRow(row, cartItemKey, quantity);
  const before = input.defaultValue;
  const { lines } = $cart.get();
  try {
    // The row may go although the answer was lost.
    await setQuantity(cartItemKey, quantity).finally(takeLeave);
    // The shop may have set another number than was asked for. Where it has not told its cart since, nothing says so.
    const cart = $cart.get();
    const actual = (cart.lines !== lines && quantityIn(cart, cartItemKey)) || quantity;
    input.defaultValue = String(actual);
    // The platform says nothing of a nonce that is too old, or of a limit that the field does not know.
    return actual === quantity || input.defaultValue !== before;
  } catch (error) {
    reportError("cart-quantity", error, input);
    return false;
  }
};
