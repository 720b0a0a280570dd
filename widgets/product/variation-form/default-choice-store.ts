import { isPurchasable, type VariationData, variationsOf } from "#src/dom/variation-data.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import { stockLabel } from "#src/platform/stock-label.ts";
import { createDetails } from "./details.tsx";
import { PANEL } from "./form-parts.ts";
import { matching } from "./matching.ts";
import { createOptions } from "./options.tsx";
import { createPanel } from "./panel.tsx";
import { createProductImage } from "./product-image.tsx";
import { createPurchase } from "./purchase.tsx";

/**
 * Shows the variation that the server has chosen, before the shopper touches anything: with the parts of the form
 * that need no island, so that a page is not heavier for its default. Returns the undo.
 */
export const showDefaultChoice = (form: HTMLElement): (() => void) => {
  const place = form.querySelector<HTMLElement>(PANEL);
  const [variation]: VariationData[] = matching(variationsOf(form) || [], createOptions(form).chosen().data);
  // The shopper may have been faster, and the island is at work.
  if (!place || !variation || place.dataset.state) return () => undefined;
  const product = form.closest<HTMLElement>(".product") ?? form;
  const details = createDetails(product);
  const image = createProductImage(form, product);
  const panel = createPanel({ form, panel: place, stockLabel: stockLabel(form.dataset.stockThreshold) });
  // A change would count as the shopper's, and load what waits for the first touch.
  const purchase = createPurchase(form, () => undefined);
  details.show(variation);
  image.show(variation);
  purchase.setId(String(variation.variation_id));
  purchase.limitQuantity(variation);
  purchase.showResetLink(true);
  purchase.show(isPurchasable(variation) ? "possible" : "unavailable");
  panel.show(variation);
  emitOn(form, "found_variation", variation);
  emitOn(place, "show_variation", variation, isPurchasable(variation));
  return () => {
    for (const part of [details, image, panel, purchase]) part.restore();
  };
};
