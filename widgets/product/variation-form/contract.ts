// Spec 2, 3, 4 and 5, product page; shop contract 6.
import { PANEL, SELECTS } from "#src/dom/product/variation-parts.ts";
import { requireAttribute, requirePart } from "#src/dom/required.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";

interface FormTexts {
  noMatchText: string;
  makeSelectionText: string;
  unavailableText: string;
  resetText: string;
}

export interface VariationFormProps extends FormTexts {
  form: HTMLElement;
  /** The product around the form, whose SKU, weight and pictures follow the choice. */
  product: HTMLElement;
  panel: HTMLElement;
}

/** The platform's texts, in English for a page that has lost its settings. */
const readTexts = (): FormTexts => {
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

export const readProps = (form: HTMLElement): VariationFormProps => {
  requireAttribute(form, "data-product_variations");
  requirePart(form, SELECTS);
  return {
    ...readTexts(),
    form,
    product: form.closest<HTMLElement>(".product") ?? form,
    // Product cards in a list have options too, but no panel.
    panel: form.querySelector<HTMLElement>(PANEL) ?? document.createElement("div"),
  };
};
