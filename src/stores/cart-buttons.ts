import { showViewCartLink } from "#src/dom/cart-links.ts";
import { cartSettings } from "#src/platform/page-settings.ts";

/** How buttons show what the shop has answered. */

type ButtonUpdate = (isAdded: boolean) => void;

const buttonUpdates = new WeakMap<Element, ButtonUpdate>();

/** Registers how a button shows the answer to its request; called inside the event, before anything else. */
export const onButtonUpdate = (button: Element, update: ButtonUpdate): (() => void) => {
  buttonUpdates.set(button, update);
  return () => void buttonUpdates.delete(button);
};

/** How the platform marks any button that an answer names: other scripts add products by buttons of their own. */
const markButton = (button: Element, isAdded: boolean): void => {
  if (!isAdded) return;
  const settings = cartSettings();
  button.classList.add("added");
  if (!settings.isCartPage) showViewCartLink(button, settings);
};

/** Shows the answer on a button: as its widget does, or else as the platform. */
export const showOnButton = (button: Element, isAdded: boolean): void => {
  button.classList.remove("loading");
  const update = buttonUpdates.get(button);
  if (update) update(isAdded);
  else markButton(button, isAdded);
};
