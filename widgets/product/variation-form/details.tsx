import type { VariationData } from "#src/dom/product/variation-data.ts";
import { textOfHtml } from "#src/dom/server-html.ts";

/** The platform keeps the product's own text in this attribute while a variation's text replaces it. */
const ORIGINAL = "data-o_content";

const SKU = ".product_meta .sku";
const attribute = (name: string) =>
  `.product_${name}, .woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;
const WEIGHT = attribute("weight");
const DIMENSIONS = attribute("dimensions");

const hasDimensions = ({ dimensions }: VariationData): boolean => Object.values(dimensions ?? {}).some(Boolean);

/** Writes the variation's text, or the product's own again when the variation has none. */
const write = (element: Element, text: unknown): void => {
  const original = element.getAttribute(ORIGINAL);
  if (text) {
    if (original === null) element.setAttribute(ORIGINAL, element.textContent);
    element.textContent = String(text);
  } else if (original !== null) {
    element.textContent = original;
    element.removeAttribute(ORIGINAL);
  }
};

export const createDetails = (product: HTMLElement) => {
  const writeAll = (selector: string, text: unknown): void => {
    for (const element of product.querySelectorAll(selector)) write(element, text);
  };
  const show = (variation: VariationData): void => {
    writeAll(SKU, variation.sku);
    writeAll(WEIGHT, variation.weight && variation.weight_html);
    // The platform sends entities ("10 &times; 20 cm").
    writeAll(DIMENSIONS, hasDimensions(variation) && textOfHtml(String(variation.dimensions_html)));
  };
  return { show, restore: () => show({}) };
};
