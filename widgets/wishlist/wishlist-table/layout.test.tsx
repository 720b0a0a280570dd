import { fireEvent, screen, waitFor } from "@testing-library/react";
import { getResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { KETTLE, KETTLE_NAME, MUG, MUG_NAME } from "#src/testing/products.ts";
import { server, untilQuiet } from "#src/testing/server.ts";
import { openShopWithWishes, readShopPage } from "#src/testing/wishlist.ts";
import { openWishlist, removeLink } from "#src/testing/wishlist-table.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ["asks for the other layout of a narrower window", "1", ["load_mobile"]],
  ["asks for no other layout where the shop has one for all windows", "", []],
])("%s", async (_what, is_wishlist_responsive, asked) => {
  openShopWithWishes(MUG);
  const { settings } = await readShopPage("/wishlist/");
  const yith_wcwl_l10n = { ...Object(settings.yith_wcwl_l10n), is_wishlist_responsive };
  // happy-dom's own media queries would be heard in further tests too.
  const query = new EventTarget() as MediaQueryList;
  vi.spyOn(window, "matchMedia").mockReturnValue(query);
  const shop = await openWishlist("", [MUG], { ...settings, yith_wcwl_l10n });
  query.dispatchEvent(Object.assign(new Event("change"), { matches: true }));
  await untilQuiet();
  expect(shop.session.requests.map(({ action }) => action)).toEqual(asked);
});

it("keeps layout and focus in a narrowed window when the shop prints the list anew in the device's layout", async () => {
  const shop = await openWishlist();
  removeLink(MUG_NAME).focus();
  document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: true }));
  await waitFor(() => expect(document.querySelector(".wishlist_table.mobile")).toBeTruthy());
  expect(document.activeElement?.textContent).toBe(MUG_NAME);
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(shop.calls("load_mobile")).toHaveLength(2));
  await waitFor(() => expect(document.querySelector(".wishlist_table.mobile")).toBeTruthy());
  await waitFor(() => expect(document.activeElement?.textContent).toBe(KETTLE_NAME));
  expect(shop.listed()).toEqual([[KETTLE]]);
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
  shop.loader.unmount();
  document.querySelector(".wishlist_table.mobile")?.classList.remove("mobile");
  document.dispatchEvent(new CustomEvent("storefront:wishlist-blocks-ready"));
  await untilQuiet();
  expect(shop.calls("load_mobile")).toHaveLength(2);
});

it("gives the focus of a product's name to no link that takes the product off, when the window is widened", async () => {
  const shop = await openWishlist();
  const table = (layout: string) => document.querySelector(`.wishlist_table${layout}`);
  document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: true }));
  await waitFor(() => expect(table(".mobile")).toBeTruthy());
  screen.getByRole("link", { name: MUG_NAME }).focus();
  document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: false }));
  await waitFor(() => expect(table(":not(.mobile)")).toBeTruthy());
  await untilQuiet();
  expect(document.activeElement).toBe(document.body);
  expect(shop.calls("load_mobile")).toHaveLength(2);
});

it("asks a shop once that has one layout only for the visitor's device", async () => {
  const shop = await openWishlist();
  const print = async ({ request }: { request: Request }) => {
    const body = (await request.text()).replace("is_mobile%5D=yes", "is_mobile%5D=no");
    return getResponse(shop.handlers, new Request(request.url, { method: "POST", headers: request.headers, body }));
  };
  server.use(http.post("*/wp-admin/admin-ajax.php", print, { once: true }));
  document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: true }));
  await waitFor(() => expect(shop.calls("load_mobile")).toHaveLength(1));
  await untilQuiet();
  fireEvent.click(removeLink(MUG_NAME));
  await screen.findByRole("button", { name: "Undo" });
  await untilQuiet();
  expect(shop.calls("load_mobile")).toHaveLength(1);
});
