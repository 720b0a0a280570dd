import type { Hear } from "#src/dom/delegated-events.ts";
import { hasPassed } from "./has-passed.tsx";

const CHOICES = ".with-dropdown > .yith-wcwl-dropdown:has(li)";

const isOpen = ({ style }: HTMLElement): boolean => style.display === "block";

/** The dropdown of lists beside the button: it opens under a pointer or the focus, and at a finger's first tap. */
export const followChoices = (heart: HTMLElement, hear: Hear) => {
  let close: (() => void) | undefined;
  let isOver = false;
  /** The dropdown's code failed to load, so a tap adds at once. */
  let isGone = false;

  const open = async (event?: Event) => {
    const choices = heart.querySelector<HTMLElement>(CHOICES);
    if (!choices) return;
    const code = await import("./list-choices.tsx").catch(() => undefined);
    isGone = !code;
    if (code && !isOver && !hasPassed(event) && !isOpen(choices)) close = code.openChoices(choices);
  };
  hear("pointerover", (event) => {
    if (event.pointerType !== "touch") void open(event);
  });
  hear("focusin", (event) => {
    // Not when Escape returns the focus from the lists. A finger's tap is not focus-visible; `openInstead` handles it.
    if (event.target.matches(":focus-visible") && !heart.contains(event.relatedTarget as Node | null)) void open(event);
  });
  return {
    /** Opens the lists at a finger's tap on the link; false for any other press, which follows the link. */
    openInstead: (event: Event, link: HTMLElement): boolean => {
      const choices = link.matches(".with-dropdown > a") && heart.querySelector<HTMLElement>(CHOICES);
      const isTap = "pointerType" in event && event.pointerType === "touch";
      if (!choices || !isTap || isGone || isOpen(choices)) return false;
      void open();
      return true;
    },
    stop: () => {
      isOver = true;
      close?.();
    },
  };
};
