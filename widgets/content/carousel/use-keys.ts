import { useListener } from "#src/ui/use-listener.ts";

const OWN_KEYS = "input, textarea, select, [contenteditable]";

interface KeyActions {
  isRtl: boolean;
  onStep: (direction: 1 | -1) => void;
  onEnd: (isLast: boolean) => void;
}

/** The arrow keys turn the slides from anywhere in the carousel, Home and End lead to its ends. */
export const useKeys = (host: HTMLElement, { isRtl, onStep, onEnd }: KeyActions): void => {
  useListener<KeyboardEvent>(host, "keydown", (event) => {
    const { key, target } = event;
    const hasModifier = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
    if (event.defaultPrevented || hasModifier || (target instanceof Element && target.matches(OWN_KEYS))) return;
    if (key === "ArrowRight" || key === "ArrowLeft") onStep((key === "ArrowRight") === isRtl ? -1 : 1);
    else if (key === "Home" || key === "End") onEnd(key === "End");
    else return;
    event.preventDefault();
  });
};
