import { expect, it, vi } from "vitest";
import { settings, showPage } from "#src/testing/page.ts";
import { form } from "#src/testing/variation-form.ts";
import { stockText } from "./form-texts-io.ts";

const TWO_LEFT = { is_in_stock: true, max_qty: 2 };

const textOf = (attribute: string, stock_threshold?: unknown): string | undefined => {
  showPage(`<form class="variations_form" ${attribute}></form>`, {
    ...settings,
    storefront_product: { stock_threshold },
  });
  return stockText(form(), TWO_LEFT);
};

it.each([
  ['data-stock-threshold="3"', 1, "Only 2 left"],
  ["", 3, "Only 2 left"],
  ['data-stock-threshold=""', "3", "Only 2 left"],
  ['data-stock-threshold="0"', 3, undefined],
  ["", 0, undefined],
  ["", undefined, undefined],
])("with %s on the form and %j for the page says %s", (attribute, ofPage, text) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(textOf(attribute, ofPage)).toBe(text);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it.each([
  ['data-stock-threshold="few"', undefined, "few"],
  ['data-stock-threshold="-3"', undefined, "-3"],
  ["", "few", "few"],
])("names a threshold that is no number, as %s with %j for the page, and says nothing to shoppers", (...given) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [attribute, ofPage, got] = given;
  expect(textOf(attribute, ofPage)).toBeUndefined();
  expect(error.mock.calls.join()).toContain(
    `[variation-form] Cannot read data-stock-threshold: expected a number, got "${got}". Correct it. Element: <form`,
  );
  error.mockRestore();
});
