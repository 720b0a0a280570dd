import { useEffect, useMemo, useRef } from "react";

/** A call that waits until no newer one has come for a while. */
export interface Debounced<Value> {
  /** Replaces the call that still waits. */
  schedule(value: Value): void;
  /** Makes the waiting call now; nothing when none waits. */
  flush(): void;
  cancel(): void;
}

/** The waiting call is made at once when the island goes, so that nothing the shopper did is lost. */
export const useDebounced = <Value>(call: (value: Value) => void, delayMs: number): Debounced<Value> => {
  const latest = useRef(call);
  latest.current = call;
  const debounced = useMemo(() => {
    let waiting: { value: Value; timer: ReturnType<typeof setTimeout> } | undefined;
    const cancel = () => {
      clearTimeout(waiting?.timer);
      waiting = undefined;
    };
    const flush = () => {
      const due = waiting;
      cancel();
      if (due) latest.current(due.value);
    };
    const schedule = (value: Value) => {
      cancel();
      waiting = { value, timer: setTimeout(flush, delayMs) };
    };
    return { schedule, flush, cancel };
  }, [delayMs]);
  useEffect(() => debounced.flush, [debounced]);
  return debounced;
};
