import { cartNonce, detachedButton } from "#src/dom/cart/cart-links.ts";
import { emit, emitOwn } from "#src/dom/platform-events.ts";
import { PlatformError } from "#src/errors.ts";
import type { CartAnswer } from "#src/platform/cart.ts";
import { cartSettings } from "#src/platform/page-settings.ts";
import { $cart, $fragments } from "./cart.ts";
import { followCartEvent } from "./cart-events.ts";
import { queueChange, shop } from "./cart-queue.ts";
import { refreshUnlessPageDoes, tryRefresh } from "./cart-refresh.ts";

interface AddRequest {
  /** The fields to send, after `adding_to_cart` listeners have changed them. */
  data: Readonly<Record<string, unknown>>;
  /** The pressed button. Without one the page stays where it is, and listeners get a detached button. */
  button?: HTMLElement;
}

/** Another script's listener may hear of the answer first and fail; the page follows the answer all the same. */
const tellAnswer = (
  name: "added_to_cart" | "removed_from_cart",
  { fragments, cartHash }: CartAnswer,
  button: HTMLElement,
): void => {
  emit(name, fragments, cartHash, button);
  if (fragments && $fragments.get() !== fragments) followCartEvent(name, [fragments, cartHash, button]);
  // An answer without a single block says nothing about the cart.
  if (!Object.keys(fragments ?? {})[0]) void tryRefresh();
};

/**
 * A failed request may have made its change all the same, so ask. The cart page's form must then show it too.
 * @throws the error itself
 */
export const askAfter = async (error: unknown): Promise<never> => {
  if (error instanceof PlatformError) {
    const { hash } = $cart.get();
    await tryRefresh();
    if ($cart.get().hash !== hash) emit("wc_update_cart", true);
  }
  throw error;
};

/**
 * Adds a product. Resolves to the address to which the shopper must be sent, if any.
 * @throws PlatformError when the shop cannot be reached, or refuses without naming a page to go to.
 */
export const addItem = ({ data, button: pressed }: AddRequest): Promise<string | undefined> =>
  queueChange(async () => {
    const button = pressed ?? detachedButton(data);
    const count = () => $cart.get().lines.find(({ productId }) => productId === Number(data.product_id))?.quantity ?? 0;
    const before = count();
    try {
      const answer = await (await shop()).addToCart(data);
      if (answer.refusedUrl) return answer.refusedUrl;
      // The platform counts a refusal without an address as success, and the shopper would never learn of it.
      if (answer.isRefused)
        throw new PlatformError(
          "shape",
          `The shop refused product "${data.product_id}" without a product_url. Does it exist?`,
        );
      const { cartUrl, redirectsAfterAdd } = cartSettings();
      if (pressed && redirectsAfterAdd && cartUrl) return cartUrl;
      tellAnswer("added_to_cart", answer, button);
      return undefined;
    } catch (error) {
      askAfter(error).catch(() => {
        // Only the answer was lost. A shopper who is still told of a failure would buy twice.
        if (count() > before) emit("added_to_cart", $fragments.get(), $cart.get().hash, button);
      });
      emitOwn("storefront:item-failed", { button, error: error as Error });
      throw error;
    }
  });

/** @throws PlatformError when the shop cannot be reached or knows no such line; the caller then follows the link. */
export const removeItem = (key: string, button: HTMLElement = detachedButton({ cart_item_key: key })): Promise<void> =>
  queueChange(async () => {
    const answer = await (await shop()).removeFromCart(key);
    if (!answer.fragments)
      throw new PlatformError("shape", `remove_from_cart knows no line "${key}". Is the page cached?`);
    tellAnswer("removed_from_cart", answer, button);
  });

/** Asks other parts of the page, fragments and the cart page's form, to show the changed cart. */
const showChange = async (): Promise<void> => {
  emit("wc_fragment_refresh");
  emit("wc_update_cart");
  await refreshUnlessPageDoes();
};

/** @throws PlatformError when the shop cannot be reached. */
export const setQuantity = async (key: string, quantity: number): Promise<void> => {
  await queueChange(async () => (await shop()).updateQuantity(key, quantity, cartNonce())).catch(askAfter);
  await showChange();
};

/** @throws PlatformError when the shop cannot be reached. */
export const restoreItem = async (removeHref: string): Promise<void> => {
  await queueChange(async () => (await shop()).restoreItem(removeHref));
  await showChange();
};
