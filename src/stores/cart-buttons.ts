import { showViewCartLink } from "#src/dom/cart-links.ts";
import { cartSettings } from "#src/platform/page-settings.ts";

/** How buttons show what the shop has answered. */

/** The link to the cart is the one that has been put in, if it was not there. */
type ButtonUpdate = (isAdded: boolean, viewCartLink: HTMLElement | undefined) => void;

const buttonUpdates = new WeakMap<Element, ButtonUpdate>();

/** Registers what a button's widget shows of the answer to its request; called inside the event. */
export const onButtonUpdate = (button: Element, update: ButtonUpdate): (() => void) => {
  buttonUpdates.set(button, update);
  return () => void buttonUpdates.delete(button);
};

/** Shows the answer on any button that it names, as the platform does: other scripts add products by buttons of their own. */
export const showOnButton = (button: Element, isAdded: boolean): void => {
  const settings = cartSettings();
  button.classList.remove("loading");
  if (isAdded) button.classList.add("added");
  const link = isAdded && !settings.isCartPage ? showViewCartLink(button, settings) : undefined;
  buttonUpdates.get(button)?.(isAdded, link);
};
