import { atom, type WritableAtom } from "nanostores";
import { isVariation, variationFormOf } from "#src/dom/variation-data.ts";
import { listenOn } from "#src/dom/variation-events.ts";
import { currentState, NONE, readVariation, type VariationState } from "./variation-state.ts";

/**
 * What is chosen in each variation form. The store only listens: it is right whoever owns the form, the widget
 * `variation-form`, the platform's own script or a plugin.
 */

interface FormStore {
  $variation: WritableAtom<VariationState>;
  listeners: number;
  stop: () => void;
}

const listenTo = (form: HTMLElement, $variation: WritableAtom<VariationState>): (() => void) => {
  const undos = [
    listenOn(form, "found_variation", ({ args: [data] }) => {
      if (isVariation(data)) $variation.set({ phase: "found", variation: readVariation(data) });
    }),
    listenOn(form, "show_variation", ({ args: [data, purchasable] }) => {
      if (!isVariation(data)) return;
      $variation.set({ phase: "shown", variation: readVariation(data), isPurchasable: Boolean(purchasable) });
    }),
    listenOn(form, "reset_data", () => $variation.set(NONE)),
    listenOn(form, "hide_variation", () => $variation.set(NONE)),
  ];
  return () => {
    for (const undo of undos) undo();
  };
};

const stores = new WeakMap<HTMLElement, FormStore>();

const storeOf = (form: HTMLElement): FormStore => {
  const store = stores.get(form) ?? { $variation: atom(NONE), listeners: 0, stop: () => undefined };
  stores.set(form, store);
  return store;
};

/**
 * Calls back at once and after each change. Takes the form, or a product's id: without a form for it on the page
 * nothing is called. Returns the undo.
 */
export const onVariation = (
  formOrProductId: HTMLElement | number,
  listener: (state: VariationState) => void,
): (() => void) => {
  const form = typeof formOrProductId === "number" ? variationFormOf(formOrProductId) : formOrProductId;
  if (!form) return () => undefined;
  const store = storeOf(form);
  const { $variation } = store;
  // The form's events are heard while somebody wants to know.
  if (store.listeners === 0) {
    $variation.set(currentState(form, $variation.get()));
    store.stop = listenTo(form, $variation);
  }
  store.listeners += 1;
  const unsubscribe = $variation.subscribe(listener);
  return () => {
    unsubscribe();
    store.listeners -= 1;
    if (store.listeners === 0) store.stop();
  };
};
