import { useEffect, useState } from "react";
import { useLatest } from "#src/ui/use-latest.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { CarouselOptions } from "./carousel-options.ts";
import { isTurning } from "./carousel-state.ts";
import { useCommands } from "./use-commands.ts";

/** The APG's rotation control. */
export const ROTATION_BUTTON = "sw-carousel-show";

interface RotationOptions {
  host: HTMLElement;
  settings: CarouselOptions;
  isReduced: boolean;
  isBusy: boolean;
  /** Each move restarts the timer. */
  position: number;
  onTurn: (position: number) => void;
}

export const useRotation = ({ host, settings, isReduced, isBusy, position, onTurn }: RotationOptions) => {
  const [choice, setChoice] = useState<boolean>();
  const [ownPeriodMs, setOwnPeriodMs] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // With reduced motion, slides rotate only when the shopper starts them.
  const isWanted = choice ?? (settings.autoplay && !isReduced);
  const isOn = isTurning({ isWanted, isHovered, isFocused, isBusy });
  const periodMs = ownPeriodMs || settings.autoplayTimeout;
  const turn = useLatest(onTurn);
  const choose = (isChosen: boolean, chosenPeriodMs = 0) => {
    setChoice(isChosen);
    setOwnPeriodMs(chosenPeriodMs);
  };

  useCommands(host, {
    "play.owl.autoplay": ([periodMs]) => choose(true, Number(periodMs) || 0),
    "stop.owl.autoplay": () => choose(false),
  });
  const noteMouse = ({ pointerType }: PointerEvent) => setHovered(pointerType !== "touch");
  useListener(host, "pointerenter", noteMouse);
  // The mouse may have been there before this code.
  useListener(host, "pointermove", noteMouse);
  useListener(host, "pointerleave", () => setHovered(false));
  useListener(host, "focusin", ({ target }) =>
    // The shopper who starts the rotation has the focus on its button.
    setFocused(!(target as Element).matches(`.${ROTATION_BUTTON}`)),
  );
  // A Tab inside the carousel does not leave it; otherwise the status would be read out at each stop.
  useListener(host, "focusout", ({ relatedTarget }) => setFocused(host.contains(relatedTarget as Node)));

  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => document.hidden || turn.current(position), periodMs);
    return () => clearInterval(timer);
  }, [isOn, periodMs, position, turn]);

  return { isOn, isWanted, isOffered: settings.autoplay || choice !== undefined, choose };
};
