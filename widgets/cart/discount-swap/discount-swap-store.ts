import { change } from "#src/stores/cart-queue.ts";

/** Asks the shop for another free product, in turn with all that changes the cart. True when the cart has changed. */
export const swap = (fields: Readonly<Record<string, string>>): Promise<boolean> =>
  change(async () => (await import("#src/platform/discounts.ts")).swapFreeProduct(fields));
