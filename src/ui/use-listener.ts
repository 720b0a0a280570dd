import { useLayoutEffect } from "react";
import { useLatest } from "./use-latest.ts";

/**
 * Listens to a node while the island lives: outside the host, or in the host of a widget that does not load by
 * interaction, whose events the loader does not deliver.
 */
export const useListener = <Type extends Event>(target: EventTarget, type: string, handler: (event: Type) => void) => {
  const latest = useLatest(handler);
  useLayoutEffect(() => {
    const handle = (event: Event) => latest.current(event as Type);
    target.addEventListener(type, handle);
    return () => target.removeEventListener(type, handle);
  }, [target, type, latest]);
};
