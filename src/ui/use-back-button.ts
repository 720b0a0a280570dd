import { useLayoutEffect, useRef } from "react";

/** Marks the entry of the history that stands for something open. */
const MARK = "storefrontOpen";

const isOwnEntry = (): boolean => history.state?.[MARK] === true;

/** While something is open the Back button closes it instead of leaving the page. */
export const useBackButton = (isOpen: boolean, onBack: () => void): void => {
  const latest = useRef(onBack);
  latest.current = onBack;
  useLayoutEffect(() => {
    if (!isOpen) return;
    history.pushState({ ...history.state, [MARK]: true }, "");
    const handle = () => latest.current();
    window.addEventListener("popstate", handle);
    return () => {
      window.removeEventListener("popstate", handle);
      if (isOwnEntry()) history.back();
    };
  }, [isOpen]);
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
