import { cartPlace, firstAlert, lockCartPage } from "#src/dom/cart-page.ts";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { reportError } from "#src/report-error.ts";
import { change } from "#src/stores/cart-queue.ts";

/** Locks the page while the shop is asked. False when the request failed, after `fallBack`. */
export const changeCartPage = async (
  host: HTMLElement,
  request: () => Promise<void>,
  fallBack: (error: unknown) => void,
): Promise<boolean> => {
  const hadFocus = host.contains(document.activeElement);
  lockCartPage(true);
  try {
    await change(request);
    // An alert takes the focus; where there is none, it must not be lost with what was pressed.
    if (hadFocus && isFocusLost() && !firstAlert()) moveFocus(cartPlace() ?? host);
    return true;
  } catch (error) {
    reportError("cart-form", error, host);
    fallBack(error);
    return false;
  } finally {
    lockCartPage(false);
  }
};
