const FOCUSABLE = ":is(button, input, select, textarea):not(:disabled), [href], [tabindex]:not([tabindex='-1'])";

/** What the Tab key reaches inside an element, in order. */
export const focusableIn = (scope: Element): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest("[aria-hidden='true'], [inert]") && element.getClientRects().length > 0,
  );
