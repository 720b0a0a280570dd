import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";

const FADE_MS = 200;

/** Shown for as long as it fades, also out. */
const fade = (choices: HTMLElement, to: 0 | 1): Animation =>
  choices.animate(
    { opacity: [1 - to, to], display: ["block", "block"] },
    { duration: prefersReducedMotion() ? 0 : FADE_MS },
  );

/** Fades the lists in until pointer and focus have left them and their button, or Escape is pressed. Returns the undo. */
export const openChoices = (choices: HTMLElement): (() => void) => {
  const wrapper = choices.parentElement;
  const opener = wrapper?.querySelector<HTMLElement>(":scope > a");
  if (!wrapper || !opener) return () => {};
  // Some themes print the list hidden.
  const restoreStyle = keepAttributes(choices, ["style"]);
  const show = () => {
    choices.style.display = "block";
    opener.ariaExpanded = "true";
  };
  show();
  fade(choices, 1);
  const left = new AbortController();
  const { signal } = left;
  const close = () => {
    if (signal.aborted) return;
    left.abort();
    restoreStyle();
    opener.ariaExpanded = null;
    fade(choices, 0);
  };
  const isInside = (node: unknown) => wrapper.contains(node as Node | null);
  // What the mouse has chosen has the focus too, which holds the lists for the keyboard only.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch" && !wrapper.querySelector(":focus-visible")) close();
  };
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    close();
    if (isInside(document.activeElement)) opener.focus();
  };
  // The button may be printed anew meanwhile.
  document.addEventListener("storefront:wishlist-blocks-ready", show, { signal });
  wrapper.addEventListener("pointerleave", leave, { signal });
  wrapper.addEventListener("focusout", ({ relatedTarget }) => isInside(relatedTarget) || close(), { signal });
  document.addEventListener("pointerdown", ({ target }) => isInside(target) || close(), { signal });
  document.addEventListener("keydown", dismiss, { signal });
  return close;
};
