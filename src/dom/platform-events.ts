/**
 * The only bridge between the page's other scripts and this bundle. What we fire reaches jQuery listeners (when the
 * page has jQuery) and native ones; what others fire through either reaches us.
 */
import { type JQuery, pageJQuery, unwrap, watchJQueryRequests } from "./jquery.ts";
import { blockEvents, type PlatformEventName, platformEvents } from "./platform-event-names.ts";

export interface PlatformEventCall {
  args: unknown[];
  /** True when another script fired it. */
  isForeign: boolean;
}

interface Listener {
  name: PlatformEventName;
  handler: (event: Event, ...args: unknown[]) => void;
}

const listeners = new Set<Listener>();
const firing: string[] = [];
let boundTo: JQuery | undefined;

const native = (name: PlatformEventName, args: readonly unknown[], init: EventInit = {}): CustomEvent => {
  const [type, ...keys] = platformEvents[name];
  const detail = Object.fromEntries(keys.map((key, index) => [key, args[index]]));
  return new CustomEvent(type, { bubbles: true, detail, ...init });
};

const bind = (listener: Listener): void => {
  // Listeners of jQuery's .on() hear native events of the same name too, so one binding is enough.
  if (boundTo) boundTo(document.body).on(listener.name, listener.handler);
  else document.body.addEventListener(listener.name, listener.handler);
};

/** Moves every listener over to jQuery as soon as the page has it. */
const followJQuery = (): JQuery | undefined => {
  const jquery = pageJQuery();
  if (jquery && jquery !== boundTo) {
    for (const { name, handler } of listeners) document.body.removeEventListener(name, handler);
    boundTo = jquery;
    watchJQueryRequests(jquery);
    for (const listener of listeners) bind(listener);
  }
  return jquery;
};

const withJQueryObjects = (jquery: JQuery, args: readonly unknown[]): unknown[] =>
  args.map((arg) => (arg instanceof Element ? jquery(arg) : arg));

/** Hears an event of the platform, whoever fires it. Returns the undo. */
export const listen = (name: PlatformEventName, onCall: (call: PlatformEventCall) => void): (() => void) => {
  followJQuery();
  const handler = (event: Event, ...args: unknown[]) => {
    const given =
      args.length === 0 && event instanceof CustomEvent && Array.isArray(event.detail) ? event.detail : args;
    onCall({ args: given.map(unwrap), isForeign: !firing.includes(name) });
  };
  const listener = { name, handler };
  listeners.add(listener);
  bind(listener);
  return () => {
    listeners.delete(listener);
    boundTo?.(document.body).off(name, handler);
    document.body.removeEventListener(name, handler);
  };
};

/** Fires an event of the platform on the body: elements arrive as jQuery objects where jQuery hears them. */
export const emit = (name: PlatformEventName, ...args: unknown[]): void => {
  const jquery = followJQuery();
  firing.push(name);
  try {
    if (jquery) jquery(document.body).trigger(name, withJQueryObjects(jquery, args));
    else document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }));
  } finally {
    firing.pop();
  }
  const blockEvent = jquery ? undefined : blockEvents[name];
  if (blockEvent)
    document.body.dispatchEvent(new CustomEvent(blockEvent, { bubbles: true, detail: { preserveCartData: false } }));
  document.body.dispatchEvent(native(name, args));
};

/** Tells news that the platform has no event for. */
export const announceNews = (name: `storefront:${string}`, detail: object): void => {
  document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
};

/** Asks the page's other scripts for permission. False when any of them vetoes. */
export const ask = (name: PlatformEventName, ...args: unknown[]): boolean => {
  const jquery = followJQuery();
  const answer = jquery?.(document.body).triggerHandler(name, withJQueryObjects(jquery, args));
  return document.body.dispatchEvent(native(name, args, { cancelable: true })) && answer !== false;
};

/** Announces under its native name what other scripts fire through jQuery, and keeps looking for a late jQuery. */
export const startBridge = (): void => {
  for (const name of Object.keys(platformEvents) as PlatformEventName[]) {
    // jQuery delivers namespaced events only to listeners of that namespace; they are questions, not news.
    if (name.includes(".")) continue;
    listen(name, ({ args, isForeign }) => {
      if (isForeign) document.body.dispatchEvent(native(name, args));
    });
  }
  document.addEventListener("DOMContentLoaded", followJQuery);
  window.addEventListener("load", followJQuery);
};
