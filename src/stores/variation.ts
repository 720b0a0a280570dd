import { atom, type WritableAtom } from "nanostores";
import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { isVariation } from "#src/dom/product/variation-data.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { currentState, NONE, type VariationState } from "./variation-state.ts";

/** The choice in each variation form. The store only listens, so it is right whichever script owns the form. */

/** A form that somebody follows. */
interface Followed {
  $variation: WritableAtom<VariationState>;
  stop?: () => void;
}

const listenTo = (form: HTMLElement, $variation: WritableAtom<VariationState>): (() => void) => {
  const forget = () => $variation.set(NONE);
  const find = ([variation]: unknown[]) => {
    const state = $variation.get();
    // Older versions of the platform's script show a variation before all listeners of `found_variation` have run.
    if (state.phase === "shown" && state.variation === variation) return;
    if (isVariation(variation)) $variation.set({ phase: "found" });
  };
  const show = ([variation, purchasable]: unknown[]) => {
    if (isVariation(variation)) $variation.set({ phase: "shown", variation, isPurchasable: Boolean(purchasable) });
  };
  return undoAll([
    listenToPage("found_variation", find, form),
    listenToPage("show_variation", show, form),
    listenToPage("reset_data", forget, form),
    listenToPage("hide_variation", forget, form),
  ]);
};

const followed = new WeakMap<HTMLElement, Followed>();

const followedOf = (form: HTMLElement): Followed => {
  const known = followed.get(form) ?? { $variation: atom(NONE) };
  followed.set(form, known);
  return known;
};

/** Calls back at once and after each change. Returns the undo. */
export const onVariation = (form: HTMLElement, listener: (state: VariationState) => void): (() => void) => {
  const own = followedOf(form);
  const { $variation } = own;
  // Listen to the form only while there are subscribers.
  if ($variation.lc === 0) {
    $variation.set(currentState(form, $variation.get()));
    own.stop = listenTo(form, $variation);
  }
  const unsubscribe = $variation.subscribe(listener);
  return () => {
    unsubscribe();
    if ($variation.lc === 0) own.stop?.();
  };
};
