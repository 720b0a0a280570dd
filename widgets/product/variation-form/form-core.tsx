import { fireNative } from "#src/dom/fire-native.ts";
import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import { FORM_NEEDED } from "#src/dom/jquery/jquery-variation-plugin.ts";
import { isJQueryLate } from "#src/dom/jquery/page-listeners.ts";
import { buyButtonsIn } from "#src/dom/product/variation-choice.ts";
import { type VariationEventName, variationEvents } from "#src/dom/product/variation-event-names.ts";
import { emitOn, isOwnFormEvent, tellNativelyOn } from "#src/dom/product/variation-events.ts";
import { isPlatformForm } from "#src/dom/product/variation-owner.ts";
import { PANEL } from "#src/dom/product/variation-parts.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { createChoice } from "./choice.tsx";
import { listenToForm, listenToNamespaced } from "./form-listeners.tsx";
import { onStartRequest, whenPluginsCame } from "./form-start.tsx";
import type { VariationSearch } from "./variation-search.tsx";

/** The form's reactions to its events, whoever fires them. */
export type FormAnswers = Partial<Record<VariationEventName, (...args: unknown[]) => void>>;

/** Shows the chosen variation. At first a stand-in, which loads the form's own code; that code takes its place. */
export interface FormDisplay extends VariationSearch {
  answers: FormAnswers;
  /** Shows the variation's picture, or with `false` the product's. */
  showImage: (variation: unknown) => void;
}

/** The mounted widget. */
interface FormOwner {
  /** Called when the platform's script has taken the form, before that script reads it. */
  giveWay: () => void;
  /** Called before the form starts anew. */
  renew: () => void;
}

/** The part of a form that jQuery plugins expect before any touch: its first events and its marked options. */
export interface FormCore {
  choice: ReturnType<typeof createChoice>;
  display: FormDisplay;
  owner?: FormOwner;
  /** Beside jQuery the picture is shown through jQuery's method, which themes replace to drive their own galleries. */
  tellImage?: (variation: unknown) => void;
  /**
   * True where the panel shows the found variation since before the form's start, perhaps for jQuery that came late: printed
   * again, a form in the panel would lose what the shopper is typing.
   */
  keepsPanel?: boolean;
  /** Events of found and shown variations that only the stand-in has heard. */
  missed: [name: VariationEventName, args: unknown[]][];
  /** True once `found_variation` has been announced natively: the events after it will be too. */
  hasTold: boolean;
  /**
   * Checks anew at each call and gives way as soon as the platform's script has taken the form: that script may arrive late
   * and must read the form as the server printed it.
   */
  keepOrGiveWay: () => boolean;
  stop: () => void;
}

/** Has the loader bring the form's own code, which finds the chosen variation. */
const loadOwnCode = (): void => {
  // Not fired on the form: there the event means that another script wants the form started anew.
  fireNative(document, FORM_NEEDED);
};

/**
 * Answers all events of a form while it is ours, and announces those of other scripts under their native names. Returns
 * the undo.
 */
const bridge = (form: HTMLElement, core: FormCore): (() => void) => {
  const hear = (name: VariationEventName) => {
    const handle = (args: unknown[]) => {
      core.hasTold ||= name === "found_variation";
      if (core.keepOrGiveWay()) (core.choice.answers[name] ?? core.display.answers[name])?.(...args);
      if (!isOwnFormEvent(name)) tellNativelyOn(form, name, args);
    };
    return listenToForm(name, handle, form);
  };
  return undoAll((Object.keys(variationEvents) as VariationEventName[]).map(hear));
};

/** Shows nothing, but loads the form's own code as soon as there is something to show. */
const createStandIn = (form: HTMLElement, missed: FormCore["missed"]): FormDisplay => {
  const keep =
    (name: VariationEventName) =>
    (...args: unknown[]) => {
      missed.push([name, args]);
      loadOwnCode();
    };
  return {
    find: () => {
      loadOwnCode();
      return true;
    },
    stop: () => {},
    answers: {
      reset_data: () => {
        emitOn(form, "reset_image");
        emitOn(form.querySelector(PANEL) ?? form, "hide_variation");
      },
      found_variation: keep("found_variation"),
      show_variation: keep("show_variation"),
    },
    showImage: () => {},
  };
};

const createCore = (form: HTMLElement): FormCore => {
  const missed: FormCore["missed"] = [];
  const choice = createChoice(form, () => core.display);

  const core: FormCore = {
    choice,
    display: createStandIn(form, missed),
    missed,
    hasTold: false,
    keepOrGiveWay: () => {
      if (!isPlatformForm(form)) return true;
      // The platform's script changes only the buttons' classes, so it would never enable them again.
      for (const button of buyButtonsIn(form)) button.ariaDisabled = null;
      choice.restore();
      core.owner?.giveWay();
      return false;
    },
    stop: () => {
      undoAll(undos)();
      cores.delete(form);
    },
  };
  let unbridge = bridge(form, core);
  const start = () => core.keepOrGiveWay() && choice.start();
  const isEarly = pageJQuery() && !isJQueryLate();
  const undos = [
    // A press on the button may have started the form already; only plugins that came late still need the start.
    whenPluginsCame(() => (isEarly && choice.isStarted) || start()),
    () => unbridge(),
    // The loader does not hear these changes.
    listenToNamespaced("change", loadOwnCode, form),
    onStartRequest(form, () => {
      // A script that puts another product into a form removes all of jQuery's listeners from it.
      unbridge();
      unbridge = bridge(form, core);
      core.owner?.renew();
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
