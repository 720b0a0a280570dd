import { useEffect, useMemo } from "react";
import { useLatest } from "#src/ui/use-latest.ts";

interface Debounced<Value> {
  /** Replaces a call that still waits. */
  schedule(value: Value): void;
  /** Makes a waiting call now. */
  flush(): void;
}

/** At the unmount a waiting call is made at once, so that nothing the shopper did is lost. */
export const useDebounced = <Value>(call: (value: Value) => void, delayMs: number): Debounced<Value> => {
  const latest = useLatest(call);
  const debounced = useMemo(() => {
    let waiting: { value: Value; timer: ReturnType<typeof setTimeout> } | undefined;
    const flush = () => {
      const due = waiting;
      clearTimeout(due?.timer);
      waiting = undefined;
      if (due) latest.current(due.value);
    };
    const schedule = (value: Value) => {
      clearTimeout(waiting?.timer);
      waiting = { value, timer: setTimeout(flush, delayMs) };
    };
    return { schedule, flush };
  }, [delayMs, latest]);
  useEffect(() => debounced.flush, [debounced]);
  return debounced;
};
