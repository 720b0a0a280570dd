import { useLayoutEffect } from "react";
import { useLatest } from "./use-latest.ts";

/** For events that the loader does not deliver: outside the host, and in hosts that do not load by interaction. */
export const useListener = <Type extends Event>(target: EventTarget, type: string, handler: (event: Type) => void) => {
  const latest = useLatest(handler);
  useLayoutEffect(() => {
    const handle = (event: Event) => latest.current(event as Type);
    target.addEventListener(type, handle);
    return () => target.removeEventListener(type, handle);
  }, [target, type, latest]);
};
