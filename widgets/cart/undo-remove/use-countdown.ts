import { useEffect, useRef } from "react";
import { useLatest } from "#src/ui/use-latest.ts";

/** Calls `onEnd` after the duration; the remaining time stands still while `isRunning` is false. */
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
