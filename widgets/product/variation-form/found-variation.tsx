import { isPurchasable, isVariation } from "#src/dom/product/variation-data.ts";
import { emitOn } from "#src/dom/product/variation-events.ts";
import { PANEL } from "#src/dom/product/variation-parts.ts";
import { createDelayedShow } from "./delayed-show.tsx";
import { createDetails } from "./details.tsx";
import type { FormAnswers, FormCore } from "./form-core.tsx";
import { createPanel, type PanelProps } from "./panel.tsx";
import { createProductImage } from "./product-image.tsx";
import type { createPurchase } from "./purchase.tsx";

interface FoundVariationOptions extends PanelProps {
  product: HTMLElement;
  core: FormCore;
}

/** Brings a variation onto the page, from `found_variation` to `show_variation`, and removes it again. */
export const createFoundVariation = (props: FoundVariationOptions, purchase: ReturnType<typeof createPurchase>) => {
  const { form, product, core } = props;
  const place = form.querySelector(PANEL) ?? form;
  const details = createDetails(product);
  const image = createProductImage(form, product);
  const panel = createPanel(props);

  const { schedule, keepPress, cancel } = createDelayedShow(props, (variation) => {
    if (!core.keepOrGiveWay()) return;
    if (!core.keepsPanel) panel.show(variation);
    core.keepsPanel = false;
    emitOn(place, "show_variation", variation, isPurchasable(variation));
  });

  const showImage = (variation: unknown): void => {
    if (isVariation(variation)) image.show(variation);
    else image.reset();
  };
  const tellImage = (variation: unknown) => (core.tellImage ?? showImage)(variation);

  const answers: FormAnswers = {
    found_variation: (variation) => {
      if (!isVariation(variation)) return;
      details.show(variation);
      purchase.setId(variation.variation_id);
      purchase.limitQuantity(variation);
      schedule(variation);
      tellImage(variation);
    },
    reset_data: () => {
      cancel();
      details.restore();
      emitOn(form, "reset_image");
      panel.hide();
      emitOn(place, "hide_variation");
    },
    reset_image: () => tellImage(false),
    show_variation: (_variation, isPossible) => purchase.show(isPossible ? "possible" : "unavailable"),
    hide_variation: () => purchase.show("selection-needed"),
  };

  const restore = () => {
    cancel();
    for (const part of [details, image, panel]) part.restore();
  };
  return { answers, showImage, keepPress, cancel, restore };
};
