import { useLayoutEffect } from "react";
import { useLatest } from "./use-latest.ts";

/** What the browser fires on a window, a document or an element; nothing is known of other events. */
type BrowserEvent<Type extends string> = Type extends keyof WindowEventMap ? WindowEventMap[Type] : Event;

/** For events that the loader does not deliver: outside the host, and in hosts that do not load by interaction. */
export const useListener = <Type extends string>(
  target: EventTarget,
  type: Type,
  handler: (event: BrowserEvent<Type>) => void,
): void => {
  const latest = useLatest(handler);
  useLayoutEffect(() => {
    const handle = (event: Event) => latest.current(event as BrowserEvent<Type>);
    target.addEventListener(type, handle);
    return () => target.removeEventListener(type, handle);
  }, [target, type, latest]);
};
