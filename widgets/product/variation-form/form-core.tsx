import { fireNative } from "#src/dom/fire-native.ts";
import { listenersOf, pageJQuery } from "#src/dom/jquery.ts";
import { FORM_NEEDED } from "#src/dom/jquery-variation-plugin.ts";
import { isJQueryLate } from "#src/dom/page-listeners.ts";
import { bridgeForm, variationEventNames } from "#src/dom/variation-bridge.ts";
import { buyButtonsIn } from "#src/dom/variation-choice.ts";
import type { VariationEventName } from "#src/dom/variation-event-names.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import { isPlatformForm } from "#src/dom/variation-owner.ts";
import { PANEL } from "#src/dom/variation-parts.ts";
import { createChoice } from "./choice.tsx";

/** Gallery and plugins get themselves ready first. */
const START_DELAY_MS = 100;

/** What the form does at its events, whoever fires them. */
export type FormAnswers = Partial<Record<VariationEventName, (...args: unknown[]) => void>>;

/**
 * What plugins that speak jQuery expect of a form before anybody touches it: its first events and its marked options.
 * What a choice brings about comes with the form's own code, which adds to this.
 */
export interface FormCore {
  choice: ReturnType<typeof createChoice>;
  answers: FormAnswers;
  /** Does what an event asks for, where the form is ours. */
  answer: (name: VariationEventName, args: unknown[]) => void;
  /** The variations that a plugin has found and shown before the form's own code was there. */
  missed: (() => void)[];
  /** A variation was found, and announced natively: what follows will be too. */
  hasTold: boolean;
  /**
   * Looks again, and gives way at once where the form has become the platform's: its script may come late, and reads the
   * form as the server has printed it.
   */
  isOurs: () => boolean;
  /** What the form's own code does before the form is started anew. */
  renew: () => void;
  /** How the form's own code shows a variation's picture, or the product's. */
  showImage: (variation: unknown) => void;
  /** What shows it in its place. */
  tellImage?: (variation: unknown) => void;
  /** What is done when the form is another script's. */
  giveWay: () => void;
  /** Takes back what stands beside a button, which outlasts giving way: it answers a press. */
  hideWords?: () => void;
  stop: () => void;
}

/** Loads the form's own code, which finds the chosen variation. */
const need = (): true => {
  // On the form it would be another script's wish.
  fireNative(document, FORM_NEEDED);
  return true;
};

/**
 * Calls back once the page has jQuery. Optimisers load it with the first pointer or key, and its plugins after it: then
 * nothing may have come for a while. Returns the undo.
 */
const whenPluginsCame = (onThere: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("load", wait, true);
  };
  const tell = () => {
    stop();
    onThere();
  };
  const wait = () => {
    clearTimeout(timer);
    if (pageJQuery()) timer = setTimeout(tell, START_DELAY_MS);
  };
  wait();
  if (isJQueryLate() || !pageJQuery()) document.addEventListener("load", wait, true);
  return stop;
};

/** Calls back when another script wants the form to be started anew: nobody need load anything for it. Returns the undo. */
const onStartWish = (form: HTMLElement, onWish: () => void): (() => void) => {
  const hear = (event: Event) => {
    event.stopPropagation();
    onWish();
  };
  form.addEventListener(FORM_NEEDED, hear);
  return () => form.removeEventListener(FORM_NEEDED, hear);
};

/**
 * Lets what was bound last hear the form's events before plugins do, which read what has been made of the form, as with the
 * platform's script; after that where it is here.
 */
export const hearFirst = (form: HTMLElement, names: readonly string[]): void => {
  if (isPlatformForm(form)) return;
  for (const name of names) {
    const all = listenersOf(form, name);
    all.splice(all.delegateCount ?? 0, 0, ...all.splice(-1));
  }
};

const bridge = (form: HTMLElement, core: FormCore): (() => void) => {
  const undo = bridgeForm(form, (...call) => core.answer(...call));
  hearFirst(form, variationEventNames);
  return undo;
};

const createCore = (form: HTMLElement): FormCore => {
  const keep =
    (name: VariationEventName) =>
    (...args: unknown[]) => {
      core.missed.push(() => core.answers[name]?.(...args));
      need();
    };
  const choice = createChoice(form, { find: need, stop: () => {}, showResetLink: () => {} });

  const core: FormCore = {
    choice,
    answers: {
      ...choice.answers,
      reset_data: () => {
        emitOn(form, "reset_image");
        emitOn(form.querySelector(PANEL) ?? form, "hide_variation");
      },
      found_variation: keep("found_variation"),
      show_variation: keep("show_variation"),
    },
    answer: (name, args) => {
      core.hasTold ||= name === "found_variation";
      if (core.isOurs()) core.answers[name]?.(...args);
    },
    missed: [],
    hasTold: false,
    isOurs: () => {
      if (!isPlatformForm(form)) return true;
      // That script knows of the buttons' classes only.
      for (const button of buyButtonsIn(form)) button.ariaDisabled = null;
      core.giveWay();
      return false;
    },
    renew: () => {},
    showImage: () => {},
    giveWay: choice.restore,
    stop: () => {
      for (const undo of undos) undo();
      cores.delete(form);
    },
  };
  let unbridge = bridge(form, core);
  const start = () => core.isOurs() && choice.start();
  const isEarly = pageJQuery() && !isJQueryLate();
  const undos = [
    // Who presses the button before has started it, but has told nobody who comes late.
    whenPluginsCame(() => (isEarly && choice.isStarted) || start()),
    () => unbridge(),
    onStartWish(form, () => {
      // Who puts another product into a form takes all of jQuery's listeners off it.
      unbridge();
      unbridge = bridge(form, core);
      core.renew();
      start();
    }),
    choice.restore,
  ];
  return core;
};

const cores = new WeakMap<HTMLElement, FormCore>();

export const coreOf = (form: HTMLElement): FormCore => {
  const core = cores.get(form) ?? createCore(form);
  cores.set(form, core);
  return core;
};
