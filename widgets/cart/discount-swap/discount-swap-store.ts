import { change } from "#src/stores/cart-queue.ts";

/** Waits its turn among all requests that change the cart. Resolves to true when the cart has changed. */
export const swap = (fields: Readonly<Record<string, string>>): Promise<boolean> =>
  change(async () => (await import("#src/platform/discounts.ts")).swapFreeProduct(fields));
