/** Asks the shop for another free product. True when the cart has changed. */
export const swap = async (fields: Readonly<Record<string, string>>): Promise<boolean> =>
  (await import("#src/platform/discounts.ts")).swapFreeProduct(fields);
