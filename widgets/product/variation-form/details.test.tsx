import { expect, it } from "vitest";
import type { VariationData } from "#src/dom/product/variation-data.ts";
import { createDetails } from "./details.tsx";

const MOSS = {
  sku: "BL-58",
  weight: "1.2",
  weight_html: "1.2 kg",
  dimensions: { width: "20" },
  dimensions_html: "20 cm",
};
const CLAY = { ...MOSS, sku: "BL-60", weight_html: "2 kg" };
/** What the server prints for a variation without weight, size and number. */
const PLAIN = { sku: "", weight: "", weight_html: "N/A", dimensions: { width: "" }, dimensions_html: "N/A" };

const PRINTED = `
  <div class="product_meta">SKU: <span class="sku">BL</span></div>
  <p class="product_weight">1 kg</p><p class="product_dimensions">10 cm</p>
  <table class="woocommerce-product-attributes"><tbody>
    <tr class="woocommerce-product-attributes-item--weight"><th>Weight</th><td class="woocommerce-product-attributes-item__value">1 kg</td></tr>
    <tr class="woocommerce-product-attributes-item--dimensions"><th>Size</th><td class="woocommerce-product-attributes-item__value">10 cm</td></tr>
  </tbody></table>`;

const show = (...variations: VariationData[]) => {
  document.body.innerHTML = PRINTED;
  const details = createDetails(document.body);
  for (const variation of variations) details.show(variation);
  return details;
};

const texts = () => Array.from(document.querySelectorAll(".sku, p, td"), ({ textContent }) => textContent);

it.each([
  ["the variation's own, also in the table of the product's attributes", [MOSS], "BL-58", "1.2 kg", "20 cm"],
  ["the last one's of two", [MOSS, CLAY], "BL-60", "2 kg", "20 cm"],
  ["the product's for a variation that has none", [PLAIN], "BL", "1 kg", "10 cm"],
  ["the product's for one that has none after one that has some", [MOSS, PLAIN], "BL", "1 kg", "10 cm"],
])("number, weight and dimensions are %s", (_whose, variations, sku, weight, dimensions) => {
  show(...variations);
  expect(texts()).toEqual([sku, weight, dimensions, weight, dimensions]);
});

it("number, weight and dimensions are the product's again after two variations", () => {
  show(MOSS, CLAY).restore();
  expect(document.body.innerHTML).toBe(PRINTED);
});
