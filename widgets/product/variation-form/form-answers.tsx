import type { VariationEventName } from "#src/dom/variation-event-names.ts";
import { listenOn } from "#src/dom/variation-events.ts";

/** What the form does at its events, whoever fires them. */
export type FormAnswers = Partial<Record<VariationEventName, (...args: unknown[]) => void>>;

/** Returns the undos. */
export const listenForAnswers = (form: HTMLElement, answers: FormAnswers, isOurs: () => boolean): (() => void)[] =>
  (Object.keys(answers) as VariationEventName[]).map((name) =>
    listenOn(form, name, ({ args }) => isOurs() && answers[name]?.(...args)),
  );
