import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { button, choose, form, select } from "#src/testing/variation-form.ts";

vi.mock("./index.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

afterEach(() => {
  vi.restoreAllMocks();
});

it("leaves a form that can be sent, with a button that looks so, where its code cannot be loaded", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue(undefined);
  const loader = showPage(demoHtml("product/variation-form"));
  await waitFor(() => expect(button().ariaDisabled).toBe("true"));
  fireEvent.pointerOver(select("Size"));
  await waitFor(() => expect(button().ariaDisabled).toBeNull());
  expect(told).toHaveBeenCalled();
  expect(button().className).toBe("single_add_to_cart_button button alt");
  expect(find(".woocommerce-variation-add-to-cart").className).not.toContain("disabled");
  const sent = vi.fn((event: Event) => event.preventDefault());
  form().addEventListener("submit", sent);
  choose("Size", "small");
  choose("Colour", "moss");
  fireEvent.click(button());
  expect(sent).toHaveBeenCalledTimes(1);
  loader.stop();
});

it("holds the press while there is no network", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const told = vi.spyOn(console, "error").mockReturnValue(undefined);
  const loader = showPage(demoHtml("product/variation-form"));
  fireEvent.pointerOver(select("Size"));
  await waitFor(() => expect(told).toHaveBeenCalled());
  const sent = vi.fn((event: Event) => event.preventDefault());
  form().addEventListener("submit", sent);
  fireEvent.click(button());
  expect(sent).not.toHaveBeenCalled();
  loader.stop();
});
