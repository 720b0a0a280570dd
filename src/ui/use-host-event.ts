import { useLayoutEffect } from "react";
import { type Delivered, delegate } from "#src/dom/delegated-events.ts";
import { useLatest } from "./use-latest.ts";

/** Handles events in the host that the loader delivers, the one that loaded the island included. */
export const useHostEvent = <Type extends Event>(
  host: Element,
  type: string,
  handler: (event: Delivered<Type>) => void,
): void => {
  const latest = useLatest(handler);
  useLayoutEffect(
    () => delegate(host, type, (event) => latest.current(event as Delivered<Type>)),
    [host, type, latest],
  );
};
