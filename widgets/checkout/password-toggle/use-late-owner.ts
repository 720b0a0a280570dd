import { useLayoutEffect, useState } from "react";

/** On our button, so that it is told from one of the platform's script. */
export const OWN_BUTTON = { "data-sw-slot": "" };

/** What the platform's own script has given a button. */
export const OWNED = ":has(> .show-password-input:not([data-sw-slot]))";

const isOwned = (input: HTMLInputElement): boolean => input.closest(OWNED) !== null;

/**
 * True once the platform's own script has given the field a button: then that one stays. Optimisers may delay that script,
 * and it may run while our code is on its way.
 */
export const useLateOwner = (input: HTMLInputElement): boolean => {
  const [hasOwner, setHasOwner] = useState(() => isOwned(input));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setHasOwner(isOwned(input)));
    observer.observe(input.form ?? document, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [input]);
  return hasOwner;
};
