import { pageJQuery } from "#src/dom/jquery.ts";
import { chosenIdOf, type VariationData } from "#src/dom/variation-data.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import type { VariationSearch } from "./choice.tsx";
import { createLookUp } from "./look-up.tsx";
import { matching } from "./matching.ts";
import { showNoMatch } from "./no-match.tsx";

interface SearchOptions {
  form: HTMLElement;
  /** Where price, description and availability of a variation appear. */
  panel: HTMLElement;
  noMatchText: string;
  showResetLink: (isShown: boolean) => void;
  onFailure: () => void;
}

/** Tells the variation that fits as `found_variation`, and that none does as `reset_data` with a line for the shopper. */
export const createVariationSearch = (options: SearchOptions): VariationSearch => {
  const { form, panel, noMatchText, showResetLink, onFailure } = options;
  const lookUp = createLookUp(form);

  const tell = (match: VariationData | false | undefined, isStarting = false) => {
    if (match) {
      // What the server has chosen is on the page since it was opened.
      const isShown = panel.dataset.state === "shown" && chosenIdOf(form) === Number(match.variation_id);
      const isThere = isStarting && isShown && !pageJQuery();
      if (!isThere) emitOn(form, "found_variation", match);
      return;
    }
    emitOn(form, "reset_data");
    if (!isStarting) showNoMatch(form, panel, noMatchText);
  };

  return {
    find(choice, variations, isStarting) {
      if (variations === false) {
        void lookUp.ask(choice, tell, onFailure);
        return true;
      }
      const [match] = matching(variations, choice);
      tell(match, isStarting);
      return match !== undefined;
    },
    stop: lookUp.cancel,
    showResetLink,
  };
};
