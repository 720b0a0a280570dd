import { hasModifier } from "#src/dom/modifiers.ts";
import { useListener } from "#src/ui/use-listener.ts";

const OWN_KEYS = "input, textarea, select, [contenteditable], audio, video";

interface KeyActions {
  isRtl: boolean;
  onStep: (direction: 1 | -1) => void;
  onEnd: (isLast: boolean) => void;
}

const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || hasModifier(event) || (event.target as Element).matches(OWN_KEYS);

export const useKeys = (host: HTMLElement, { isRtl, onStep, onEnd }: KeyActions): void => {
  useListener(host, "keydown", (event) => {
    const act = {
      ArrowRight: () => onStep(isRtl ? -1 : 1),
      ArrowLeft: () => onStep(isRtl ? 1 : -1),
      Home: () => onEnd(false),
      End: () => onEnd(true),
    }[event.key];
    if (!act || isMeantElsewhere(event)) return;
    act();
    event.preventDefault();
  });
};
