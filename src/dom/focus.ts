/** A panel that fades in or loads its styles can take the focus only after some frames. */
const LONGEST_WAIT_MS = 1000;

/** Makes a heading focusable for as long as it has the focus. */
const lend = (target: HTMLElement): void => {
  if (target.tabIndex >= 0 || target.hasAttribute("tabindex")) return;
  target.tabIndex = -1;
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
};

/** Waits until the element can be seen. Does not scroll by default, as a panel may still slide in. Returns the undo. */
export const moveFocus = (target: HTMLElement, options: FocusOptions = { preventScroll: true }): (() => void) => {
  lend(target);
  const until = performance.now() + LONGEST_WAIT_MS;
  let frame = 0;
  const tryFocus = (): void => {
    target.focus(options);
    if (document.activeElement === target || performance.now() > until) return;
    frame = requestAnimationFrame(tryFocus);
  };
  tryFocus();
  return () => cancelAnimationFrame(frame);
};

/**
 * True when no element has the focus: nothing had it, or the element that had it left the page or was disabled. In Safari a
 * press on a link or button gives the focus to what is around it, such as a dialog or the skip link's target.
 */
export const isFocusLost = (around: Element | null = null): boolean => {
  const focused = document.activeElement ?? document.body;
  return focused.matches("body, :disabled") || focused.contains(around);
};

/** True when the focus is in an element, around it or lost: the shopper has not gone on elsewhere. */
export const hasFocusStayed = (element: Element): boolean =>
  isFocusLost(element) || element.contains(document.activeElement);
