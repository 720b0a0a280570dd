import { pageGlobal } from "./page-globals.ts";

export interface VariationSettings {
  noMatchText: string;
  makeSelectionText: string;
  unavailableText: string;
  resetText: string;
}

/** The texts of the platform's variation form, with its English defaults for a page that has lost the settings. */
export const variationSettings = (): VariationSettings => {
  const params = pageGlobal("wc_add_to_cart_variation_params");
  const text = (key: string, fallback: string) => String(params[key] || fallback);
  const unavailable = "Sorry, this product is unavailable. Please choose a different combination.";
  const choose = "Please select some product options before adding this product to your cart.";
  return {
    noMatchText: text(
      "i18n_no_matching_variations_text",
      "Sorry, no products matched your selection. Please choose a different combination.",
    ),
    makeSelectionText: text("i18n_make_a_selection_text", choose),
    unavailableText: text("i18n_unavailable_text", unavailable),
    resetText: text("i18n_reset_alert_text", `Your selection has been reset. ${choose}`),
  };
};
