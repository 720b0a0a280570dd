import { cartPlace, firstAlert, lockCartPage } from "#src/dom/cart-page.ts";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { reportError } from "#src/report-error.ts";
import { change } from "#src/stores/cart-queue.ts";

/** What names a row, a link to its product. */
const names = () => [...document.querySelectorAll<HTMLElement>(".cart_item .product-name a")];

/** Locks the page while the shop is asked. False when the request failed, after `fallBack`. */
export const changeCartPage = async (
  host: HTMLElement,
  request: () => Promise<void>,
  fallBack: (error: unknown) => void,
): Promise<boolean> => {
  const focused = document.activeElement;
  const hadFocus = host.contains(focused);
  const place = names().findIndex((name) => name.closest(".cart_item")?.contains(focused));
  lockCartPage(true);
  try {
    await change(request);
    // Of the row in its place, if the pressed one has gone, or come anew.
    const name = names()
      .slice(0, place + 1)
      .pop();
    // An alert takes the focus; where there is none, it must not be lost with what was pressed.
    if (hadFocus && isFocusLost() && !firstAlert()) moveFocus(name ?? cartPlace() ?? host);
    return true;
  } catch (error) {
    reportError("cart-form", error, host);
    fallBack(error);
    return false;
  } finally {
    lockCartPage(false);
  }
};
