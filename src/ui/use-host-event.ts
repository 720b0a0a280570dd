import { useLayoutEffect } from "react";
import { delegate, type EventOf } from "#src/dom/delegated-events.ts";
import { useLatest } from "./use-latest.ts";

/** Handles events in the host that the loader delivers, the one that loaded the island included. */
export const useHostEvent = <Type extends string>(
  host: Element,
  type: Type,
  handler: (event: EventOf<Type>) => void,
): void => {
  const latest = useLatest(handler);
  useLayoutEffect(() => delegate(host, type, (event) => latest.current(event)), [host, type, latest]);
};
