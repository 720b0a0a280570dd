import { useLayoutEffect, useState } from "react";

/** On our button, so that it is told from one of the platform's script. */
export const OWN_BUTTON = { "data-sw-slot": "" };

export const FOREIGN_BUTTON = ".show-password-input:not([data-sw-slot])";

/** True once the platform's own script, which optimisers may delay, has given the field a button: then that one stays. */
export const useLateOwner = (input: HTMLInputElement): boolean => {
  const [hasOwner, setHasOwner] = useState(false);
  useLayoutEffect(() => {
    const form = input.form ?? document;
    const look = () => {
      const buttons = [...form.querySelectorAll(FOREIGN_BUTTON)];
      if (buttons.some((button) => button.parentElement?.contains(input))) setHasOwner(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(form, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [input]);
  return hasOwner;
};
