import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { KETTLE, MUG } from "#src/testing/products.ts";
import { server } from "#src/testing/server.ts";
import { openShopWithWishes, readShopPage } from "#src/testing/wishlist.ts";

const openList = async (html = demoHtml("wishlist/wishlist-link")) => {
  const shop = openShopWithWishes(KETTLE);
  const page = await readShopPage("/wishlist/");
  showPage(page.part("form.yith-wcwl-form") + html, page.settings);
  return shop;
};

const suggestion = () => screen.getByRole("link", { name: "Add the mug to the list" });

afterEach(() => {
  vi.restoreAllMocks();
});

it("adds the suggested product and shows the list that the shop sends", async () => {
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
  const failed = vi.fn();
  document.addEventListener("storefront:wishlist-failed", failed);
  fireEvent.click(suggestion());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(failed).toHaveBeenCalledTimes(1);
  document.removeEventListener("storefront:wishlist-failed", failed);
});

it.each(["", "null"])("says so when the shop's answer %j holds no list, and keeps the list", async (body) => {
  await openList();
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.html(body)));
  fireEvent.click(suggestion());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(document.querySelectorAll("[data-row-id]")).toHaveLength(1);
});

it("shows the further offers that come with the list", async () => {
  await openList(`${demoHtml("wishlist/wishlist-link")}<div class="yith-wfbt-slider-wrapper">Mug</div>`);
  server.use(
    http.post("*/wp-admin/admin-ajax.php", () =>
      HttpResponse.html('<div><div class="yith-wfbt-slider-wrapper">Kettle</div></div>'),
    ),
  );
  fireEvent.click(suggestion());
  await waitFor(() => expect(document.querySelector(".yith-wfbt-slider-wrapper")?.textContent).toBe("Kettle"));
});

it.each(["div", "dialog open"])("adds by a link that a theme puts anywhere, such as in a <%s>", async (frame) => {
  const shop = await openList(
    `<${frame}><a href="?add_to_wishlist=${MUG}" class="add_to_wishlist" data-product-id="${MUG}" data-product-type="simple">Keep it</a>`,
  );
  expect(fireEvent.click(screen.getByRole("link", { name: "Keep it" }))).toBe(false);
  await waitFor(() => expect(shop.listed()).toEqual([[MUG, KETTLE]]));
});

it("adds by a link that only its mark names, and does not follow it", async () => {
  const shop = await openList(
    `<a href="?add_to_wishlist=${MUG}" data-widget="wishlist-link" data-product-id="${MUG}">Keep it</a>`,
  );
  expect(fireEvent.click(screen.getByRole("link", { name: "Keep it" }))).toBe(false);
  await waitFor(() => expect(shop.listed()).toEqual([[MUG, KETTLE]]));
});

it("takes a product out of every list by one link, and an item by its record", async () => {
  const shop = await openList(
    `<div class="content"><a href="#" class="remove_from_all_wishlists" data-product-id="${KETTLE}" data-wishlist-id="3">Forget it</a></div>`,
  );
  fireEvent.click(screen.getByRole("link", { name: "Forget it" }));
  await waitFor(() => expect(shop.listed()).toEqual([[]]));
  const sent = shop.calls("remove_from_all_wishlists")[0];
  expect([sent?.get("prod_id"), sent?.get("wishlist_id")]).toEqual([String(KETTLE), "3"]);
  await waitFor(() => expect(screen.getByText("Removed from your wishlist.")).toBeTruthy(), { timeout: 2000 });
});

it.each([
  ["to take an item off", '<a href="#" class="delete_item" data-item-id="999" data-product-id="103">Forget it</a>'],
  [
    "to take a product off every list",
    '<a href="#" class="remove_from_all_wishlists" data-product-id="103">Forget it</a>',
  ],
])("says so when the shop refuses %s", async (_what, link) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openList(link);
  shop.session.faults.push({ action: "remove_from_all_wishlists", kind: "500", times: 1, isApplied: false });
  fireEvent.click(screen.getByRole("link", { name: "Forget it" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
});

it("adds no suggestion where the browser keeps no cookies, and says why", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  const shop = await openList();
  fireEvent.click(suggestion());
  expect((await screen.findByRole("alert")).textContent).toMatch(/cookies/i);
  expect(shop.calls("reload_wishlist_and_adding_elem")).toEqual([]);
});
