import type { VariationData } from "#src/dom/variation-data.ts";
import { stockText } from "./form-words-store.ts";

/** What few pages need of the place where a variation is shown. */
export interface PanelExtras {
  /** For a page without the platform's template. */
  template: string;
  /** After price and availability, in the region that is spoken: how many are left, where the shop says so. */
  stockLine: (variation: VariationData) => HTMLElement[];
}

/** As the platform prints it with its script: a shop that has taken that off its pages has neither. */
const TEMPLATE = `
<div class="woocommerce-variation-description">{{{data.variation.variation_description}}}</div>
<div class="woocommerce-variation-price">{{{data.variation.price_html}}}</div>
<div class="woocommerce-variation-availability">{{{data.variation.availability_html}}}</div>`;

export const createExtras = (form: HTMLElement): PanelExtras => {
  const textOf = stockText(form);
  return {
    template: TEMPLATE,
    stockLine(variation) {
      const textContent = textOf(variation);
      if (textContent === undefined) return [];
      return [Object.assign(document.createElement("p"), { className: "sw-stock-left", textContent })];
    },
  };
};
