import { showResetLinks } from "#src/dom/product/variation-choice.ts";
import { choiceOf, isPurchasable, type VariationData, variationsOf } from "#src/dom/product/variation-data.ts";
import { emitOn } from "#src/dom/product/variation-events.ts";
import { PANEL, SELECTS } from "#src/dom/product/variation-parts.ts";
import { createDetails } from "./details.tsx";
import { matching } from "./matching.ts";
import { createPanel, panelExtrasOf } from "./panel.tsx";
import { createProductImage, loadGallery } from "./product-image.tsx";
import { createPurchase } from "./purchase.tsx";

/** Shows the variation. Returns the undo; undefined where the form's own code has come first. */
type Show = () => (() => void) | undefined;

/**
 * Prepares the display of the server's default variation before any touch, with only some parts of the form's code, so
 * that the default makes no page heavier.
 */
export const createDefaultChoice = async (form: HTMLElement): Promise<Show> => {
  const place = form.querySelector<HTMLElement>(PANEL);
  const [variation]: VariationData[] = matching(variationsOf(form) || [], choiceOf(form));
  // A default that is no longer sold: this change loads the form's own code, which clears the choice.
  if (!variation) form.querySelector(SELECTS)?.dispatchEvent(new Event("change", { bubbles: true }));
  if (!place || !variation) return () => undefined;
  const product = form.closest<HTMLElement>(".product") ?? form;
  const [panelExtras] = await Promise.all([panelExtrasOf(form), loadGallery([variation])]);
  return () => {
    // The form's own code came first, because the shopper was faster.
    if (place.dataset.state) return undefined;
    const parts = [createDetails(product), createProductImage(form, product), createPanel({ form, panelExtras })];
    for (const part of parts) part.show(variation);
    const purchase = createPurchase(form);
    purchase.setId(variation.variation_id);
    purchase.limitQuantity(variation);
    showResetLinks(form, "visible");
    purchase.show(isPurchasable(variation) ? "possible" : "unavailable");
    emitOn(form, "found_variation", variation);
    emitOn(place, "show_variation", variation, isPurchasable(variation));
    return () => {
      for (const part of [...parts, purchase]) part.restore();
    };
  };
};
