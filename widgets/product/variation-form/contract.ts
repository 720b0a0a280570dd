// Spec 2, 3, 4 and 5, product page; contract of the platform, chapter 6.
import { PANEL, SELECTS } from "#src/dom/product/variation-parts.ts";
import { requireAttribute, requirePart } from "#src/dom/required.ts";
import { type VariationSettings, variationSettings } from "#src/platform/variation-settings.ts";

export interface VariationFormProps extends VariationSettings {
  form: HTMLElement;
  /** The product around the form, whose SKU, weight and pictures follow the choice. */
  product: HTMLElement;
  panel: HTMLElement;
}

export const readProps = (form: HTMLElement): VariationFormProps => {
  requireAttribute(form, "data-product_variations");
  requirePart(form, SELECTS);
  return {
    ...variationSettings(),
    form,
    product: form.closest<HTMLElement>(".product") ?? form,
    // Product cards in a list have options too, but no panel.
    panel: form.querySelector<HTMLElement>(PANEL) ?? document.createElement("div"),
  };
};
