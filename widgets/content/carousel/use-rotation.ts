import { useEffect, useState } from "react";
import { useLatest } from "#src/ui/use-latest.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { CarouselOptions } from "./carousel-options.ts";
import { isTurning } from "./carousel-state.ts";
import { useCommands } from "./use-commands.ts";

/** The class of the button that starts and stops the show. */
export const SHOW_BUTTON = "sw-carousel-show";

interface RotationWish {
  host: HTMLElement;
  settings: CarouselOptions;
  isReduced: boolean;
  isBusy: boolean;
  /** Each move begins the time anew. */
  position: number;
  onTurn: (position: number) => void;
}

/** Turns the slides by itself while nobody reads or acts in them. */
export const useRotation = ({ host, settings, isReduced, isBusy, position, onTurn }: RotationWish) => {
  const [choice, setChoice] = useState<boolean>();
  const [ownPeriodMs, setOwnPeriodMs] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // Whoever wants little motion must ask for this one.
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
  useListener<PointerEvent>(host, "pointerenter", ({ pointerType }) => setHovered(pointerType !== "touch"));
  useListener(host, "pointerleave", () => setHovered(false));
  useListener<FocusEvent>(host, "focusin", ({ target }) =>
    // Whoever starts the show has the focus on its button.
    setFocused(!(target instanceof Element && target.matches(`.${SHOW_BUTTON}`))),
  );
  // From stop to stop inside it has not left: where the slides stand would be said again at each.
  useListener<FocusEvent>(host, "focusout", ({ relatedTarget }) => setFocused(host.contains(relatedTarget as Node)));

  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => document.hidden || turn.current(position), periodMs);
    return () => clearInterval(timer);
  }, [isOn, periodMs, position, turn]);

  return { isOn, isWanted, isOffered: settings.autoplay || choice !== undefined, choose };
};
