import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import { chosenIdOf, type VariationData } from "#src/dom/product/variation-data.ts";
import { emitOn } from "#src/dom/product/variation-events.ts";
import { SELECTS } from "#src/dom/product/variation-parts.ts";
import type { FormCore } from "./form-core.tsx";
import { createLookUp } from "./look-up.tsx";
import { type Choice, matching } from "./matching.ts";
import { showNoMatch } from "./no-match.tsx";

/** Finds the variation of a complete choice. With `variations === false` the shop is asked. */
export interface VariationSearch {
  /** False when it is certain that no variation fits. */
  find: (choice: Choice, variations: readonly VariationData[] | false, isStarting: boolean) => boolean;
  stop: () => void;
}

interface SearchOptions {
  form: HTMLElement;
  core: FormCore;
  panel: HTMLElement;
  noMatchText: string;
  onFailure: () => void;
}

/** Announces a match as `found_variation`, and no match as `reset_data` with a message to the shopper. */
export const createVariationSearch = (options: SearchOptions): VariationSearch => {
  const { form, core, panel, noMatchText, onFailure } = options;
  const lookUp = createLookUp(form);

  const tell = (match: VariationData | false | undefined, isStarting: boolean) => {
    if (match) {
      core.keepsPanel =
        isStarting && panel.dataset.state === "shown" && chosenIdOf(form) === Number(match.variation_id);
      // jQuery's plugins still wait for the event.
      if (!core.keepsPanel || pageJQuery()) emitOn(form, "found_variation", match);
      return;
    }
    emitOn(form, "reset_data");
    // A shopper may have chosen everything before this code came.
    if (!isStarting || form.querySelector(`${SELECTS} option:checked:not([selected],[value=""])`))
      showNoMatch(form, panel, noMatchText);
  };

  return {
    find(choice, variations, isStarting) {
      if (!variations) {
        void lookUp.ask(choice, (match) => tell(match, isStarting), onFailure);
        return true;
      }
      const [match] = matching(variations, choice);
      tell(match, isStarting);
      return Boolean(match);
    },
    stop: lookUp.cancel,
  };
};
