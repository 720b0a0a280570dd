/**
 * An activation that belongs to a widget whose code is still on its way is claimed: the browser does not follow the
 * link or send the form, and if the code cannot be loaded, `actNatively` does what the browser would have done.
 */

import { hasModifier } from "#src/dom/modifiers.ts";

let givenBack: Element | undefined;

/** True for a plain click or a submit; modified clicks stay the browser's. Keys are `isKeyPress`. */
export const isActivation = (event: Event): boolean => {
  const { type, button } = event as MouseEvent;
  return type === "submit" || (type === "click" && button === 0 && !hasModifier(event as MouseEvent));
};

/** Space presses any claimed link; Space and Enter press what only a role makes a button, and what is inside of it. */
export const isKeyPress = (event: Event, claimed: Element): boolean => {
  if (!(event instanceof KeyboardEvent)) return false;
  const isOnlyCalled = claimed.closest('[role="button"]:not([href], button)') !== null;
  return event.key === " " ? isOnlyCalled || claimed.matches("a") : event.key === "Enter" && isOnlyCalled;
};

/** An activation that was handed back to the browser is not claimed a second time. */
export const isGivenBack = (element: Element): boolean => element === givenBack;

/** Newer server HTML may have taken a link's place while the code was on its way. */
const successorOf = (link: HTMLAnchorElement): HTMLElement | undefined =>
  link.isConnected ? undefined : [...document.links].find(({ href }) => href === link.href);

/** Lets a link be followed or a form be sent after all. */
export const actNatively = (event: Event, claimed: Element): void => {
  if (claimed instanceof HTMLAnchorElement) {
    const successor = successorOf(claimed);
    if (successor) successor.click();
    else location.assign(claimed.href);
    return;
  }
  givenBack = claimed;
  if (claimed instanceof HTMLFormElement) claimed.requestSubmit((event as SubmitEvent).submitter);
  else if (claimed instanceof HTMLElement) claimed.click();
  givenBack = undefined;
};
