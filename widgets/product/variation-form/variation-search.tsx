import { pageJQuery } from "#src/dom/jquery.ts";
import type { VariationData } from "#src/dom/variation-data.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import { createLookUp } from "./look-up.tsx";
import { matching } from "./matching.ts";
import { showNoMatch } from "./no-match.tsx";
import type { Chosen } from "./options.tsx";
import { isShownIn } from "./panel.tsx";

export interface SearchOptions {
  form: HTMLElement;
  /** Where price, description and availability of a variation appear. */
  panel: HTMLElement;
  noMatchText: string;
  showResetLink: (isShown: boolean) => void;
  onFailure: () => void;
}

/** From a choice to the variation that fits it: what is found is an event, and so is what is not. */
export const createVariationSearch = ({ form, panel, noMatchText, showResetLink, onFailure }: SearchOptions) => {
  const lookUp = createLookUp(form);

  const tell = (match: VariationData | false | undefined, isStarting = false) => {
    if (match) {
      // What the server has chosen is on the page since it was opened.
      const isThere = isStarting && isShownIn(panel, match) && !pageJQuery();
      if (!isThere) emitOn(form, "found_variation", match);
      return;
    }
    emitOn(form, "reset_data");
    if (!isStarting) showNoMatch(form, panel, noMatchText);
  };

  const settle = ({ count, chosenCount, data }: Chosen, variations: readonly VariationData[], isStarting: boolean) => {
    const isComplete = count > 0 && count === chosenCount;
    emitOn(form, "update_variation_values");
    const [match] = isComplete ? matching(variations, data) : [];
    if (isComplete) tell(match, isStarting);
    else emitOn(form, "reset_data");
    const fitsNone = isComplete && !match;
    showResetLink(chosenCount > 0 && !fitsNone);
  };

  return {
    /** Without variations the shop is asked. */
    find(chosen: Chosen, variations: readonly VariationData[] | false, isStarting: boolean): void {
      const { count, chosenCount, data } = chosen;
      lookUp.cancel();
      if (variations || count !== chosenCount) {
        settle(chosen, variations || [], isStarting);
        return;
      }
      showResetLink(chosenCount > 0);
      void lookUp.ask(data, tell, onFailure);
    },
    stop: lookUp.cancel,
  };
};
