import { type Delivered, delegate } from "#src/dom/delegated-events.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { pageJQuery } from "#src/dom/jquery.ts";
import { listenToPage } from "#src/dom/page-listeners.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { isChoiceComplete } from "#src/dom/variation-choice.ts";
import { chosenIdOf } from "#src/dom/variation-data.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import { BUTTON, RESET_LINK, SELECTS } from "#src/dom/variation-parts.ts";
import type { VariationFormProps } from "./contract.ts";
import { type FormCore, hearFirst } from "./form-core.tsx";
import { createFoundVariation } from "./found-variation.tsx";
import type { GallerySwap } from "./gallery-swap.tsx";
import { hideNoMatch } from "./no-match.tsx";
import { chosenIn, clearOptions } from "./options.tsx";
import type { PanelExtras } from "./panel-extras.tsx";
import { createPurchase } from "./purchase.tsx";
import { createVariationSearch } from "./variation-search.tsx";
import "./style.css";

const announceReset = (form: HTMLElement, text: string): void => {
  const region = form.querySelector(".reset_variations_alert");
  if (region) region.textContent = text;
};

const clearChoice = (form: HTMLElement): void => {
  clearOptions(form);
  emitOn(form, "announce_reset");
  emitOn(form, "reset_data");
  emitOn(form, "reset_focus");
};

/**
 * Clears the choice at a press on its link. Swatches keep that from jumping, and what others have answered the loader leaves
 * alone: it brings only what came before this code. Returns the undos.
 */
const hearClear = (form: HTMLElement, isOurs: () => boolean): (() => void)[] => {
  const clear = (event: Event) => {
    if (!(event.target as Element).closest(RESET_LINK) || !isOurs()) return;
    event.preventDefault();
    clearChoice(form);
  };
  return [listenToPage("click", (_args, event) => clear(event), form), delegate(form, "click", clear)];
};

/** Words beside a button of the form, until others take their place. */
const createButtonWords = ({ form, unavailableText, makeSelectionText }: VariationFormProps) => {
  let hide: (() => void) | undefined;
  const tell = (text: string, button = form.querySelector(BUTTON)): void => {
    hide?.();
    hide = button ? showNotice(button, text) : undefined;
  };
  return {
    tell,
    /** Why a disabled button does nothing. It may be far away, and pressed by a theme's bar. */
    explain: (button: HTMLElement) => {
      tell(button.matches(".wc-variation-is-unavailable") ? unavailableText : makeSelectionText, button);
      button.focus();
    },
    hide: () => hide?.(),
  };
};

interface OwnedForm extends VariationFormProps {
  core: FormCore;
  panelExtras: PanelExtras;
  /** Where the shop must be asked for each choice. */
  failedText: string;
  /** Where variations have galleries. */
  gallery: GallerySwap | undefined;
}

const createParts = (props: OwnedForm) => {
  const { form, core } = props;
  const words = createButtonWords(props);
  const purchase = createPurchase(form);
  const found = createFoundVariation(props, purchase);
  /** Nothing was found, but the shop knows the variation by the options that the form posts. */
  const allowAnyway = () => {
    emitOn(form, "reset_data");
    purchase.show("possible");
    words.tell(props.failedText);
  };
  const { showResetLink } = purchase;
  core.choice.search = createVariationSearch({ ...props, showResetLink, onFailure: allowAnyway });
  return { words, purchase, found };
};

/**
 * Runs the form while it is ours. Every step is an event first, so that other scripts can follow it, or ask for it.
 * Returns the undo.
 */
export const ownForm = (props: OwnedForm): (() => void) => {
  const { form, core } = props;
  const { choice, isOurs } = core;
  const { words, purchase, found } = createParts(props);

  const handleClick = ({ target }: Delivered<Event>) => {
    const button = target.closest<HTMLElement>(`${BUTTON}.disabled`);
    // Pressed before the form's own time has come: what was chosen by then is looked up now.
    if (button && !choice.isStarted && isOurs()) choice.start();
    if (button && !found.keepPress(button)) words.explain(button);
  };
  const change = () => {
    words.hide();
    found.cancel();
    hideNoMatch(form);
    purchase.setId("");
    choice.change();
  };
  // Scripts change a select through jQuery, which native listeners do not hear.
  const handleChange = (_args: unknown[], { target }: Event) => {
    if (target instanceof Element && target.matches(SELECTS) && isOurs()) change();
  };

  Object.assign(core.answers, found.answers, {
    announce_reset: () => announceReset(form, props.resetText),
    clear_reset_announcement: () => announceReset(form, ""),
  });
  const undos = [
    listenToPage("change", handleChange, form),
    delegate(form, "click", handleClick),
    ...hearClear(form, isOurs),
    words.hide,
    found.restore,
    choice.restore,
    () => hideNoMatch(form),
    purchase.restore,
  ];
  hearFirst(form, ["change"]);
  // Where plugins have begun a choice before.
  purchase.showResetLink(chosenIn(form).chosenCount > 0);
  for (const tell of core.missed.splice(0)) tell();
  // A change has loaded this code; what is chosen counts for more than what a plugin has found.
  if (choice.isStarted && choice.isOpen()) change();
  // With jQuery on the page the form starts in its own time.
  else if (!choice.isStarted && !pageJQuery()) {
    // The change that has loaded this code may have taken back what the server had chosen.
    if (chosenIdOf(form) && !isChoiceComplete(form)) purchase.setId("");
    choice.start();
  }
  return undoAll(undos);
};
