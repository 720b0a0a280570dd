import type { Cart, CartApi } from "./public-types.ts";
import { $cart } from "./stores/cart.ts";
import { addItem, refreshCart, removeItem, setQuantity } from "./stores/cart-actions.ts";

/** The part of the public interface that needs the cart. Loaded with its first call. */

const add = async (productId: number, quantity = 1, data: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  const { navigateTo } = await addItem({ data: { ...data, product_id: productId, quantity } });
  if (navigateTo) throw new Error(`The shop did not add product ${productId}; see ${navigateTo}`);
};

const actions = { add, remove: (key: string) => removeItem(key), setQuantity, refresh: refreshCart };

export const callCart = async <Name extends keyof typeof actions>(
  name: Name,
  args: Parameters<CartApi[Name]>,
): Promise<Cart> => {
  const action = actions[name] as (...values: Parameters<CartApi[Name]>) => Promise<void>;
  await action(...args);
  return $cart.get();
};
