import { useLayoutEffect, useState } from "react";
import { SLOT } from "#src/dom/marks.ts";

/** Tells our button from the one of the platform's script. */
export const OWN_BUTTON = { [SLOT]: "" };

/** A field's parent in which the platform's script has put its button. */
export const OWNED = `:has(> .show-password-input:not([${SLOT}]))`;

const isOwned = (input: HTMLInputElement): boolean => input.closest(OWNED) !== null;

/**
 * True once the platform's script has added its own button, which then stays. Optimisers may delay that script, and it
 * may run while our code loads.
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
