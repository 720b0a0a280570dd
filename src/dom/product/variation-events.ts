import { attempt } from "#src/dom/attempt.ts";
import { fireNative } from "#src/dom/fire-native.ts";
import { followJQuery } from "#src/dom/jquery/page-listeners.ts";
import { type VariationEventName, variationEvents } from "./variation-event-names.ts";

/**
 * The bridge for variation forms, like `platform-events.ts`, but each event fires on an element of its own. It imports
 * nothing from there, because a page that only shows a chosen variation does not load that file.
 */

const firing: VariationEventName[] = [];

/** As `isOwnEvent`. */
export const isOwnFormEvent = (name: VariationEventName): boolean => firing.includes(name);

/** Fires an event under our name for it alone. */
export const tellNativelyOn = (target: EventTarget, name: VariationEventName, args: readonly unknown[]): void => {
  const [type, ...keys] = variationEvents[name];
  const detail = Object.fromEntries(keys.map((key, index) => [key, args[index]]));
  fireNative(target, type, detail);
};

/** As `emit`. */
export const emitOn = (target: EventTarget, name: VariationEventName, ...args: unknown[]): void => {
  const jquery = followJQuery();
  firing.push(name);
  // jQuery rethrows what another script's listener throws.
  attempt(() => (jquery ? jquery(target).trigger(name, args) : fireNative(target, name, args)));
  firing.pop();
  tellNativelyOn(target, name, args);
};
