import { useLayoutEffect, useState } from "react";

/** On our button, so that it is told from one of the platform's script. */
export const OWN_BUTTON = { "data-sw-slot": "" };

export const FOREIGN_BUTTON = ".show-password-input:not([data-sw-slot])";

const formOf = (input: HTMLInputElement) => input.form ?? document;

const isForeign = (input: HTMLInputElement): boolean =>
  [...formOf(input).querySelectorAll(FOREIGN_BUTTON)].some((button) => button.parentElement?.contains(input));

/**
 * True once the platform's own script has given the field a button: then that one stays. Optimisers may delay that script,
 * and it may run while our code is on its way.
 */
export const useLateOwner = (input: HTMLInputElement): boolean => {
  const [hasOwner, setHasOwner] = useState(() => isForeign(input));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setHasOwner((had) => had || isForeign(input)));
    observer.observe(formOf(input), { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [input]);
  return hasOwner;
};
