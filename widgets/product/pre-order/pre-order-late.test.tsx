import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";

const file = vi.hoisted(() => ({ isThere: false }));

vi.mock("#src/stores/variation.ts", async (original) => {
  const { onVariation } = await original<typeof import("#src/stores/variation.ts")>();
  return {
    get onVariation() {
      if (file.isThere) return onVariation;
      throw new TypeError("Failed to fetch dynamically imported module");
    },
  };
});

afterEach(() => vi.restoreAllMocks());

it("tells that a file is missing, and shows the pre-order of the next choice once it is there", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue(undefined);
  const DBData = { default_add_to_cart_text: "Add to cart", preorders_add_to_cart_text: "Pre Order Now!" };
  const loader = showPage(demoHtml("product/pre-order"), { ...settings, DBData });
  await loader.mount();
  const missing = expect.stringMatching(/^\[pre-order\] Cannot load the widget's code/);
  await waitFor(() => expect(told.mock.calls).toContainEqual([missing]));
  expect(screen.getByRole("button", { name: "Add to cart" })).toBeTruthy();
  file.isThere = true;
  fireEvent.change(screen.getByLabelText("Size"), { target: { value: "M" } });
  expect(await screen.findByRole("button", { name: "Pre Order Now!" })).toBeTruthy();
});
