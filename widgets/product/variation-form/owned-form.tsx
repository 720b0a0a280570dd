import { type Delivered, delegate } from "#src/dom/delegated-events.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { pageJQuery } from "#src/dom/jquery.ts";
import { START_REQUESTED } from "#src/dom/jquery-variation-plugin.ts";
import { listenToPage } from "#src/dom/page-listeners.ts";
import { isPurchasable, isVariation, type VariationData, variationsOf } from "#src/dom/variation-data.ts";
import type { VariationEventName } from "#src/dom/variation-event-names.ts";
import { emitOn, listenOn } from "#src/dom/variation-events.ts";
import type { VariationFormProps } from "./contract.ts";
import { createDetails } from "./details.tsx";
import { formController } from "./form-controller.tsx";
import { BUTTON, RESET_LINK, SELECTS } from "./form-parts.ts";
import type { StockText } from "./form-words-store.ts";
import type { GallerySwap } from "./gallery-swap.tsx";
import { createLookUp } from "./look-up.tsx";
import { matching } from "./matching.ts";
import { hideNoMatch, showNoMatch } from "./no-match.tsx";
import { type Chosen, clearOptions, createOptions } from "./options.tsx";
import { createPanel } from "./panel.tsx";
import { createProductImage } from "./product-image.tsx";
import { createPurchase } from "./purchase.tsx";
import "./style.css";

/** Gallery and plugins get themselves ready first. */
const START_DELAY_MS = 100;

/** Screen readers drop what is said together with the change of a field. */
const SHOW_DELAY_MS = 300;

const isChosen = (value: unknown): value is Chosen => ["chosenCount", "data"].every((name) => name in Object(value));

const announceReset = (form: HTMLElement, text: string): void => {
  const region = form.querySelector(".reset_variations_alert");
  if (region) region.textContent = text;
};

const whyNot = (button: HTMLElement, { unavailableText, makeSelectionText }: VariationFormProps): string =>
  button.matches(".wc-variation-is-unavailable") ? unavailableText : makeSelectionText;

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
  const { form, product, panel: place, isOurs } = props;
  const options = createOptions(form);
  const details = createDetails(product);
  const image = createProductImage(form, product, props.gallery);
  const panel = createPanel(props);
  const purchase = createPurchase(form);
  const lookUp = createLookUp(form);
  let variations = variationsOf(form);
  let isStarting = true;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while a variation was found and is not shown yet. */
  let showTimer: ReturnType<typeof setTimeout> | undefined;
  /** Pressed while the choice was not shown yet. */
  let pressed: HTMLElement | undefined;
  let hideNotice: (() => void) | undefined;

  const tell = (text: string) => {
    const button = form.querySelector(BUTTON);
    hideNotice?.();
    hideNotice = button ? showNotice(button, text) : undefined;
  };

  const clear = () => emitOn(form, "reset_data");

  const tellMatch = (match: VariationData | false | undefined) => {
    if (match) {
      // What the server has chosen is on the page since it was opened.
      const isThere = isStarting && panel.shows(match) && !pageJQuery();
      if (!isThere) emitOn(form, "found_variation", match);
      return;
    }
    clear();
    if (!isStarting) showNoMatch(form, place, props.noMatchText);
  };

  /** The form posts its options in any case, and the shop finds the variation by them. */
  const postAnyway = () => {
    clear();
    purchase.show("possible");
    tell(props.failedText);
  };

  const ask = ({ data, chosenCount }: Chosen) => {
    purchase.showResetLink(chosenCount > 0);
    void lookUp.ask(data, tellMatch, postAnyway);
  };

  const settle = ({ count, chosenCount, data }: Chosen, known: readonly VariationData[]) => {
    const isComplete = count > 0 && count === chosenCount;
    emitOn(form, "update_variation_values");
    const [match] = isComplete ? matching(known, data) : [];
    if (isComplete) tellMatch(match);
    else clear();
    const fitsNone = isComplete && !match;
    purchase.showResetLink(chosenCount > 0 && !fitsNone);
  };

  const check = (given: unknown) => {
    const chosen = isChosen(given) ? given : options.chosen();
    lookUp.cancel();
    if (variations === false && chosen.count === chosen.chosenCount) ask(chosen);
    else settle(chosen, variations || []);
  };

  const start = () => {
    if (!isOurs()) return;
    variations = variationsOf(form);
    isStarting = true;
    emitOn(form, "check_variations");
    emitOn(form, "wc_variation_form", formController(form, { variations, product, chosen: options.chosen }));
    isStarting = false;
  };

  const forgetShowing = () => {
    clearTimeout(showTimer);
    showTimer = undefined;
    pressed = undefined;
  };

  const reveal = (variation: VariationData) => {
    panel.show(variation);
    emitOn(place, "show_variation", variation, isPurchasable(variation));
    const button = pressed;
    forgetShowing();
    button?.click();
  };

  const choose = () => {
    if (!isOurs()) return;
    hideNotice?.();
    forgetShowing();
    purchase.setId("");
    emitOn(form, "clear_reset_announcement");
    hideNoMatch(form);
    if (variations !== false) emitOn(form, "woocommerce_variation_select_change");
    emitOn(form, "check_variations");
    emitOn(form, "woocommerce_variation_has_changed");
  };

  const reset = () => {
    if (!isOurs()) return;
    clearOptions(form);
    emitOn(form, "announce_reset");
    clear();
    emitOn(form, "reset_focus");
  };

  const answers: Partial<Record<VariationEventName, (...args: unknown[]) => void>> = {
    check_variations: check,
    reload_product_variations: () => {
      variations = variationsOf(form);
      emitOn(form, "check_variations");
    },
    update_variation_values: () => {
      if (variations === false) return;
      options.update(variations);
      emitOn(form, "woocommerce_update_variation_values");
    },
    found_variation: (variation) => {
      if (!isVariation(variation)) return;
      details.show(variation);
      image.show(variation);
      purchase.setId(String(variation.variation_id));
      purchase.limitQuantity(variation);
      clearTimeout(showTimer);
      showTimer = setTimeout(() => isOurs() && reveal(variation), SHOW_DELAY_MS);
    },
    reset_data: () => {
      forgetShowing();
      details.restore();
      emitOn(form, "reset_image");
      panel.hide();
      emitOn(place, "hide_variation");
    },
    reset_image: image.reset,
    show_variation: (_variation, isPossible) => purchase.show(isPossible ? "possible" : "unavailable"),
    hide_variation: () => purchase.show("selection-needed"),
    reset_focus: () => form.querySelector<HTMLElement>(SELECTS)?.focus(),
    announce_reset: () => announceReset(form, props.resetText),
    clear_reset_announcement: () => announceReset(form, ""),
    // The platform's script fires it when it has taken the form.
    wc_variation_form: isOurs,
  };

  const handleClick = ({ target }: Delivered<Event>) => {
    if (target.closest(RESET_LINK)) reset();
    const button = target.closest<HTMLElement>(`${BUTTON}.disabled`);
    if (!button) return;
    if (showTimer || form.hasAttribute("aria-busy")) pressed = button;
    else tell(whyNot(button, props));
  };
  // Scripts change a select through jQuery, which native listeners do not hear.
  const handleChange = (_args: unknown[], { target }: Event) => {
    if (target instanceof Element && target.matches(SELECTS)) choose();
  };

  const undos = [
    ...(Object.keys(answers) as VariationEventName[]).map((name) =>
      listenOn(form, name, ({ args }) => isOurs() && answers[name]?.(...args)),
    ),
    listenToPage("change", handleChange, form),
    delegate(form, "click", handleClick),
    listenToPage(START_REQUESTED, start, form),
  ];
  // Only with jQuery on the page can there be scripts to wait for, or another owner of the form.
  if (pageJQuery()) startTimer = setTimeout(start, START_DELAY_MS);
  else start();

  return () => {
    clearTimeout(startTimer);
    clearTimeout(showTimer);
    for (const undo of undos) undo();
    hideNotice?.();
    lookUp.cancel();
    hideNoMatch(form);
    for (const part of [options, details, image, panel, purchase]) part.restore();
  };
};
