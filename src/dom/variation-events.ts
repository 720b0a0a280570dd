import { fireNative } from "./fire-native.ts";
import { followJQuery } from "./page-listeners.ts";
import { type VariationEventName, variationEvents } from "./variation-event-names.ts";

/** The bridge for the events of variation forms: as `platform-events.ts`, but each on an element of its own. */

const firing: VariationEventName[] = [];

/** True while an event of a form is fired by this bundle itself. */
export const isOwnFormEvent = (name: VariationEventName): boolean => firing.includes(name);

/** Tells of an event under its native name only. */
export const tellNatively = (target: EventTarget, name: VariationEventName, args: readonly unknown[]): void => {
  const [type, ...keys] = variationEvents[name];
  const detail = Object.fromEntries(keys.map((key, index) => [key, args[index]]));
  fireNative(target, type, detail);
};

/** Fires an event of a form: through jQuery where the page has it, and under its native name always. */
export const emitOn = (target: EventTarget, name: VariationEventName, ...args: unknown[]): void => {
  const jquery = followJQuery();
  firing.push(name);
  try {
    if (jquery) jquery(target).trigger(name, args);
    else fireNative(target, name, args);
  } catch (error) {
    // jQuery hands on what another script's listener throws. The choice is made all the same.
    window.reportError(error);
  } finally {
    firing.pop();
  }
  tellNatively(target, name, args);
};
