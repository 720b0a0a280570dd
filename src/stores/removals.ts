import { atom } from "nanostores";
import { announce } from "#src/dom/announce.ts";
import { readLine } from "#src/dom/mini-cart-markup.ts";
import { placeOf } from "#src/dom/mini-cart-panel.ts";
import { announceNews } from "#src/dom/platform-events.ts";
import { PlatformError } from "#src/errors.ts";
import { $cart } from "./cart.ts";
import { removeItem, restoreItem } from "./cart-actions.ts";
import { tryRefresh } from "./cart-refresh.ts";

/** The last line that the shopper took out of the cart, for as long as it can be put back. */

/** What must be remembered of a line to put it back. */
export interface Removal {
  key: string;
  name: string;
  /** The address of the remove link; it carries the nonce that the undo address needs. */
  removeHref: string;
  /** What holds the mini-cart in which the shopper acted; the mini-cart itself may be replaced by other scripts. */
  place: Element;
}

/** Reads a removal from its line, before the line goes. */
export const removalOf = (row: HTMLElement, key: string, removeHref: string): Removal => ({
  key,
  removeHref,
  name: readLine(row)?.name ?? "",
  place: placeOf(row),
});

/** A removal that can still be undone; `number` tells it from an earlier one of the same line. */
export type UndoableRemoval = Removal & { number: number };

/** The removal that is offered for undoing, if any. */
export const $removal = atom<UndoableRemoval | undefined>();

let removals = 0;

/** Takes the place of an earlier offer. What the answer to a removal does not speak by itself can be given along. */
export const offerUndo = (removal: Removal, spoken = ""): void => {
  announce(spoken);
  removals += 1;
  $removal.set({ ...removal, number: removals });
};

/** Where another script refreshes the cart in our stead, what it asked for before may be answered first. */
const RESTORED_LINE_WAIT_MS = 2000;

const removing = new Map<string, Promise<void>>();

/**
 * Removes a line. Copies of it share one request.
 * @throws PlatformError when the shop cannot be reached or knows no such line; the caller follows the link instead.
 */
export const removeLine = (key: string, button: HTMLElement): Promise<void> => {
  const running = removing.get(key) ?? removeItem(key, button).finally(() => removing.delete(key));
  removing.set(key, running);
  return running;
};

const isBack = (key: string): boolean => $cart.get().lines.some((line) => line.key === key);

/** With a nonce that is too old the platform does nothing and answers as if all were well: only the cart tells. */
const untilBack = (key: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = () => {
      stop();
      if (isBack(key)) resolve();
      else reject(new PlatformError("stale-nonce", `The shop did not put line "${key}" back. Is the page cached?`));
    };
    const stop = $cart.listen(() => isBack(key) && settle());
    setTimeout(settle, RESTORED_LINE_WAIT_MS);
    if (isBack(key)) settle();
  });

/**
 * Puts a removed line back, with its quantity and data.
 * @throws PlatformError when the shop cannot be reached or did not do it.
 */
export const undoRemoval = async ({ key, removeHref }: Removal): Promise<void> => {
  await restoreItem(removeHref).catch(async (error: unknown) => {
    // The shop may have done it all the same, and only its answer was lost.
    await tryRefresh();
    if (!isBack(key)) throw error;
  });
  await untilBack(key);
  announceNews("storefront:item-restored", { key });
};

/** Ends the offer. */
export const forgetRemoval = (): void => $removal.set(undefined);
