import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/test-page.ts";
import { openShopWithWishes, readShopPage } from "#src/test-wishlist.ts";

const KETTLE = 103;

const openList = async () => {
  const shop = openShopWithWishes(KETTLE);
  const page = await readShopPage("/wishlist/");
  showPage(page.part("form.yith-wcwl-form") + demoHtml("wishlist/wishlist-suggestion"), page.settings);
  return shop;
};

const suggestion = () => screen.getByRole("link", { name: "Add the mug to the list" });

afterEach(() => {
  vi.restoreAllMocks();
});

it("adds the product and shows the list that the shop sends", async () => {
  const shop = await openList();
  fireEvent.click(suggestion());
  await waitFor(() => expect(document.querySelectorAll("[data-row-id]")).toHaveLength(2));
  const sent = shop.calls("reload_wishlist_and_adding_elem")[0];
  expect(sent?.get("wishlist_token")).toBe(shop.shelf.lists[0]?.token);
  expect([sent?.get("add_to_wishlist"), sent?.get("pagination"), sent?.get("per_page")]).toEqual(["101", "no", "100"]);
});

it("says so when the shop cannot be reached", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openList();
  shop.session.faults.push({ action: "reload_wishlist_and_adding_elem", kind: "500", times: 1, isApplied: false });
  fireEvent.click(suggestion());
  expect(await screen.findByRole("alert")).toBeTruthy();
});
