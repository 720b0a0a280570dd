import { tellOtherTabs } from "#src/stores/wishlists.ts";
import { readPage } from "./contract.ts";

let request: AbortController | undefined;

/**
 * Call 9: sends the rows' order. An earlier order that is still on its way is taken back; then the promise never
 * rejects, because a newer one is on its way.
 */
export const sendOrder = async (table: HTMLElement, positions: string[]): Promise<void> => {
  request?.abort();
  const own = new AbortController();
  request = own;
  const { sortItems } = await import("#src/platform/wishlist.ts");
  try {
    await sortItems({ positions, ...readPage(table) }, own.signal);
    tellOtherTabs();
  } catch (error) {
    if (!own.signal.aborted) throw error;
  }
};
