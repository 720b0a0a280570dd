import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MUG_NAME } from "#src/testing/products.ts";
import { openWishlist, quantity } from "#src/testing/wishlist-table.ts";

vi.mock("./quantities.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

afterEach(() => vi.restoreAllMocks());

it("complains of a missing file beside a quantity that is changed, and not before", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue(undefined);
  await openWishlist();
  expect(told).not.toHaveBeenCalled();
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.input(quantity(MUG_NAME), { target: { value: "4" } });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be changed");
  expect(told).toHaveBeenCalledOnce();
  expect(quantity(MUG_NAME).value).toBe("4");
});
