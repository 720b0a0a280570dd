import { useEffect, useState } from "react";
import { useLatest } from "#src/ui/use-latest.ts";
import { QUANTITY_DEBOUNCE_MS } from "./builder-timer.ts";

interface Debounced<Value> {
  /** Replaces a call that still waits. */
  schedule(value: Value): void;
  /** Makes a waiting call now. */
  flush(): void;
}

/** At the unmount a waiting call is made at once, so that nothing the shopper did is lost. */
export const useDebounced = <Value>(call: (value: Value) => void): Debounced<Value> => {
  const latest = useLatest(call);
  const [debounced] = useState(() => {
    let waiting: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const flush = () => {
      const due = waiting;
      clearTimeout(timer);
      waiting = undefined;
      due?.();
    };
    const schedule = (value: Value) => {
      clearTimeout(timer);
      waiting = () => latest.current(value);
      timer = setTimeout(flush, QUANTITY_DEBOUNCE_MS);
    };
    return { schedule, flush };
  });
  useEffect(() => debounced.flush, [debounced]);
  return debounced;
};
