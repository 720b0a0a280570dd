import { hasModifier } from "#src/dom/modifiers.ts";

/**
 * While a widget's code loads, the loader claims activations that belong to the widget: the browser does not follow the
 * link or send the form. If the code cannot be loaded, `actNatively` does that after all.
 */

let givenBack: Element | undefined;

/** A click with another button or a modifier key opens a link elsewhere. */
const isElsewhere = (event: MouseEvent): unknown =>
  event.button || (hasModifier(event) && (event.target as Element).closest("a"));

/** True for a click or a submit that is not the browser's. Keys are `isKeyPress`. */
export const isActivation = (event: Event): boolean =>
  event.type === "submit" || (event.type === "click" && !isElsewhere(event as MouseEvent));

/** Space presses any claimed link; Space and Enter also press a button by role only, and links inside it. */
export const isKeyPress = (event: Event, claimed: HTMLElement): boolean => {
  const { key } = event as KeyboardEvent;
  const isButtonByRole = Boolean(claimed.closest('[role="button"]:not([href], button)'));
  return key === " " ? isButtonByRole || claimed.matches("a") : key === "Enter" && isButtonByRole;
};

/** True while `actNatively` repeats an activation, which must not be claimed a second time. */
export const isGivenBack = (element: Element): boolean => element === givenBack;

export const actNatively = (event: Event, claimed: HTMLElement): void => {
  if (claimed instanceof HTMLAnchorElement) {
    // Newer server HTML may have replaced the link while the code was loading.
    const successor = !claimed.isConnected && [...document.links].find(({ href }) => href === claimed.href);
    if (successor) successor.click();
    else location.assign(claimed.href);
    return;
  }
  givenBack = claimed;
  if (claimed instanceof HTMLFormElement) claimed.requestSubmit((event as SubmitEvent).submitter);
  else claimed.click();
  givenBack = undefined;
};
