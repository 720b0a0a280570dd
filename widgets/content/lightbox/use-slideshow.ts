import { useEffect, useRef, useState } from "react";
import { SLIDESHOW_MS } from "./picture-set.ts";

/** Turns the pictures while the shopper wants it; each has its whole time, however it was reached. */
export const useSlideshow = (index: number, onTurn: (from: number) => void) => {
  const [isOn, setOn] = useState(false);
  const turn = useRef(onTurn);
  turn.current = onTurn;
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => document.hidden || turn.current(index), SLIDESHOW_MS);
    return () => clearInterval(timer);
  }, [isOn, index]);
  return [isOn, () => setOn(!isOn)] as const;
};
