import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openWishlist } from "#src/testing/wishlist-table.ts";

vi.mock("./bulk-selection.tsx", () => {
  throw new Error("The file cannot be loaded.");
});

it("shows the icons of the cart buttons where the code for the checkboxes cannot be loaded", async () => {
  await openWishlist("icons");
  expect(document.querySelector(".product-checkbox")).toBeTruthy();
  await waitFor(() => expect(document.querySelector(".add_to_cart.icon-added > i")).toBeTruthy());
});
