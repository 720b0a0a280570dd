/**
 * Handlers of islands whose events arrive through the loader's few listeners on the window: five hundred buttons
 * on a page cost one listener, and an event that came before the island was mounted can be handed over afterwards
 * without being dispatched a second time to the page's other scripts.
 */

type Handler = (event: Event) => void;

/** How a behaviour hears the events in its host. It need not undo what it hears. */
export type Hear = (type: string, handler: Handler) => void;

const handlersOf = new WeakMap<Element, Map<string, Set<Handler>>>();

/** Registers an island's handler for events inside its host. Returns the undo. */
export const delegate = (host: Element, type: string, handler: Handler): (() => void) => {
  const byType = handlersOf.get(host) ?? new Map<string, Set<Handler>>();
  const handlers = byType.get(type) ?? new Set<Handler>();
  handlersOf.set(host, byType.set(type, handlers.add(handler)));
  return () => void handlers.delete(handler);
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
