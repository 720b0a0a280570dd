import { expect, it } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { variationSettings } from "./variation-settings.ts";

const read = (params: object) => {
  showPage("", { wc_add_to_cart_variation_params: params });
  return variationSettings();
};

it.each([
  ["i18n_no_matching_variations_text", "noMatchText"],
  ["i18n_make_a_selection_text", "makeSelectionText"],
  ["i18n_unavailable_text", "unavailableText"],
  ["i18n_reset_alert_text", "resetText"],
] as const)("takes %s from the page, in the shop's language", (key, text) => {
  expect(read({ [key]: "Bitte wählen" })[text]).toBe("Bitte wählen");
});

it("has English words for a page that has lost its own", () => {
  for (const text of Object.values(read({}))) expect(text).toMatch(/^(Sorry|Please|Your selection)/);
});
