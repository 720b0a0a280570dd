import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { chosenIdOf, isVariation, type VariationData, variationsOf } from "#src/dom/product/variation-data.ts";
import { formItem } from "./carriers.tsx";
import type { Tracker } from "./contract.ts";
import { type Item, variationItem } from "./items.ts";
import { toPrice } from "./price.ts";

/** Tells of every variation that is shown. Returns what knows the choice in a form, and the undo. */
export const followVariations = (tracker: Tracker) => {
  const choices = new WeakMap<Element, { id: unknown; item: Item }>();

  const see = (form: Element, variation: VariationData): void => {
    const product = formItem(form);
    const { variation_id: id, display_price } = variation;
    // The platform's script and plugins find a variation several times over.
    if (!product || choices.get(form)?.id === id) return;
    const price = toPrice(display_price);
    const item = { ...variationItem(product, variation, tracker), price };
    choices.set(form, { id, item });
    tracker.tell("view_item", { value: price, items: [item] });
  };

  /** The choice that the form would send, also one that was made before anybody listened. */
  const chosenIn = (form: HTMLElement): Item | undefined => {
    const id = chosenIdOf(form);
    const variation = (variationsOf(form) || []).find(({ variation_id }) => id && Number(variation_id) === id);
    if (variation) see(form, variation);
    const choice = choices.get(form);
    return Number(choice?.id) === id ? choice?.item : undefined;
  };
  for (const form of document.querySelectorAll<HTMLElement>("form.variations_form")) chosenIn(form);

  const stop = listenToPage(
    "found_variation",
    ([variation], { target }) => {
      if (isVariation(variation) && target instanceof Element) see(target, variation);
    },
    document,
  );
  return { chosenIn, stop };
};
