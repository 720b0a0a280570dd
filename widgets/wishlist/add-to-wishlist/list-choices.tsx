import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";

const FADE_MS = 200;

/** Keeps the lists visible during the fade, even while they fade out. */
const fade = (choices: HTMLElement, to: 0 | 1): Animation =>
  choices.animate({ opacity: [1 - to, to], display: ["block", "block"] }, prefersReducedMotion() ? 0 : FADE_MS);

/** Fades the lists in, until pointer and focus have left them and their button, or until Escape. Returns the undo. */
export const openChoices = (choices: HTMLElement): (() => void) => {
  const wrapper = choices.parentElement;
  const opener = wrapper?.querySelector<HTMLElement>(":scope > a");
  if (!wrapper || !opener) return () => {};
  // Some themes print the lists hidden.
  const restoreStyle = keepAttributes(choices, ["style"]);
  const show = () => {
    choices.style.display = "block";
    opener.ariaExpanded = "true";
  };
  show();
  fade(choices, 1);
  const left = new AbortController();
  const close = () => {
    if (left.signal.aborted) return;
    left.abort();
    restoreStyle();
    opener.ariaExpanded = null;
    fade(choices, 0);
  };
  const isInside = (node: unknown) => wrapper.contains(node as Node | null);
  // A link clicked with the mouse keeps the focus, but only a keyboard's focus holds the lists open.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch" && !wrapper.querySelector(":focus-visible")) close();
  };
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Else the browser would close the dialog around the button too, such as a theme's quick view.
    event.preventDefault();
    close();
    if (isInside(document.activeElement)) opener.focus();
  };
  // The server may print the button anew while its lists are open.
  document.addEventListener("storefront:wishlist-blocks-ready", show, left);
  wrapper.addEventListener("pointerleave", leave, left);
  wrapper.addEventListener("focusout", ({ relatedTarget }) => isInside(relatedTarget) || close(), left);
  document.addEventListener("pointerdown", ({ target }) => isInside(target) || close(), left);
  document.addEventListener("keydown", dismiss, left);
  return close;
};
