import { type JQuery, pageJQuery, unwrap, watchJQueryRequests } from "./jquery.ts";
import { publishDiscountFunction } from "./jquery-discounts.ts";
import { publishOwlPlugin } from "./jquery-owl-plugin.ts";
import { publishScrollFunction } from "./jquery-scroll.ts";
import { publishVariationPlugin } from "./jquery-variation-plugin.ts";

/** Hears what other scripts fire on an element: through jQuery where the page has it, natively where not. */

interface Binding {
  target: EventTarget;
  name: string;
  handler: (event: Event, ...args: unknown[]) => void;
}

const bindings = new Set<Binding>();
/** A plugin may bring a jQuery of its own, but what others have bound through an older one, and fire, stays there. */
export const jqueryCopies: JQuery[] = [];
/** The names of the events that this bundle is firing. */
export const firing: string[] = [];
let boundBody: HTMLElement | undefined;

let isLate = false;

/** True where jQuery came after this bundle, and so its plugins even later. */
export const isJQueryLate = (): boolean => isLate;

// Not `Promise.withResolvers`: zone.js and Bluebird put a Promise of their own in its place, which may lack it.
let tellArrival: () => void;

/** Resolves once the page has jQuery, which may be never. */
export const whenJQuery = new Promise<void>((resolve) => {
  tellArrival = resolve;
});

const bind = ({ target, name, handler }: Binding): void => {
  // Listeners of jQuery's .on() hear native events of the same name too.
  if (!jqueryCopies[0]) target.addEventListener(name, handler);
  // In a namespace of ours: each copy of jQuery numbers handlers by itself and takes off by that number, which another
  // script's handler may have in this copy.
  for (const jquery of jqueryCopies) jquery(target).on(`${name}.sw`, jquery, handler);
};

const unbind = ({ target, name, handler }: Binding): void => {
  for (const jquery of jqueryCopies) jquery(target).off(`${name}.sw`, handler);
  target.removeEventListener(name, handler);
};

/**
 * Moves the listeners to jQuery as soon as the page has it, or has another; optimisers load it at any time. And to a new
 * body, as themes that change pages without a reload replace it.
 */
export const followJQuery = (): JQuery | undefined => {
  const jquery = pageJQuery();
  const isNew = jquery && !jqueryCopies.includes(jquery);
  const before = boundBody;
  boundBody = document.body;
  if (!isNew && before === boundBody) return jquery;
  for (const binding of bindings) {
    unbind(binding);
    if (binding.target === before) binding.target = boundBody;
  }
  if (isNew) {
    isLate = bindings.size > 0;
    jqueryCopies.push(jquery);
    watchJQueryRequests(jquery);
    publishScrollFunction(jquery);
    publishDiscountFunction(jquery);
    publishVariationPlugin(jquery);
    publishOwlPlugin(jquery);
    tellArrival();
  }
  for (const binding of bindings) bind(binding);
  return jquery;
};

/** An event of the browser's, or of the copy of jQuery that is its `data`. */
interface PageEvent extends CustomEvent<unknown> {
  readonly data?: JQuery;
  readonly originalEvent?: Event;
}

type PageEventHandler = (args: unknown[], event: Event, argsAsFired: unknown[]) => void;

/** Listens to an event by its platform name. `args` hold elements, `argsAsFired` jQuery objects. Returns the undo. */
export const listenToPage = (
  name: string,
  onEvent: PageEventHandler,
  target: EventTarget = document.body,
): (() => void) => {
  followJQuery();
  const handler = (event: Event, ...args: unknown[]) => {
    const { detail, data, originalEvent } = event as PageEvent;
    // Each copy of jQuery tells of what the browser fires, and of what this bundle fires.
    if (data !== jqueryCopies[0] && (originalEvent || firing.includes(name))) return;
    const fired = Array.isArray(detail) ? detail : args;
    onEvent(fired.map(unwrap), event, fired);
  };
  const binding = { target, name, handler };
  bindings.add(binding);
  bind(binding);
  return () => {
    bindings.delete(binding);
    unbind(binding);
  };
};
