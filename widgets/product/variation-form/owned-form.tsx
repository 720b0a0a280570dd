import { delegate } from "#src/dom/delegated-events.ts";
import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { isChoiceComplete } from "#src/dom/product/variation-choice.ts";
import { chosenIdOf } from "#src/dom/product/variation-data.ts";
import { emitOn } from "#src/dom/product/variation-events.ts";
import { BUTTON, RESET_LINK, SELECTS } from "#src/dom/product/variation-parts.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import type { createButtonNotice } from "./button-notice.tsx";
import type { VariationFormProps } from "./contract.ts";
import type { FormCore } from "./form-core.tsx";
import { listenToForm } from "./form-listeners.tsx";
import { createFoundVariation } from "./found-variation.tsx";
import { hideNoMatch } from "./no-match.tsx";
import { clearOptions } from "./options.tsx";
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

type Press = (event: Event, button: HTMLElement | null, isUnanswered?: boolean) => void;

/**
 * Listens on the form itself, as the platform's script does: swatches prevent the reset link's jump, page builders every
 * press on an add button, and the loader skips prevented events. The loader's delegated event brings the presses from
 * before this code was there, and those that no other script has answered. Returns the undos.
 */
const hearPresses = (form: HTMLElement, press: Press): (() => void)[] => {
  const hear = (event: Event, isUnanswered?: boolean) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>(`${BUTTON}.disabled`);
    if (button || target.closest(RESET_LINK)) press(event, button, isUnanswered);
  };
  return [
    listenToPage("click", (_args, event) => hear(event), form),
    delegate(form, "click", (event) => hear(event, true)),
  ];
};

interface OwnedForm extends VariationFormProps {
  core: FormCore;
  notice: ReturnType<typeof createButtonNotice>;
  panelExtras: PanelExtras;
  /** For forms that ask the shop for each choice; empty for others. */
  failedText: string;
}

/** Fills the core's display. */
const createParts = (props: OwnedForm) => {
  const { form, core, notice } = props;
  const purchase = createPurchase(form);
  const found = createFoundVariation(props, purchase);
  /** A failed request finds no variation, but the shop knows the variation from the posted options. */
  const allowAnyway = () => {
    emitOn(form, "reset_data");
    purchase.show("possible");
    notice.tell(props.failedText);
  };
  core.display = {
    answers: {
      ...found.answers,
      announce_reset: () => announceReset(form, props.resetText),
      clear_reset_announcement: () => announceReset(form, ""),
    },
    ...createVariationSearch({ ...props, onFailure: allowAnyway }),
    showImage: found.showImage,
  };
  return { purchase, found };
};

/**
 * Runs the form while it is ours. Every step goes through an event, so that other scripts can hear it or trigger it.
 * Returns the undo.
 */
export const ownForm = (props: OwnedForm): (() => void) => {
  const { form, core, notice } = props;
  const { choice, keepOrGiveWay } = core;
  const { purchase, found } = createParts(props);

  const press: Press = (event, button, isUnanswered) => {
    if (!keepOrGiveWay() || (button && found.keepPress(isUnanswered ? button : undefined))) return;
    event.preventDefault();
    if (button) notice.explain(button);
    else clearChoice(form);
  };
  const change = () => {
    found.cancel();
    hideNoMatch(form);
    purchase.setId("");
    choice.change();
  };
  // Native listeners miss changes that scripts make through jQuery.
  const handleChange = (_args: unknown[], { target }: Event) => {
    const select = target as HTMLSelectElement;
    if (!select.matches(SELECTS) || !keepOrGiveWay()) return;
    // Swatches also choose disabled options, which a form does not post.
    if (select.selectedOptions[0]?.disabled) select.value = "";
    change();
  };
  // Comes before the browser resets the fields, for which it needs the server's options.
  const handleReset = () => {
    if (!keepOrGiveWay()) return;
    choice.restore();
    setTimeout(change);
  };

  const undos = [
    listenToForm("change", handleChange, form),
    listenToPage("reset", handleReset, form),
    ...hearPresses(form, press),
    found.restore,
    choice.restore,
    () => hideNoMatch(form),
    () => announceReset(form, ""),
    purchase.restore,
  ];
  for (const [name, args] of core.missed.splice(0)) found.answers[name]?.(...args);
  // The change that loaded this code counts for more than a variation that a plugin has found.
  if (choice.isStarted) choice.resume(change);
  // With jQuery on the page, form-core starts the form after the plugins.
  else if (!pageJQuery()) {
    // The change that loaded this code may have undone the server's choice.
    if (chosenIdOf(form) && !isChoiceComplete(form)) purchase.setId("");
    choice.start();
  }
  return undoAll(undos);
};
