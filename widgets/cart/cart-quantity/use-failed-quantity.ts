import { useLayoutEffect, useState } from "react";
import { emit } from "#src/dom/platform-events.ts";
import { $cart } from "#src/stores/cart.ts";
import type { CartQuantityProps } from "./contract.ts";
import { quantityIn } from "./row-quantity.tsx";

/** The quantity that could not be set, until the cart has it after all. */
export const useFailedQuantity = ({ input, cartItemKey }: CartQuantityProps) => {
  const [failed, setFailed] = useState<number>();
  useLayoutEffect(() => {
    if (failed === undefined) return;
    return $cart.subscribe((cart) => {
      if ((quantityIn(cart, cartItemKey) ?? 0) !== failed) return;
      // Only the answer was lost. The rest of the page, such as the cart page's row, does not know of it either.
      input.value = String(failed);
      input.defaultValue = input.value;
      setFailed(undefined);
      emit("wc_update_cart");
    });
  }, [input, failed, cartItemKey]);
  return [failed, setFailed] as const;
};
