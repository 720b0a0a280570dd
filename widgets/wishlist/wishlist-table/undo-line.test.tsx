import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { KETTLE, KETTLE_NAME, MUG, MUG_NAME } from "#src/testing/products.ts";
import { openWishlist, quantity, removeLink } from "#src/testing/wishlist-table.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("puts a removed row back with its quantity", async () => {
  const shop = await openWishlist();
  const item = shop.shelf.lists[0]?.items.find(({ productId }) => productId === MUG);
  if (item) item.quantity = 3;
  fireEvent.input(quantity(MUG_NAME), { target: { value: "3" } });
  fireEvent.click(removeLink(MUG_NAME));
  const offer = await screen.findByRole("button", { name: "Undo" });
  const spoken = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
  await waitFor(() => expect(spoken()).toBe(`“${MUG_NAME}” removed.`), { timeout: 3000 });
  fireEvent.click(offer);
  await waitFor(() => expect(removeLink(MUG_NAME)).toBeTruthy());
  expect(shop.listed()).toEqual([[MUG, KETTLE]]);
  expect(quantity(MUG_NAME).value).toBe("3");
  await waitFor(() => expect(document.activeElement).toBe(removeLink(MUG_NAME)));
});

it("shows a row that the shop has put back though its answer was lost", async () => {
  const shop = await openWishlist();
  fireEvent.click(removeLink(MUG_NAME));
  const offer = await screen.findByRole("button", { name: "Undo" });
  shop.session.faults.push({ action: "add_to_wishlist", kind: "500", times: 1, isApplied: true });
  fireEvent.click(offer);
  await waitFor(() => expect(removeLink(MUG_NAME)).toBeTruthy());
  await waitFor(() => expect(offer.isConnected).toBe(false));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("puts a removed row back as the kind of product that it was", async () => {
  const shop = await openWishlist();
  removeLink(MUG_NAME)
    .closest("tr")
    ?.querySelector("a.button")
    ?.classList.replace("product_type_simple", "product_type_bundle");
  fireEvent.click(removeLink(MUG_NAME));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(shop.calls("add_to_wishlist").at(-1)?.get("product_type")).toBe("bundle"));
});

it("puts two rows back that were removed by two quick presses", async () => {
  const shop = await openWishlist();
  fireEvent.click(removeLink(MUG_NAME));
  fireEvent.click(removeLink(KETTLE_NAME));
  const offers = () => screen.queryAllByRole("button", { name: "Undo" });
  await waitFor(() => expect(offers()).toHaveLength(2));
  expect(shop.listed()).toEqual([[]]);
  // The latest offer comes first, where it hides the earlier ones in every browser.
  for (const offer of offers()) fireEvent.click(offer);
  await waitFor(() => expect(shop.listed()).toEqual([[MUG, KETTLE]]));
  await waitFor(() => expect(offers()).toHaveLength(0));
});

it("says so when a removed row cannot be put back, and then puts it back once, however often that is pressed", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openWishlist();
  fireEvent.click(removeLink(MUG_NAME));
  const offer = await screen.findByRole("button", { name: "Undo" });
  shop.session.faults.push({ action: "add_to_wishlist", kind: "500", times: 1, isApplied: false });
  fireEvent.click(offer);
  expect(await screen.findByText(/could not be changed/)).toBeTruthy();
  const before = shop.calls("add_to_wishlist").length;
  for (let press = 0; press < 2; press++) fireEvent.click(offer);
  await waitFor(() => expect(shop.listed()).toEqual([[MUG, KETTLE]]));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  expect(shop.calls("add_to_wishlist")).toHaveLength(before + 1);
});
