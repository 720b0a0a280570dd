import { fire, isOwnEvent, nativeEvent } from "./fire-event.ts";
import { listenToPage } from "./page-listeners.ts";
import { type VariationEventName, variationEvents } from "./variation-event-names.ts";

/** The bridge for the events of variation forms: as `platform-events.ts`, but each on an element of its own. */

export interface VariationEventCall {
  args: unknown[];
  /** True when another script fired it. */
  isForeign: boolean;
}

const announce = (target: EventTarget, name: VariationEventName, args: readonly unknown[]): void => {
  target.dispatchEvent(nativeEvent(variationEvents[name], args));
};

/** Hears an event of a form, whoever fires it on the form or inside. Returns the undo. */
export const listenOn = (
  target: EventTarget,
  name: VariationEventName,
  onCall: (call: VariationEventCall) => void,
): (() => void) => listenToPage(name, (args) => onCall({ args, isForeign: !isOwnEvent(name) }), target);

/** Fires an event of a form: through jQuery where the page has it, and under its native name always. */
export const emitOn = (target: EventTarget, name: VariationEventName, ...args: unknown[]): void => {
  fire(target, name, args);
  announce(target, name, args);
};

/** Announces under its native names what another script showed before anybody listened for it. */
export const announceEarlier = (form: HTMLElement, variation: object, isPurchasable: boolean): void => {
  announce(form, "found_variation", [variation]);
  announce(form, "show_variation", [variation, isPurchasable]);
};

/** Announces under its native name what other scripts fire on a form. Returns the undo. */
export const bridgeForm = (form: HTMLElement): (() => void) => {
  const undos = (Object.keys(variationEvents) as VariationEventName[]).map((name) =>
    listenOn(form, name, ({ args, isForeign }) => {
      if (isForeign) announce(form, name, args);
    }),
  );
  return () => {
    for (const undo of undos) undo();
  };
};
