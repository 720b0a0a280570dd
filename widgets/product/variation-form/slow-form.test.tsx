import { waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";

const NAMES = "wc_variation_form found_variation woocommerce_variation_has_changed";

const events: string[] = [];
const keep = ({ type }: { type: string }) => void events.push(type);

// The forms' code comes after the first events of both, as on a slow line.
vi.mock("./index.ts", async (importOriginal) => {
  await vi.waitFor(() => expect(events.filter((name) => name === "wc_variation_form")).toHaveLength(2), 5000);
  return importOriginal();
});

beforeEach(() => {
  vi.stubGlobal("jQuery", jquery);
  jquery(document).on(NAMES, keep);
});

afterEach(() => {
  jquery(document).off(NAMES, keep);
  vi.unstubAllGlobals();
});

const demo = demoHtml("product/variation-form");
const chosen = demo.replace(/<option value="(?:small|moss)"/g, "$& selected");
/** A product with sizes only, whose small one has been chosen by the shop and cannot be bought any more. */
const forbidden = demo
  .replace(/<tr>(?:(?!<tr>).)*pa_colour.*?<\/tr>/s, "")
  .replace('<option value="small"', "$& selected")
  .replace("&quot;variation_is_active&quot;:true", "&quot;variation_is_active&quot;:false");

it("takes up the choices that came with the page, without telling of them as changed", async () => {
  const loader = showPage(chosen + forbidden);
  const [first, second] = document.querySelectorAll<HTMLFormElement>("form.variations_form");
  await waitFor(() => expect(first?.querySelector(".single_variation")?.textContent).toContain("$45.00"));
  expect(second?.querySelector("select")?.value).toBe("");
  const button = second?.querySelector(".single_add_to_cart_button");
  await waitFor(() => expect(button?.classList).toContain("wc-variation-selection-needed"));
  expect(events.toSorted()).toEqual(["found_variation", "wc_variation_form", "wc_variation_form"]);
  loader.unmount();
});
