import { create } from "#src/dom/create.ts";
import type { VariationData } from "#src/dom/product/variation-data.ts";
import { stockText } from "./form-texts-io.ts";
import "./panel-extras.css";

/** Parts of the panel that few pages need. */
export interface PanelExtras {
  /** Stands in for the platform's template where the page has none. */
  template: string;
  /** The line about the remaining stock, if the shop has one; it goes into the panel because that is a live region. */
  stockLine: (variation: VariationData) => HTMLElement[];
}

/** The platform prints this template together with its script: a shop without the script has no template. */
const TEMPLATE = `
<div class="woocommerce-variation-description">{{{data.variation.variation_description}}}</div>
<div class="woocommerce-variation-price">{{{data.variation.price_html}}}</div>
<div class="woocommerce-variation-availability">{{{data.variation.availability_html}}}</div>`;

export const createExtras = (form: HTMLElement): PanelExtras => ({
  template: TEMPLATE,
  stockLine(variation) {
    const textContent = stockText(form, variation);
    return textContent ? [create("p", { className: "sw-stock-left", textContent })] : [];
  },
});
