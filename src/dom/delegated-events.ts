/**
 * Handlers of islands whose events arrive through the loader's few listeners on the window: five hundred buttons
 * on a page cost one listener, and an event that came before the island was mounted can be handed over afterwards
 * without being dispatched a second time to the page's other scripts.
 */

type Handler = (event: Event) => void;

/** The loader looks for hosts from an element upwards, and hands on nothing that has come from elsewhere. */
export type Delivered<Base extends Event> = Base & { readonly target: Element };

/** What the browser hands out under a name; anything else may come under other names. */
type EventOf<Type extends string> = Type extends keyof HTMLElementEventMap
  ? Delivered<HTMLElementEventMap[Type]>
  : Event;

/** How a behaviour hears the events in its host. It need not undo what it hears. */
export type Hear = <Type extends string>(type: Type, handler: (event: EventOf<Type>) => void) => void;

const handlersOf = new WeakMap<Element, Map<string, Set<Handler>>>();

/** Registers an island's handler for events inside its host. Returns the undo. */
export const delegate = <Type extends string>(
  host: Element,
  type: Type,
  handler: (event: EventOf<Type>) => void,
): (() => void) => {
  const byType = handlersOf.get(host) ?? new Map<string, Set<Handler>>();
  const handlers = byType.get(type) ?? new Set<Handler>();
  // The loader delivers what was dispatched under this name.
  const heard = handler as Handler;
  handlersOf.set(host, byType.set(type, handlers.add(heard)));
  return () => void handlers.delete(heard);
};

const delivered = new WeakMap<Event, Set<Handler>>();

/**
 * Hands an event to the islands on a host. Called by the loader only, for each widget that the host has: every
 * handler gets an event once.
 */
export const deliver = (host: Element, event: Event): void => {
  const done = delivered.get(event) ?? new Set<Handler>();
  delivered.set(event, done);
  for (const handler of [...(handlersOf.get(host)?.get(event.type) ?? [])]) {
    if (done.has(handler)) continue;
    done.add(handler);
    handler(event);
  }
};
