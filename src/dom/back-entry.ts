/** An entry of the history that stands for something open. */

const MARK = "storefrontOpen";

const isOwnEntry = (): boolean => history.state?.[MARK] === true;

/** Until the returned function is called, the Back button calls back instead of leaving the page. */
export const holdBackEntry = (onBack: () => void): (() => void) => {
  history.pushState({ ...history.state, [MARK]: true }, "");
  window.addEventListener("popstate", onBack);
  return () => {
    window.removeEventListener("popstate", onBack);
    if (isOwnEntry()) history.back();
  };
};

/**
 * Follows a link as soon as what is open has closed: first its own entry goes, so that Back leads from the link's page
 * straight to this one. False where there is no such entry and the browser may follow the link itself.
 */
export const followAfterClose = (href: string): boolean => {
  const isNeeded = isOwnEntry();
  if (isNeeded) window.addEventListener("popstate", () => window.location.assign(href), { once: true });
  return isNeeded;
};
