import { variationsOf } from "#src/dom/variation-data.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import type { FormAnswers } from "./form-answers.tsx";
import { formController } from "./form-controller.tsx";
import { SELECTS } from "./form-parts.ts";
import { hideNoMatch } from "./no-match.tsx";
import { type Chosen, createOptions } from "./options.tsx";
import { createVariationSearch, type SearchOptions } from "./variation-search.tsx";

interface ChoiceOptions extends SearchOptions {
  product: HTMLElement;
}

const isChosen = (value: unknown): value is Chosen => ["chosenCount", "data"].every((name) => name in Object(value));

/** The form's options, from the shopper's hand on. Every step is an event first. */
export const createChoice = (props: ChoiceOptions) => {
  const { form, product } = props;
  const options = createOptions(form);
  const search = createVariationSearch(props);
  let variations = variationsOf(form);
  let isStarting = true;

  const answers: FormAnswers = {
    check_variations: (given) => search.find(isChosen(given) ? given : options.chosen(), variations, isStarting),
    reload_product_variations: () => {
      variations = variationsOf(form);
      emitOn(form, "check_variations");
    },
    update_variation_values: () => {
      if (variations === false) return;
      options.update(variations);
      emitOn(form, "woocommerce_update_variation_values");
    },
    reset_focus: () => form.querySelector<HTMLElement>(SELECTS)?.focus(),
  };

  return {
    answers,
    start(): void {
      variations = variationsOf(form);
      isStarting = true;
      emitOn(form, "check_variations");
      emitOn(form, "wc_variation_form", formController(form, { variations, product, chosen: options.chosen }));
      isStarting = false;
    },
    change(): void {
      emitOn(form, "clear_reset_announcement");
      hideNoMatch(form);
      if (variations !== false) emitOn(form, "woocommerce_variation_select_change");
      emitOn(form, "check_variations");
      emitOn(form, "woocommerce_variation_has_changed");
    },
    restore(): void {
      search.stop();
      hideNoMatch(form);
      options.restore();
    },
  };
};
