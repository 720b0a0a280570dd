const PARTS = Object.entries({
  description: "variation_description",
  price: "price_html",
  availability: "availability_html",
});

/** What the platform prints for a variation, where its script is: a shop that has taken that off its pages has neither. */
export const plainTemplate = PARTS.map(
  ([name, key]) => `<div class="woocommerce-variation-${name}">{{{data.variation.${key}}}}</div>`,
).join("");
