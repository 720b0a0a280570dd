import { useLayoutEffect, useState } from "react";
import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { SLOT } from "#src/dom/marks.ts";
import { OWNED } from "./use-late-owner.ts";

const CLASS = "password-input";

/** Moving a field loses its focus and selection, and the shopper may be typing. */
const keepingFocus = (input: HTMLInputElement, move: () => void): void => {
  const { selectionStart, selectionEnd } = input;
  const hadFocus = document.activeElement === input;
  move();
  if (!hadFocus) return;
  input.focus({ preventScroll: true });
  input.setSelectionRange(selectionStart, selectionEnd);
};

/** The server's own span where the field stands in one, otherwise a new one around the field. */
export const useWrapper = (input: HTMLInputElement): HTMLElement => {
  const [wrapper] = useState(() => {
    const parent = input.parentElement;
    // A copied form brings along a dead button of ours.
    parent?.querySelector(`:scope > [${SLOT}]`)?.remove();
    return parent instanceof HTMLSpanElement ? parent : document.createElement("span");
  });
  useLayoutEffect(() => {
    const restore = keepAttributes(wrapper, ["class"]);
    const isOwn = !wrapper.contains(input);
    wrapper.classList.add(CLASS);
    if (isOwn) {
      keepingFocus(input, () => {
        input.replaceWith(wrapper);
        wrapper.prepend(input);
      });
    }
    return () => {
      // Another script may have wrapped the field once more, put a new one in its place, or added a hint.
      if (isOwn)
        keepingFocus(input, () =>
          wrapper.replaceWith(...wrapper.querySelectorAll(":scope > :not(.show-password-input)")),
        );
      // The platform's script, if it has run meanwhile, needs the class.
      else if (!wrapper.matches(OWNED)) restore();
    };
  }, [input, wrapper]);
  return wrapper;
};
