import { useLayoutEffect, useRef, useState } from "react";
import { pageJQuery } from "#src/dom/jquery.ts";
import { START_REQUESTED } from "#src/dom/jquery-variation-plugin.ts";
import { listenToPage } from "#src/dom/page-listeners.ts";
import { isPurchasable, type VariationData, variationsOf } from "#src/dom/variation-data.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { VariationFormProps } from "./contract.ts";
import { createDetails } from "./details.tsx";
import { formController } from "./form-controller.tsx";
import { BUTTON, RESET_LINK, SELECTS } from "./form-parts.ts";
import { createGallerySwap } from "./gallery-swap.tsx";
import { matching } from "./matching.ts";
import { createNoMatch } from "./no-match.tsx";
import { type Chosen, createOptions } from "./options.tsx";
import { createPanel } from "./panel.tsx";
import { createProductImage } from "./product-image.tsx";
import { createPurchase } from "./purchase.tsx";
import { useFormEvent } from "./use-form-event.ts";
import { useLookUp } from "./use-look-up.ts";
import { useRestored } from "./use-restored.ts";
import "./style.css";

/** Gallery and plugins get themselves ready first. */
const START_DELAY_MS = 100;

/** Screen readers drop what is said together with the change of a field. */
const SHOW_DELAY_MS = 300;

const isObject = (value: unknown): value is VariationData => typeof value === "object" && value !== null;

const isChosen = (value: unknown): value is Chosen => isObject(value) && "chosenCount" in value && "data" in value;

const announceReset = (form: HTMLElement, text: string): void => {
  const region = form.querySelector(".reset_variations_alert");
  if (region) region.textContent = text;
};

interface OwnedFormProps extends VariationFormProps {
  isOurs: () => boolean;
}

/** The form while it is ours. Every step is an event first, so that other scripts can follow it, or ask for it. */
export const OwnedForm = (props: OwnedFormProps) => {
  const { form, product, panel: place, isOurs } = props;
  const [notice, setNotice] = useState("");
  const options = useRestored(() => createOptions(form));
  const details = useRestored(() => createDetails(product));
  const image = useRestored(() => createProductImage(form, product, createGallerySwap(form, product)));
  const panel = useRestored(() => createPanel(props));
  const noMatch = useRestored(() => createNoMatch(form, place));
  const purchase = useRestored(() => createPurchase(form));
  const lookUp = useLookUp(form);
  const page = useRef({ variations: variationsOf(form), isStarting: true });
  const timers = useRef<{ start?: ReturnType<typeof setTimeout>; show?: ReturnType<typeof setTimeout> }>({});
  /** Pressed while the choice was not shown yet. */
  const pressed = useRef<HTMLElement>(undefined);

  const clear = () => emitOn(form, "reset_data");

  const showNothing = () => {
    clear();
    if (!page.current.isStarting) noMatch.show(props.noMatchText);
  };

  /** The form posts its options in any case, and the shop finds the variation by them. */
  const postAnyway = () => {
    clear();
    purchase.show("possible");
    setNotice(props.failedText);
  };

  const ask = ({ data, chosenCount }: Chosen) => {
    purchase.showResetLink(chosenCount > 0);
    void lookUp.ask(data, {
      onAnswer: (variation) => (variation ? emitOn(form, "found_variation", variation) : showNothing()),
      onFailure: postAnyway,
    });
  };

  const settle = ({ count, chosenCount, data }: Chosen, variations: readonly VariationData[]) => {
    const isComplete = count > 0 && count === chosenCount;
    emitOn(form, "update_variation_values");
    const [match] = isComplete ? matching(variations, data) : [];
    if (isComplete && !match) {
      showNothing();
      purchase.showResetLink(false);
      return;
    }
    // What the server has chosen is on the page since it was opened.
    const isThere = match && page.current.isStarting && panel.shows(match) && !pageJQuery();
    if (match && !isThere) emitOn(form, "found_variation", match);
    if (!match) clear();
    purchase.showResetLink(chosenCount > 0);
  };

  const check = (given: unknown) => {
    if (!isOurs()) return;
    const chosen = isChosen(given) ? given : options.chosen();
    const { variations } = page.current;
    lookUp.cancel();
    if (variations === false && chosen.count === chosen.chosenCount) ask(chosen);
    else settle(chosen, variations || []);
  };

  const start = () => {
    if (!isOurs()) return;
    page.current = { variations: variationsOf(form), isStarting: true };
    emitOn(form, "check_variations");
    emitOn(form, "wc_variation_form", formController(form, { ...page.current, product, chosen: options.chosen }));
    page.current.isStarting = false;
  };

  const forgetShowing = () => {
    clearTimeout(timers.current.show);
    delete timers.current.show;
    pressed.current = undefined;
  };

  const reveal = (variation: VariationData) => {
    panel.show(variation);
    emitOn(place, "show_variation", variation, isPurchasable(variation));
    const button = pressed.current;
    forgetShowing();
    button?.click();
  };

  useFormEvent(form, "check_variations", ([given]) => check(given));
  useFormEvent(form, "reload_product_variations", () => {
    page.current.variations = variationsOf(form);
    emitOn(form, "check_variations");
  });
  useFormEvent(form, "update_variation_values", () => {
    if (!isOurs() || page.current.variations === false) return;
    options.update(page.current.variations);
    emitOn(form, "woocommerce_update_variation_values");
  });
  useFormEvent(form, "found_variation", ([variation]) => {
    if (!isObject(variation) || !isOurs()) return;
    details.show(variation);
    image.show(variation);
    purchase.setId(String(variation.variation_id));
    purchase.limitQuantity(variation);
    clearTimeout(timers.current.show);
    timers.current.show = setTimeout(() => isOurs() && reveal(variation), SHOW_DELAY_MS);
  });
  useFormEvent(form, "reset_data", () => {
    if (!isOurs()) return;
    forgetShowing();
    details.restore();
    emitOn(form, "reset_image");
    panel.hide();
    emitOn(place, "hide_variation");
  });
  useFormEvent(form, "reset_image", () => isOurs() && image.reset());
  useFormEvent(form, "show_variation", ([, isPossible]) => purchase.show(isPossible ? "possible" : "unavailable"));
  useFormEvent(form, "hide_variation", () => purchase.show("selection-needed"));
  useFormEvent(form, "reset_focus", () => options.selects()[0]?.focus());
  useFormEvent(form, "announce_reset", () => announceReset(form, props.resetText));
  useFormEvent(form, "clear_reset_announcement", () => announceReset(form, ""));

  const choose = () => {
    if (!isOurs()) return;
    setNotice("");
    forgetShowing();
    purchase.setId("");
    emitOn(form, "clear_reset_announcement");
    noMatch.restore();
    if (page.current.variations !== false) emitOn(form, "woocommerce_variation_select_change");
    emitOn(form, "check_variations");
    emitOn(form, "woocommerce_variation_has_changed");
  };

  const reset = () => {
    if (!isOurs()) return;
    for (const select of options.selects()) select.value = "";
    for (const select of options.selects()) select.dispatchEvent(new Event("change", { bubbles: true }));
    emitOn(form, "announce_reset");
    clear();
    emitOn(form, "reset_focus");
  };

  const begin = useRef({ start, choose, reset });
  useLayoutEffect(() => {
    begin.current = { start, choose, reset };
  });
  useLayoutEffect(() => {
    // Only with jQuery on the page can there be scripts to wait for, or another owner of the form.
    if (pageJQuery()) timers.current.start = setTimeout(() => begin.current.start(), START_DELAY_MS);
    else begin.current.start();
    return () => {
      clearTimeout(timers.current.start);
      clearTimeout(timers.current.show);
    };
  }, []);
  // Scripts change a select through jQuery, which native listeners do not hear.
  useLayoutEffect(() => {
    const answer = ({ target }: Event) => {
      if (target instanceof Element && target.matches(SELECTS)) begin.current.choose();
    };
    return listenToPage("change", (_args, event) => answer(event), form);
  }, [form]);
  useListener(form, START_REQUESTED, start);
  useHostEvent<MouseEvent>(form, "click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(RESET_LINK)) reset();
    const button = target.closest<HTMLElement>(`${BUTTON}.disabled`);
    if (!button) return;
    if (timers.current.show || form.hasAttribute("aria-busy")) pressed.current = button;
    else setNotice(button.matches(".wc-variation-is-unavailable") ? props.unavailableText : props.makeSelectionText);
  });

  const button = form.querySelector(BUTTON);
  return notice && button ? <InlineNotice after={button} text={notice} /> : null;
};
