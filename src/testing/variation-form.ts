import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { find } from "./find.ts";
import { demoHtml, showPage } from "./page.ts";
// Import what the loader would load on demand: transforming it takes long and would slow the first test.
import "../../widgets/product/variation-form/jquery-form.tsx";
import "../../widgets/product/variation-form/variation-form.tsx";

/** The variation form's demo on the page, and a shopper's acts. */

export const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
export const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
export const form = () => find<HTMLFormElement>("form.variations_form");
export const panel = () => find(".single_variation");
export const button = () => screen.getByRole("button", { name: "Add to cart" });
export const variationId = () => find<HTMLInputElement>(".variation_id").value;

/** The first touch loads the widget; it shows a choice after 300 ms. */
export const showForm = async (html = demoHtml("product/variation-form")) => {
  const loader = showPage(html);
  fireEvent.pointerOver(select("Size"));
  await waitFor(() => expect(panel().dataset.state).toBe("empty"));
  return loader;
};

export const untilShown = () => waitFor(() => expect(panel().dataset.state).toBe("shown"));

/** Each test's page has jQuery, which calls the returned listener for each form that is started. Call it once a file. */
export const hearStarts = () => {
  const started = vi.fn();
  beforeEach(() => {
    started.mockReset();
    vi.stubGlobal("jQuery", jquery);
    jquery(document).on("wc_variation_form", started);
  });
  afterEach(() => {
    jquery(document).off("wc_variation_form", started);
    vi.unstubAllGlobals();
  });
  return started;
};

/** Binds what the platform's script binds when it takes the form over. */
export const takeOver = (onCheck = () => {}) =>
  jquery(form())
    .on("check_variations.wc-variation-form", onCheck)
    .on("update_variation_values.wc-variation-form", { variationForm: {} }, () => {});
