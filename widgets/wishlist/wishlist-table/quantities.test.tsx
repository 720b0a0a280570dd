import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { createList } from "#mock/wishlist/lists.ts";
import { loadBlocks } from "#src/stores/wishlist-fragments.ts";
import { $wishlists } from "#src/stores/wishlists.ts";
import { showPage } from "#src/testing/page.ts";
import { KETTLE, KETTLE_NAME, MUG, MUG_NAME } from "#src/testing/products.ts";
import { server, untilQuiet } from "#src/testing/server.ts";
import { openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";
import { bindWishlistScript } from "#src/testing/wishlist-script.ts";
import { openWishlist, quantity } from "#src/testing/wishlist-table.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("sends a quantity one second after the last change, and each row's own", async () => {
  const shop = await openWishlist();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  vi.advanceTimersByTime(999);
  fireEvent.input(quantity(MUG_NAME), { target: { value: "4" } });
  fireEvent.input(quantity(KETTLE_NAME), { target: { value: "5" } });
  vi.advanceTimersByTime(999);
  expect(shop.calls("update_item_quantity")).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await waitFor(() => expect(shop.calls("update_item_quantity")).toHaveLength(2));
  const sent = shop.calls("update_item_quantity").map((fields) => [fields.get("product_id"), fields.get("quantity")]);
  expect(sent.toSorted()).toEqual([
    [String(MUG), "4"],
    [String(KETTLE), "5"],
  ]);
  const add = within(quantity(MUG_NAME).closest("tr") ?? document.body).getByRole("button", { name: /Add to cart/ });
  expect(add.dataset.quantity).toBe("4");
});

it("sends what a theme's plus makes of a quantity, which tells of it by a change only, and in a field of its own", async () => {
  const shop = await openWishlist();
  const field = quantity(MUG_NAME);
  field.type = "text";
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  field.value = "2";
  fireEvent.change(field);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await waitFor(() => expect(shop.shelf.lists[0]?.items[0]?.quantity).toBe(2));
});

it("is told to the other tabs, which show the list too", async () => {
  const shop = await openWishlist();
  window.localStorage.clear();
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  await waitFor(() => expect(shop.shelf.lists[0]?.items[0]?.quantity).toBe(2), { timeout: 4000 });
  await waitFor(() => expect(Object.values(window.localStorage).join()).toContain("changedAt"));
});

it("is sent once, though leaving the field tells of it again", async () => {
  const shop = await openWishlist();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  vi.advanceTimersByTime(999);
  fireEvent.change(quantity(MUG_NAME));
  fireEvent.focusOut(quantity(MUG_NAME));
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await waitFor(() => expect(shop.calls("update_item_quantity").map((sent) => sent.get("quantity"))).toEqual(["2"]));
  fireEvent.change(quantity(MUG_NAME));
  await waitFor(() => expect(quantity(MUG_NAME).hasAttribute("data-sw-held")).toBe(false));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.change(quantity(MUG_NAME));
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(shop.calls("update_item_quantity")).toHaveLength(1);
});

it.each([
  ["", () => vi.dynamicImportSettled()],
  [", also while its code is on its way", () => undefined],
])("goes to another list with the quantity that was typed just before%s", async (_when, untilReady) => {
  const shop = openShopWithWishes(MUG);
  const other = createList(shop.shelf, "Camping");
  setOptions(shop, "multi");
  const page = await readShopPage("/wishlist/");
  await showPage(page.part("form.yith-wcwl-form"), page.settings).mount();
  await untilReady();
  fireEvent.input(quantity(MUG_NAME), { target: { value: "4" } });
  fireEvent.change(screen.getByRole("combobox", { name: /^Move / }), { target: { value: other.token } });
  await waitFor(() => expect(shop.shelf.lists[1]?.items).toMatchObject([{ productId: MUG, quantity: 4 }]));
});

it("is sent before a popup opens that may move its row", async () => {
  const shop = openShopWithWishes(MUG);
  setOptions(shop, "multi,movepopup");
  const page = await readShopPage("/wishlist/");
  await showPage(page.part("form.yith-wcwl-form") + page.part(".yith-wcwl-popup"), page.settings).mount();
  await vi.dynamicImportSettled();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "4" } });
  fireEvent.click(screen.getByRole("link", { name: `Move “${MUG_NAME}”` }));
  vi.useRealTimers();
  await waitFor(() => expect(shop.shelf.lists[0]?.items).toMatchObject([{ quantity: 4 }]));
});

it("is sent before the list is printed in its other layout", async () => {
  const shop = await openWishlist();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "4" } });
  document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: true }));
  vi.useRealTimers();
  await waitFor(() => expect(document.querySelector(".wishlist_table.mobile")).toBeTruthy());
  expect(shop.shelf.lists[0]?.items[0]?.quantity).toBe(4);
  expect(quantity(MUG_NAME).value).toBe("4");
});

it("that is typed while the list changes its layout is the one that the new layout shows and buys", async () => {
  const shop = await openWishlist();
  shop.session.latencyMs.set("load_mobile", 200);
  document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: true }));
  await waitFor(() => expect(document.querySelector(".wishlist_table[aria-busy]")).toBeTruthy());
  fireEvent.input(quantity(MUG_NAME), { target: { value: "4" } });
  await waitFor(() => expect(shop.calls("update_item_quantity")).toHaveLength(1), { timeout: 3000 });
  await waitFor(() => expect($wishlists.get().isPending).toBe(false));
  expect(document.querySelector(".wishlist_table.mobile")).toBeTruthy();
  expect(quantity(MUG_NAME).value).toBe("4");
  const button = quantity(MUG_NAME).closest("li")?.querySelector<HTMLElement>(".add_to_cart");
  expect(button?.dataset.quantity).toBe("4");
});

it("waits for the answer to an earlier change, whose print may have the old number", async () => {
  const shop = await openWishlist();
  shop.session.latencyMs.set("remove_from_wishlist", 200);
  fireEvent.click(screen.getByRole("link", { name: `Remove “${KETTLE_NAME}” from the list` }));
  await waitFor(() => expect(document.querySelector("tr[aria-busy]")).not.toBeNull());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "4" } });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await waitFor(() => expect(shop.calls("update_item_quantity")).toHaveLength(1));
  expect(shop.session.requests.map(({ action }) => action)).toEqual(["remove_from_wishlist", "update_item_quantity"]);
  await waitFor(() => expect(shop.shelf.lists[0]?.items).toMatchObject([{ quantity: 4 }]));
  expect(quantity(MUG_NAME).value).toBe("4");
});

it("shows the layout of a window that is turned back meanwhile, without a complaint", async () => {
  const complain = vi.fn();
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(complain);
  await openWishlist();
  const held = Promise.withResolvers<void>();
  server.use(http.post("*/wp-admin/admin-ajax.php", () => held.promise.then(() => undefined)));
  const turn = (isMobile: boolean) =>
    document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: isMobile }));
  turn(true);
  await waitFor(() => expect(document.querySelector(".wishlist_table[aria-busy]")).toBeTruthy());
  turn(false);
  await waitFor(() => expect(document.querySelector(".wishlist_table[aria-busy]")).toBeNull());
  held.resolve();
  await untilQuiet();
  expect(document.querySelector(".wishlist_table.mobile")).toBeNull();
  expect(complain).not.toHaveBeenCalled();
});

it.each([
  ["the shopper leaves the page", () => window.dispatchEvent(new Event("pagehide"))],
  ["the list is given back", (endPage: () => void) => endPage()],
])("is sent at once when %s", async (_when, end) => {
  const shop = await openWishlist();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  end(() => shop.loader.unmount());
  // Requests of a page that is being left wait for no other.
  onTestFinished(() => void window.dispatchEvent(new Event("pageshow")));
  vi.useRealTimers();
  await waitFor(() => expect(shop.shelf.lists[0]?.items[0]?.quantity).toBe(2));
});

it("takes back the request that a newer quantity makes void", async () => {
  const shop = await openWishlist();
  shop.session.latencyMs.set("update_item_quantity", 300);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  vi.advanceTimersByTime(1000);
  fireEvent.input(quantity(MUG_NAME), { target: { value: "7" } });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await waitFor(() => expect(shop.shelf.lists[0]?.items[0]?.quantity).toBe(7));
  expect(quantity(MUG_NAME).value).toBe("7");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the old quantity again when the shop does not take the new one, and buys the old one", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openWishlist();
  shop.session.faults.push({ action: "update_item_quantity", kind: "500", times: 1, isApplied: false });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  const button = quantity(MUG_NAME).closest("tr")?.querySelector<HTMLElement>(".add_to_cart");
  expect(button?.dataset.quantity).toBe("2");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(quantity(MUG_NAME).value).toBe("1");
  expect(button?.dataset.quantity).toBe("1");
  // The next try must remove the message about the last one.
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

it("says in each row what the shop has not taken", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openWishlist();
  shop.session.faults.push({ action: "update_item_quantity", kind: "500", times: 2, isApplied: false });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  fireEvent.input(quantity(KETTLE_NAME), { target: { value: "3" } });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  // The shop is asked what it has, and has not taken them.
  await waitFor(() => expect(shop.calls("load_fragments").length).toBeGreaterThan(0));
  await untilQuiet();
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  fireEvent.input(quantity(KETTLE_NAME), { target: { value: "3" } });
  expect(screen.getByRole("alert").closest("tr")?.dataset.rowId).toBe(String(MUG));
});

it("shows what the shop has taken though its answer was lost, and takes the message back", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openWishlist();
  shop.session.faults.push({ action: "update_item_quantity", kind: "500", times: 1, isApplied: true });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  await screen.findByRole("alert", {}, { timeout: 3000 });
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(quantity(MUG_NAME).value).toBe("2");
});

it("says nothing of a row that has gone meanwhile, such as into the cart", async () => {
  const complain = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openWishlist();
  shop.shelf.lists[0]?.items.shift();
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  quantity(MUG_NAME).closest("tr")?.remove();
  await waitFor(() => expect(shop.calls("update_item_quantity")).toHaveLength(1), { timeout: 3000 });
  await untilQuiet();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(complain).not.toHaveBeenCalled();
});

it("is bought as it is typed, also where the list is printed anew before it is sent", async () => {
  const shop = await openWishlist();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "4" } });
  await loadBlocks();
  // Whoever presses the button leaves the field first.
  fireEvent.focusOut(quantity(MUG_NAME));
  const button = quantity(MUG_NAME).closest("tr")?.querySelector<HTMLElement>(".add_to_cart");
  expect(button?.dataset.quantity).toBe("4");
  expect(shop.calls("update_item_quantity")).toEqual([]);
});

it("suppresses Enter in a quantity", async () => {
  await openWishlist();
  expect(fireEvent.keyDown(quantity(MUG_NAME), { key: "Enter" })).toBe(false);
  expect(fireEvent.keyDown(quantity(MUG_NAME), { key: "5" })).toBe(true);
});

it("shows the shop's quantity again where none is left in the field", async () => {
  const shop = await openWishlist();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "" } });
  fireEvent.focusOut(quantity(MUG_NAME));
  expect(quantity(MUG_NAME).value).toBe("1");
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await waitFor(() => expect(shop.calls("update_item_quantity")).toHaveLength(1));
  expect(shop.calls("update_item_quantity")[0]?.get("quantity")).toBe("1");
});

it("shows the shop's quantity again where it was only deleted", async () => {
  const shop = await openWishlist();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "" } });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await untilQuiet();
  expect(quantity(MUG_NAME).value).toBe("");
  fireEvent.focusOut(quantity(MUG_NAME));
  await waitFor(() => expect(quantity(MUG_NAME).value).toBe("1"));
  expect(shop.calls("update_item_quantity")).toHaveLength(0);
});

it("is not undone by a refusal: the old quantity is back when the shop says no", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await openWishlist();
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.json({ result: false }), { once: true }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(quantity(MUG_NAME).value).toBe("1");
});

it("leaves quantities and moves to the platform's own script that came when the list had been touched", async () => {
  window.jQuery = jquery;
  const shop = openShopWithWishes(MUG);
  const other = createList(shop.shelf, "Camping");
  setOptions(shop, "multi");
  const page = await readShopPage("/wishlist/");
  await showPage(page.part("form.yith-wcwl-form"), page.settings).mount();
  await vi.dynamicImportSettled();
  shop.session.requests.length = 0;
  const unbind = bindWishlistScript();
  onTestFinished(() => {
    unbind();
    delete window.jQuery;
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(quantity(MUG_NAME), { target: { value: "2" } });
  fireEvent.change(quantity(MUG_NAME));
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  fireEvent.change(screen.getByRole("combobox", { name: /^Move / }), { target: { value: other.token } });
  await untilQuiet();
  expect(shop.session.requests).toEqual([]);
});
