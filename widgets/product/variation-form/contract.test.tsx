import { expect, it } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { form } from "#src/testing/variation-form.ts";
import { readProps } from "./contract.ts";

const read = (params: object) => {
  showPage(demoHtml("product/variation-form"), { wc_add_to_cart_variation_params: params });
  return readProps(form());
};

const TEXTS = [
  ["i18n_no_matching_variations_text", "noMatchText"],
  ["i18n_make_a_selection_text", "makeSelectionText"],
  ["i18n_unavailable_text", "unavailableText"],
  ["i18n_reset_alert_text", "resetText"],
] as const;

it.each(TEXTS)("takes %s from the page, in the shop's language", (key, text) => {
  expect(read({ [key]: "Bitte wählen" })[text]).toBe("Bitte wählen");
});

it("has English words for a page that has lost its own", () => {
  const props = read({});
  for (const [, text] of TEXTS) expect(props[text]).toMatch(/^(Sorry|Please|Your selection)/);
});
