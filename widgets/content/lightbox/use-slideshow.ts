import { useEffect, useState } from "react";
import { useLatest } from "#src/ui/use-latest.ts";

const SLIDESHOW_MS = 5000;

/** Each picture gets its full time, however the shopper reached it. */
export const useSlideshow = (index: number, onTurn: (from: number) => void) => {
  const [isOn, setOn] = useState(false);
  const turn = useLatest(onTurn);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => document.hidden || turn.current(index), SLIDESHOW_MS);
    return () => clearInterval(timer);
  }, [isOn, index, turn]);
  return [isOn, () => setOn(!isOn)] as const;
};
