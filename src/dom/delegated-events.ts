import type { StorefrontEvents } from "#src/public-types.ts";

/**
 * Handlers that hear events through the loader's few listeners on the window: five hundred buttons cost one listener,
 * and an event from before the mount can be handed over later without dispatching it again to other scripts.
 */

type Handler = (event: Event) => void;

/** The loader looks for hosts from an element upwards, so a delivered event always has an element as its target. */
export type Delivered<Base extends Event> = Base & { readonly target: Element };

/** The event of a name: the browser's, a public one of ours, or one with which only our own parts call each other. */
export type EventOf<Type extends string> = Type extends keyof HTMLElementEventMap
  ? Delivered<HTMLElementEventMap[Type]>
  : Type extends keyof StorefrontEvents
    ? CustomEvent<StorefrontEvents[Type]>
    : CustomEvent;

/** Registers a behaviour's handler for events in its host. The loader undoes it at the unmount. */
export type Hear = <Type extends string>(type: Type, handler: (event: EventOf<Type>) => void) => void;

const handlersOf = new WeakMap<Element, Map<string, Set<Handler>>>();

/** Hears what the loader delivers to a host. Returns the undo. */
export const delegate = <Type extends string>(
  host: Element,
  type: Type,
  handler: (event: EventOf<Type>) => void,
): (() => void) => {
  const byType = handlersOf.get(host) ?? new Map<string, Set<Handler>>();
  const handlers = byType.get(type) ?? new Set<Handler>();
  // The loader delivers only events of this type.
  const heard = handler as Handler;
  handlersOf.set(host, byType.set(type, handlers.add(heard)));
  return () => handlers.delete(heard);
};

const delivered = new WeakMap<Event, Set<Handler>>();

/** Hands an event to a host's handlers, each of which gets it once. The loader calls this for each widget of the host. */
export const deliver = (host: Element, event: Event): void => {
  const done = delivered.get(event) ?? new Set<Handler>();
  delivered.set(event, done);
  for (const handler of [...(handlersOf.get(host)?.get(event.type) ?? [])]) {
    if (done.has(handler)) continue;
    done.add(handler);
    handler(event);
  }
};
