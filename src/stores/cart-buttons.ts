import { showViewCartLink } from "#src/dom/cart/cart-links.ts";
import { cartSettings } from "#src/platform/page-settings.ts";

/** Gets the link to the cart only if this update has added it. */
type ButtonUpdate = (isAdded: boolean, viewCartLink: HTMLElement | undefined) => void;

const buttonUpdates = new WeakMap<Element, ButtonUpdate>();

/** Registers how a button's widget shows an answer; called inside the event. A later widget of the button replaces it. */
export const onButtonUpdate = (button: Element, update: ButtonUpdate): void => void buttonUpdates.set(button, update);

/** Marks any button that an answer names, as the platform does: other scripts add products with their own buttons. */
export const showOnButton = (button: Element, isAdded: boolean): void => {
  const settings = cartSettings();
  button.classList.remove("loading");
  if (isAdded) button.classList.add("added");
  const isLinked = isAdded && settings.viewCartText && !settings.isCartPage;
  const link = isLinked ? showViewCartLink(button, settings) : undefined;
  buttonUpdates.get(button)?.(isAdded, link);
};
