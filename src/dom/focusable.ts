export const FOCUSABLE =
  ":is(button, input, select, textarea):not(:disabled), a[href], summary, [tabindex]:not([tabindex^='-'])";

export const focusableIn = (scope: Element): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest("[aria-hidden='true'], [inert]") && element.checkVisibility(),
  );
