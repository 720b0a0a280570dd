import { useLayoutEffect, useRef } from "react";
import { useHostEvent } from "#src/ui/use-host-event.ts";

const CHOICES = ".with-dropdown > .yith-wcwl-dropdown:has(li)";

/** The lists to choose from beside the button: shown while the pointer or the focus is there, by a finger's first tap. */
export const useChoices = (heart: HTMLElement): { opensFirst: (event: MouseEvent, link: HTMLElement) => boolean } => {
  const close = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => () => close.current?.(), []);

  const open = async () => {
    const choices = heart.querySelector<HTMLElement>(CHOICES);
    if (!choices || choices.style.display === "block") return;
    const { openChoices } = await import("./list-choices.tsx");
    close.current = openChoices(choices);
  };
  useHostEvent<PointerEvent>(heart, "pointerover", ({ pointerType }) => {
    if (pointerType !== "touch") void open();
  });
  useHostEvent<FocusEvent>(heart, "focusin", ({ relatedTarget }) => {
    // Escape brings the focus back from the lists.
    if (!(relatedTarget instanceof Element && heart.contains(relatedTarget))) void open();
  });
  return {
    opensFirst: (event, link) => {
      const choices = link.matches(".with-dropdown > a") && heart.querySelector<HTMLElement>(CHOICES);
      const isTap = "pointerType" in event && event.pointerType === "touch";
      if (!choices || !isTap || choices.style.display === "block") return false;
      void open();
      return true;
    },
  };
};
