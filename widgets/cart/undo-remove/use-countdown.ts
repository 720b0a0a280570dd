import { useEffect, useRef } from "react";
import { useLatest } from "#src/ui/use-latest.ts";

/** Calls back when the time is over; what is left of it waits while the clock does not run. */
export const useCountdown = (durationMs: number, isRunning: boolean, onEnd: () => void): void => {
  const left = useRef(durationMs);
  const latest = useLatest(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isRunning, latest]);
};
