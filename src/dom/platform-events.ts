/**
 * The only bridge between the page's other scripts and this bundle. What we fire reaches jQuery listeners (when the
 * page has jQuery) and native ones; what others fire through either reaches us.
 */
import { targetOf } from "./cart-event-names.ts";
import { fire, isOwnEvent, nativeEvent } from "./fire-event.ts";
import type { JQuery } from "./jquery.ts";
import { followJQuery, listenToPage } from "./page-listeners.ts";
import { blockEvents, type PlatformEventName, platformEvents } from "./platform-event-names.ts";

export interface PlatformEventCall {
  args: unknown[];
  /** True when another script fired it. */
  isForeign: boolean;
}

const isElements = (arg: unknown): boolean => Array.isArray(arg) && arg.every((one) => one instanceof Element);

/** Listeners of jQuery's expect elements as its objects. */
export const withJQueryObjects = (jquery: JQuery, args: readonly unknown[]): unknown[] =>
  args.map((arg) => (arg instanceof Element || isElements(arg) ? jquery(arg) : arg));

/** Hears an event of the platform, whoever fires it. Returns the undo. */
export const listen = (name: PlatformEventName, onCall: (call: PlatformEventCall) => void): (() => void) =>
  listenToPage(name, (args) => onCall({ args, isForeign: !isOwnEvent(name) }), targetOf(name));

/** Fires an event of the platform on the body, and under its native name. */
export const emit = (name: PlatformEventName, ...args: unknown[]): void => {
  const { body } = document;
  const blockEvent = fire(body, name, args, withJQueryObjects) ? undefined : blockEvents[name];
  if (blockEvent)
    body.dispatchEvent(new CustomEvent(blockEvent, { bubbles: true, detail: { preserveCartData: false } }));
  body.dispatchEvent(nativeEvent(platformEvents[name], args));
};

/** Tells news that the platform has no event for. */
export const announceNews = (name: `storefront:${string}`, detail: object): void => {
  document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
};

/** Asks the page's other scripts for permission. False when any of them vetoes. */
export const ask = (name: PlatformEventName, ...args: unknown[]): boolean => {
  const jquery = followJQuery();
  let answer: unknown;
  try {
    answer = jquery?.(document.body).triggerHandler(name, withJQueryObjects(jquery, args));
  } catch (error) {
    // As above; a listener that failed has not said no.
    window.reportError(error);
  }
  return document.body.dispatchEvent(nativeEvent(platformEvents[name], args, { cancelable: true })) && answer !== false;
};

/** Announces under its native name what another script has fired. */
export const announceForeign = (name: PlatformEventName, args: readonly unknown[]): void => {
  // jQuery delivers namespaced events only to listeners of that namespace; they are questions, not news.
  if (!name.includes(".")) document.body.dispatchEvent(nativeEvent(platformEvents[name], args));
};

let isStarted = false;

/** Announces under its native name what other scripts fire. Once started, further calls do nothing. */
export const startBridge = (): void => {
  if (isStarted) return;
  isStarted = true;
  for (const name of Object.keys(platformEvents) as PlatformEventName[]) {
    listen(name, ({ args, isForeign }) => {
      if (isForeign) announceForeign(name, args);
    });
  }
};
