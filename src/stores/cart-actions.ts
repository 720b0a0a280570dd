import { cartNonce, detachedButton } from "#src/dom/cart-links.ts";
import { announceNews, emit } from "#src/dom/platform-events.ts";
import { PlatformError } from "#src/errors.ts";
import type { CartAnswer } from "#src/platform/cart.ts";
import { cartSettings } from "#src/platform/page-settings.ts";
import { $fragments } from "./cart.ts";
import { followCartEvent } from "./cart-events.ts";
import { change, shop } from "./cart-queue.ts";
import { refreshUnlessPageDoes, tryRefresh } from "./cart-refresh.ts";

/** Everything that changes the cart. */

/** What `addItem` takes. */
export interface AddRequest {
  /** The fields to send; `adding_to_cart` listeners have had their say. */
  data: Readonly<Record<string, unknown>>;
  /** What the shopper pressed. A script that adds without a press goes where it wants to, and listeners get a detached one. */
  button?: HTMLElement;
}

/** Tells what the shop has answered. The page follows too where another script's listener, which heard of it first, fails. */
const tellAnswer = (
  name: "added_to_cart" | "removed_from_cart",
  { fragments, cartHash }: CartAnswer,
  button: HTMLElement,
): void => {
  emit(name, fragments, cartHash, button);
  if (fragments && $fragments.get() !== fragments) followCartEvent(name, [fragments, cartHash, button]);
  // An answer without a single block says nothing of the cart.
  if (Object.keys(fragments ?? {}).length === 0) void tryRefresh();
};

/** A request that failed may have made its change all the same: ask. */
const recoverFrom = (error: unknown): Promise<void> | false => error instanceof PlatformError && tryRefresh();

/**
 * Adds a product. Resolves to the address where the shopper must be sent instead of staying on this page, if any.
 * @throws PlatformError when the shop cannot be reached, or refuses without naming a page to go to.
 */
export const addItem = ({ data, button: pressed }: AddRequest): Promise<string | undefined> =>
  change(async () => {
    const button = pressed ?? detachedButton(data);
    try {
      const answer = await (await shop()).addToCart(data);
      if (answer.refusedUrl) return answer.refusedUrl;
      // The platform counts a refusal without an address as success; the shopper would never learn of it.
      if (answer.isRefused)
        throw new PlatformError(
          "shape",
          "add_to_cart was refused without a product_url. Look for a plugin that refuses it.",
        );
      const { cartUrl, redirectsAfterAdd } = cartSettings();
      if (pressed && redirectsAfterAdd && cartUrl) return cartUrl;
      tellAnswer("added_to_cart", answer, button);
      return undefined;
    } catch (error) {
      void recoverFrom(error);
      announceNews("storefront:item-failed", { button, error });
      throw error;
    }
  });

/**
 * Removes a line by its key.
 * @throws PlatformError when the shop cannot be reached or knows no such line; the caller follows the link instead.
 */
export const removeItem = (key: string, button: HTMLElement = detachedButton({ cart_item_key: key })): Promise<void> =>
  change(async () => {
    const answer = await (await shop()).removeFromCart(key);
    if (!answer.fragments)
      throw new PlatformError("shape", `remove_from_cart knows no line "${key}". Is the page cached?`);
    tellAnswer("removed_from_cart", answer, button);
  });

/** What other parts of the page show of the cart is out of date: fragments, and the cart page's form. */
const announceChange = async (): Promise<void> => {
  emit("wc_fragment_refresh");
  emit("wc_update_cart");
  await refreshUnlessPageDoes();
};

/**
 * Sets a line's quantity.
 * @throws PlatformError when the shop cannot be reached.
 */
export const setQuantity = async (key: string, quantity: number): Promise<void> => {
  try {
    await change(async () => (await shop()).updateQuantity(key, quantity, cartNonce()));
  } catch (error) {
    await recoverFrom(error);
    throw error;
  }
  await announceChange();
};

/**
 * Asks to put a removed line back, through the platform's own undo address.
 * @throws PlatformError when the shop cannot be reached.
 */
export const restoreItem = async (removeHref: string): Promise<void> => {
  await change(async () => (await shop()).restoreItem(removeHref));
  await announceChange();
};
