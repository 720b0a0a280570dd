import { useLayoutEffect, useRef } from "react";
import type { VariationEventName } from "#src/dom/variation-event-names.ts";
import { listenOn } from "#src/dom/variation-events.ts";

/** Acts on one of the form's events, whoever fires it. */
export const useFormEvent = (form: HTMLElement, name: VariationEventName, act: (args: unknown[]) => void): void => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => listenOn(form, name, ({ args }) => latest.current(args)), [form, name]);
};
