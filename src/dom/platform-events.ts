import { type JQuery, pageJQuery } from "#src/dom/jquery/jquery.ts";
import { firing, followJQuery, jqueryCopies, listenToPage } from "#src/dom/jquery/page-listeners.ts";
import type { StorefrontEvents } from "#src/public-types.ts";
import { attempt } from "./attempt.ts";
import { targetOf } from "./cart-event-names.ts";
import { fireNative } from "./fire-native.ts";
import { BLOCK_EVENTS, type PlatformEventName, platformEvents } from "./platform-event-names.ts";

/**
 * The bridge between other scripts and this bundle. What we fire reaches jQuery and native listeners, and a native name
 * of ours; what others fire is relayed under that name.
 */

type ListenerProperties = EventTarget & Partial<Record<`on${string}`, (event: Event, ...args: unknown[]) => void>>;

/** True while this bundle fires the event: it is no news of another script. */
export const isOwnEvent = (name: string): boolean => firing.includes(name);

/** Fires an event under our name for it, with the arguments in `detail` under the names behind it. False after a veto. */
export const tellNatively = (
  [type, ...keys]: readonly [string, ...string[]],
  args: readonly unknown[],
  cancelable = false,
): boolean => {
  const detail = Object.fromEntries(keys.map((key, index) => [key, args[index]]));
  return document.body.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable, detail }));
};

const isElements = (arg: unknown): boolean => Array.isArray(arg) && arg.every((one) => one instanceof Element);

const withCollections = (collect: (elements: unknown) => unknown, args: readonly unknown[]): unknown[] =>
  args.map((arg) => (arg instanceof Element || isElements(arg) ? collect(arg) : arg));

/** What each copy of jQuery answers; empty where the page has none. jQuery rethrows what a listener throws. */
const withEachJQuery = (act: (jquery: JQuery) => unknown): unknown[] =>
  followJQuery() ? jqueryCopies.map((jquery) => attempt(() => act(jquery))) : [];

/** Fires an event by its platform name. jQuery's listeners get elements as jQuery objects. */
export const fire = (target: EventTarget, name: string, args: readonly unknown[]): void => {
  firing.push(name);
  const told = withEachJQuery((jquery) => jquery(target).trigger(name, withCollections(jquery, args)));
  if (told.length === 0) {
    const event = new CustomEvent(name, { bubbles: true, detail: args });
    target.dispatchEvent(event);
    // jQuery calls this property too: trackers put their listener there, and take elements by index.
    attempt(() => (target as ListenerProperties)[`on${name}`]?.(event, ...withCollections(Array.of, args)));
  }
  firing.pop();
};

/** Fires an event of the platform and of ours. What a listener throws goes to the console, and the caller goes on. */
export const emit = (name: PlatformEventName, ...args: unknown[]): void => {
  const { body } = document;
  fire(body, name, args);
  if (BLOCK_EVENTS.includes(name) && !pageJQuery()) fireNative(body, `wc-blocks_${name}`, { preserveCartData: false });
  tellNatively(platformEvents[name], args);
};

/** Fires an event of ours that the platform has no name for. */
export const emitOwn = <Name extends keyof StorefrontEvents>(name: Name, detail: StorefrontEvents[Name]): void =>
  fireNative(document.body, name, detail);

/** What the listeners of jQuery answer; nothing when one of them throws. */
export const askJQuery = (target: EventTarget, name: string, args: readonly unknown[]): unknown =>
  withEachJQuery((jquery) => jquery(target).triggerHandler(name, withCollections(jquery, args))).find(
    (answer) => answer !== undefined,
  );

/** Asks the page's other scripts for permission. False when any of them vetoes. */
export const ask = (name: PlatformEventName, ...args: unknown[]): boolean => {
  const answer = askJQuery(document.body, name, args);
  return tellNatively(platformEvents[name], args, true) && answer !== false;
};

/** Fires another script's event under our name for it, too. */
export const relay = (name: PlatformEventName, args: readonly unknown[]): void => {
  // jQuery delivers a namespaced event only to listeners of that namespace: it is a question, not news.
  if (!name.includes(".")) tellNatively(platformEvents[name], args);
};

/** Relays what other scripts fire, each event by its name. Called once for each table of events. */
export const relayOthers = <Name extends string>(
  events: Readonly<Record<Name, unknown>>,
  targetOfEvent: (name: Name) => EventTarget,
  tell: (name: Name, args: readonly unknown[]) => unknown,
): void => {
  for (const name of Object.keys(events) as Name[])
    listenToPage(name, (args) => isOwnEvent(name) || tell(name, args), targetOfEvent(name));
};

export const startBridge = (): void => relayOthers(platformEvents, targetOf, relay);
