import { $cart } from "#src/stores/cart.ts";
import { addItem, askAfter, setQuantity as changeQuantity, removeItem } from "#src/stores/cart-actions.ts";
import { refreshCart } from "#src/stores/cart-refresh.ts";
import { ContractError, unreadable } from "./errors.ts";
import type { Cart, CartApi } from "./public-types.ts";

/** Checked here because the shop's answer to a wrong number explains nothing. */
const requireNumber = (name: string, value: number, mayBeZero = false): void => {
  if (value > 0 || (mayBeZero && value === 0)) return;
  throw unreadable(name, mayBeZero ? "0 or a positive number" : "a positive number", value);
};

/** Answers a change with the cart after it. */
const answering =
  <Args extends unknown[]>(act: (...args: Args) => Promise<void>) =>
  async (...args: Args): Promise<Cart> => {
    await act(...args);
    return $cart.get();
  };

export const add: CartApi["add"] = answering(async (productId, quantity = 1, data = {}) => {
  requireNumber("the product id", productId);
  requireNumber("the quantity", quantity);
  const url = await addItem({ data: { ...data, product_id: productId, quantity } });
  if (url) throw new Error(`The shop did not add product ${productId}; see ${url}`);
});

/** After a failed press the link leads to a page that shows the true cart. A script has no link, so this asks the shop. */
export const remove: CartApi["remove"] = answering((key) => removeItem(key).catch(askAfter));

export const setQuantity: CartApi["setQuantity"] = answering(async (key, quantity) => {
  requireNumber("the quantity", quantity, true);
  await changeQuantity(key, quantity);
  // The shop ignores a key that it does not know, and says nothing about it.
  const { isKnown, lines } = $cart.get();
  if (quantity > 0 && isKnown && !lines.some((line) => line.key === key))
    throw new ContractError(
      `Cannot set a quantity: expected a key of cart.get().lines, got "${key}". Correct it, unless the line was just removed.`,
    );
});

export const refresh: CartApi["refresh"] = answering(refreshCart);
