/**
 * The bridge between the page's other scripts and this bundle. What we fire reaches jQuery listeners (when the page has
 * jQuery) and native ones, under a native name of ours too; what others fire is told under that as well.
 */

import { targetOf } from "./cart-event-names.ts";
import { fireNative } from "./fire-native.ts";
import { pageJQuery } from "./jquery.ts";
import { followJQuery, listenToPage } from "./page-listeners.ts";
import { BLOCK_EVENTS, type PlatformEventName, platformEvents } from "./platform-event-names.ts";

type ListenerProperties = EventTarget & Partial<Record<`on${string}`, (event: Event, ...args: unknown[]) => void>>;

const firing: string[] = [];

/** True while an event is fired by this bundle itself. */
export const isOwnEvent = (name: string): boolean => firing.includes(name);

/** An event under its native name, with the arguments under their names as its detail. */
export const nativeEvent = (
  [type = "", ...keys]: readonly string[],
  args: readonly unknown[],
  init: EventInit = {},
): CustomEvent => {
  const detail = Object.fromEntries(keys.map((key, index) => [key, args[index]]));
  return new CustomEvent(type, { bubbles: true, detail, ...init });
};

const isElements = (arg: unknown): boolean => Array.isArray(arg) && arg.every((one) => one instanceof Element);

const withCollections = (collect: (elements: unknown) => unknown, args: readonly unknown[]): unknown[] =>
  args.map((arg) => (arg instanceof Element || isElements(arg) ? collect(arg) : arg));

/** Fires an event by its platform name: elements arrive as jQuery objects where jQuery hears them. */
export const fire = (target: EventTarget, name: string, args: readonly unknown[]): void => {
  const jquery = followJQuery();
  firing.push(name);
  try {
    if (jquery) jquery(target).trigger(name, withCollections(jquery, args));
    else {
      const event = new CustomEvent(name, { bubbles: true, detail: args });
      target.dispatchEvent(event);
      // As jQuery does it: trackers that need no jQuery put their listener there, and take elements by their index.
      (target as ListenerProperties)[`on${name}`]?.(event, ...withCollections(Array.of, args));
    }
  } catch (error) {
    // jQuery hands on what another script's listener throws. What the shopper did is done all the same.
    window.reportError(error);
  } finally {
    firing.pop();
  }
};

/** Fires an event of the platform on the body, and under its native name. */
export const emit = (name: PlatformEventName, ...args: unknown[]): void => {
  const { body } = document;
  fire(body, name, args);
  if (BLOCK_EVENTS.includes(name) && !pageJQuery()) fireNative(body, `wc-blocks_${name}`, { preserveCartData: false });
  body.dispatchEvent(nativeEvent(platformEvents[name], args));
};

/** Tells news that the platform has no event for. */
export const announceNews = (name: `storefront:${string}`, detail: object): void =>
  fireNative(document.body, name, detail);

/** Asks the page's other scripts for permission. False when any of them vetoes. */
export const ask = (name: PlatformEventName, ...args: unknown[]): boolean => {
  const jquery = followJQuery();
  let answer: unknown;
  try {
    answer = jquery?.(document.body).triggerHandler(name, withCollections(jquery, args));
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
    const handle = (args: unknown[]) => {
      if (!isOwnEvent(name)) announceForeign(name, args);
    };
    listenToPage(name, handle, targetOf(name));
  }
};
