import { atom } from "nanostores";
import { announce } from "#src/dom/announce.ts";
import { readLine } from "#src/dom/cart/mini-cart-markup.ts";
import { placeOf } from "#src/dom/cart/mini-cart-panel.ts";
import { emitOwn } from "#src/dom/platform-events.ts";
import { PlatformError } from "#src/errors.ts";
import { message } from "#src/platform/messages.ts";
import { $cart } from "./cart.ts";
import { removeItem, restoreItem } from "./cart-actions.ts";
import { tryRefresh } from "./cart-refresh.ts";

/** The last line that the shopper removed from the cart, while it can be restored. */

export interface Removal {
  key: string;
  name: string;
  /** The remove link's address with the nonce that the undo needs; some themes print none, or "#". */
  removeHref: string;
  /** The element around the mini-cart that the shopper used. Other scripts may replace the mini-cart itself. */
  place: Element;
}

export const hrefOf = (link: Element): string => link.getAttribute("href") ?? "";

export const removalOf = (row: HTMLElement, key: string, link: Element): Removal => ({
  key,
  removeHref: hrefOf(link),
  name: readLine(row)?.name ?? "",
  place: placeOf(row),
});

/** `number` tells a removal from an earlier one of the same line. */
type UndoableRemoval = Removal & { number: number };

export const $removal = atom<UndoableRemoval | undefined>();

let removals = 0;

/** Replaces an earlier offer. `spoken` is empty where the answer to the removal has a text of its own spoken. */
export const offerUndo = (removal: Removal, spoken = message("removed", { name: removal.name })): void => {
  announce(spoken);
  removals += 1;
  if (/remove_item=./.test(removal.removeHref)) $removal.set({ ...removal, number: removals });
};

/** If another script refreshes the cart for us, the answer to an earlier request may come first. */
const RESTORED_LINE_WAIT_MS = 2000;

export const isInCart = (key: string): boolean => $cart.get().lines.some((line) => line.key === key);

const removing = new Map<string, Promise<void>>();

/** A request that failed may have made its change all the same, or found it made. */
const unlessDone = (request: Promise<void>, isDone: () => boolean): Promise<void> =>
  request.catch(async (error: unknown) => {
    await tryRefresh();
    if (!isDone()) throw error;
  });

/**
 * Removes a line; its copies on the page share one request.
 * @throws PlatformError when the shop cannot be reached or knows no such line; the caller then follows the link.
 */
export const removeLine = (key: string, button: HTMLElement): Promise<void> => {
  const { isPending } = $cart.get();
  const remove = (): Promise<void> => {
    const request = removeItem(key, button);
    // A quantity of zero may have taken the line just before.
    return isPending ? unlessDone(request, () => !isInCart(key)) : request;
  };
  const running = removing.get(key) ?? remove().finally(() => removing.delete(key));
  removing.set(key, running);
  return running;
};

/** With a stale nonce the platform does nothing and answers as if it had, so only the cart tells. */
const untilBack = (key: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = $cart.subscribe(() => isInCart(key) && resolve());
    setTimeout(() => {
      stop();
      // Changes nothing for a line that is back.
      reject(new PlatformError("stale-nonce", `The shop did not put line "${key}" back. Is the page cached?`));
    }, RESTORED_LINE_WAIT_MS);
  });

/** @throws PlatformError when the shop cannot be reached or the line is not back. */
export const undoRemoval = async ({ key, removeHref }: Removal): Promise<void> => {
  await unlessDone(
    restoreItem(removeHref).then(() => untilBack(key)),
    () => isInCart(key),
  );
  emitOwn("storefront:item-restored", { key });
};

export const forgetRemoval = (): void => $removal.set(undefined);
