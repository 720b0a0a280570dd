import { undoAll } from "./undo-all.ts";
import { type VariationEventName, variationEvents } from "./variation-event-names.ts";
import { announce, listenOn } from "./variation-events.ts";

export const variationEventNames = Object.keys(variationEvents) as VariationEventName[];

/** Hears all events of a form, and announces under its native name what other scripts fire. Returns the undo. */
export const bridgeForm = (
  form: HTMLElement,
  onCall: (name: VariationEventName, args: unknown[]) => void,
): (() => void) =>
  undoAll(
    variationEventNames.map((name) =>
      listenOn(form, name, ({ args, isForeign }) => {
        onCall(name, args);
        if (isForeign) announce(form, name, args);
      }),
    ),
  );
