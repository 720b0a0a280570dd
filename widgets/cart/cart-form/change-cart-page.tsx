import { cartPlace, lockCartPage } from "#src/dom/cart/cart-page.ts";
import { firstAlert } from "#src/dom/cart/cart-page-notices.ts";
import { hasCartPageScript } from "#src/dom/cart/cart-page-scripts.ts";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { isAnsweredByPage } from "#src/dom/jquery/page-plugins.ts";
import { reportError } from "#src/report-error.ts";
import { queueChange } from "#src/stores/cart-queue.ts";

/** The platform's cart script may be on the page and answer these events itself, but it ignores a removal. */
export const isDoneByPage = (url: string, { timeStamp, type }: Event): true | Promise<boolean> =>
  (hasCartPageScript() && type !== "storefront:item-removed") || isAnsweredByPage(url, timeStamp);

/** Resolves to false when the request failed, after `onFailure`. */
export type Change = (request: () => Promise<void>, onFailure: (error: unknown) => void) => Promise<boolean>;

/** Each row's product link takes the focus for its row. */
const rowLinks = () => [...document.querySelectorAll<HTMLElement>(".cart_item .product-name a")];

/** Locks the cart page during the request. Resolves to false when it failed, after `onFailure`. */
export const changeCartPage = async (
  host: HTMLElement,
  request: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Promise<boolean> => {
  const focused = document.activeElement;
  const hadFocus = host.contains(focused);
  const before = rowLinks();
  const place = before.findIndex((link) => link.closest(".cart_item")?.contains(focused));
  lockCartPage(true);
  try {
    await queueChange(request);
    // The row now in the pressed row's place, or else the last row; after an undo, the row that is back.
    const next = rowLinks().findLast((link, at) => at <= place || !before.includes(link));
    // An alert takes the focus itself. Without one, the focus would be lost with the pressed element.
    if (hadFocus && isFocusLost() && !firstAlert()) moveFocus(next ?? cartPlace() ?? host, next && {});
    return true;
  } catch (error) {
    reportError("cart-form", error, host);
    onFailure(error);
    return false;
  } finally {
    lockCartPage(false);
  }
};
