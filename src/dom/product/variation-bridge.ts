import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { type VariationEventName, variationEvents } from "./variation-event-names.ts";
import { isOwnFormEvent, tellNatively } from "./variation-events.ts";

export const variationEventNames = Object.keys(variationEvents) as VariationEventName[];

/** Hears all events of a form and announces those of other scripts under their native names. Returns the undo. */
export const bridgeForm = (
  form: HTMLElement,
  onCall: (name: VariationEventName, args: unknown[]) => void,
): (() => void) => {
  const bridge = (name: VariationEventName) => {
    const handle = (args: unknown[]) => {
      onCall(name, args);
      if (!isOwnFormEvent(name)) tellNatively(form, name, args);
    };
    return listenToPage(name, handle, form);
  };
  return undoAll(variationEventNames.map(bridge));
};
