import { type Delivered, delegate } from "#src/dom/delegated-events.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { pageJQuery } from "#src/dom/jquery.ts";
import { START_REQUESTED } from "#src/dom/jquery-variation-plugin.ts";
import { listenToPage } from "#src/dom/page-listeners.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import { createChoice } from "./choice.tsx";
import type { VariationFormProps } from "./contract.ts";
import { listenForAnswers } from "./form-answers.tsx";
import { BUTTON, RESET_LINK, SELECTS } from "./form-parts.ts";
import type { StockText } from "./form-words-store.ts";
import { createFoundVariation } from "./found-variation.tsx";
import type { GallerySwap } from "./gallery-swap.tsx";
import { clearOptions } from "./options.tsx";
import { createPurchase } from "./purchase.tsx";
import "./style.css";

/** Gallery and plugins get themselves ready first. */
const START_DELAY_MS = 100;

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

/** Words beside the form's button, until others take their place. */
const createButtonWords = (form: HTMLElement) => {
  let hide: (() => void) | undefined;
  return {
    tell(text: string): void {
      const button = form.querySelector(BUTTON);
      hide?.();
      hide = button ? showNotice(button, text) : undefined;
    },
    hide: () => hide?.(),
  };
};

/** Returns the undo. */
const startInTime = (start: () => void): (() => void) => {
  // Only with jQuery on the page can there be scripts to wait for, or another owner of the form.
  const timer = pageJQuery() && setTimeout(start, START_DELAY_MS);
  if (!timer) start();
  return () => clearTimeout(timer);
};

interface OwnedForm extends VariationFormProps {
  stockText: StockText;
  /** Where the shop must be asked for each choice. */
  failedText: string;
  isOurs: () => boolean;
  /** Where variations have galleries. */
  gallery: GallerySwap | undefined;
}

/**
 * Runs the form while it is ours. Every step is an event first, so that other scripts can follow it, or ask for it.
 * Returns the undo.
 */
export const ownForm = (props: OwnedForm): (() => void) => {
  const { form, isOurs } = props;
  const words = createButtonWords(form);
  const purchase = createPurchase(form);
  const found = createFoundVariation(props, purchase);
  /** The form posts its options in any case, and the shop finds the variation by them. */
  const postAnyway = () => {
    emitOn(form, "reset_data");
    purchase.show("possible");
    words.tell(props.failedText);
  };
  const choice = createChoice({ ...props, showResetLink: purchase.showResetLink, onFailure: postAnyway });
  const start = () => isOurs() && choice.start();

  const handleClick = ({ target }: Delivered<Event>) => {
    if (target.closest(RESET_LINK) && isOurs()) clearChoice(form);
    const button = target.closest<HTMLElement>(`${BUTTON}.disabled`);
    if (!button || found.keepPress(button)) return;
    const isUnavailable = button.matches(".wc-variation-is-unavailable");
    words.tell(isUnavailable ? props.unavailableText : props.makeSelectionText);
  };
  // Scripts change a select through jQuery, which native listeners do not hear.
  const handleChange = (_args: unknown[], { target }: Event) => {
    if (!(target instanceof Element && target.matches(SELECTS)) || !isOurs()) return;
    words.hide();
    found.cancel();
    purchase.setId("");
    choice.change();
  };

  const answers = {
    ...choice.answers,
    ...found.answers,
    announce_reset: () => announceReset(form, props.resetText),
    clear_reset_announcement: () => announceReset(form, ""),
    // The platform's script fires it when it has taken the form.
    wc_variation_form: isOurs,
  };
  const undos = [
    ...listenForAnswers(form, answers, isOurs),
    listenToPage("change", handleChange, form),
    delegate(form, "click", handleClick),
    listenToPage(START_REQUESTED, start, form),
    startInTime(start),
    words.hide,
    found.restore,
    choice.restore,
    purchase.restore,
  ];
  return () => {
    for (const undo of undos) undo();
  };
};
