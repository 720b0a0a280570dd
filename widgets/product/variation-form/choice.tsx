import { showResetLinks } from "#src/dom/product/variation-choice.ts";
import { variationsOf } from "#src/dom/product/variation-data.ts";
import { emitOn, isOwnFormEvent } from "#src/dom/product/variation-events.ts";
import { SELECTS } from "#src/dom/product/variation-parts.ts";
import type { FormAnswers, FormDisplay } from "./form-core.tsx";
import { tellStart } from "./form-start.tsx";
import { type Chosen, chosenIn, restoreOptions, updateOptions } from "./options.tsx";

/** The choice that a script hands over, whatever is chosen, or else the shopper's. */
const givenOrChosen = (given: unknown, form: HTMLElement): Chosen =>
  "data" in Object(given) ? (given as Chosen) : chosenIn(form);

const choiceText = (form: HTMLElement): string => String(Object.values(chosenIn(form).data));

const offerClear = (form: HTMLElement, isOffered: boolean): void =>
  showResetLinks(form, isOffered ? "visible" : "hidden");

/** Follows the form's options. Every step goes through an event, so that other scripts can hear it or trigger it. */
export const createChoice = (form: HTMLElement, display: () => FormDisplay) => {
  let isStarting = true;
  let variations = variationsOf(form);
  /** Of the last check: the choice as text, whether it was complete, which a listener to it may change, and what it was given. */
  let [checked, wasComplete, lastGiven]: [string, boolean, unknown] = ["", false, undefined];

  const check = (given: unknown): void => {
    const { count, chosenCount, data } = givenOrChosen(given, form);
    const isComplete = count > 0 && count === chosenCount;
    display().stop();
    [checked, wasComplete, lastGiven] = [choiceText(form), isComplete, given];
    if (variations || !isComplete) emitOn(form, "update_variation_values");
    const fits = !isComplete || display().find(data, variations, isStarting);
    if (!isComplete && !wasComplete) emitOn(form, "reset_data");
    offerClear(form, chosenCount > 0 && fits);
  };

  const answers: FormAnswers = {
    check_variations: check,
    reload_product_variations: () => {
      variations = variationsOf(form);
      emitOn(form, "check_variations");
    },
    update_variation_values: () => {
      if (variations === false) return;
      updateOptions(form, variations);
      if (isOwnFormEvent("update_variation_values")) checked = choiceText(form);
      emitOn(form, "woocommerce_update_variation_values");
    },
    reset_focus: () => form.querySelector<HTMLElement>(SELECTS)?.focus(),
  };

  const choice = {
    answers,
    /** True once the plugins have heard the form's first events. */
    isStarted: false,
    start(): void {
      variations = variationsOf(form);
      isStarting = true;
      choice.isStarted = true;
      tellStart(form, variations);
      isStarting = false;
    },
    change(): void {
      emitOn(form, "clear_reset_announcement");
      if (variations !== false) emitOn(form, "woocommerce_variation_select_change");
      emitOn(form, "check_variations");
      emitOn(form, "woocommerce_variation_has_changed");
    },
    /** Called once the form's own code is there: what was checked before it could not be shown. */
    resume(change: () => void): void {
      if (choiceText(form) !== checked) change();
      else if (wasComplete) check(lastGiven);
    },
    restore(): void {
      display().stop();
      restoreOptions(form);
    },
  };
  return choice;
};
