import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { loadBlocks } from "#src/stores/wishlist-fragments.ts";
import { $wishlists } from "#src/stores/wishlists.ts";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { KETTLE, KETTLE_NAME, MUG, MUG_NAME } from "#src/testing/products.ts";
import { server, untilQuiet } from "#src/testing/server.ts";
import { openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";

const SKILLET = 105;
const SKILLET_NAME = "Cast-iron skillet";

let endPage: () => void;

const openList = async (options = "sort", changes: object = {}) => {
  const shop = openShopWithWishes(SKILLET, KETTLE, MUG);
  setOptions(shop, options);
  const page = await readShopPage("/wishlist/");
  shop.session.requests.length = 0;
  const { yith_wcwl_l10n } = page.settings;
  const loader = showPage(page.part("form.yith-wcwl-form"), {
    ...page.settings,
    yith_wcwl_l10n: { ...(yith_wcwl_l10n as object), ...changes },
  });
  await loader.mount();
  endPage = () => loader.unmount();
  return shop;
};

const shown = () => [...document.querySelectorAll<HTMLElement>("[data-row-id]")].map(({ dataset }) => dataset.rowId);
const down = (name: string) => screen.getByRole("button", { name: `Move “${name}” down` });

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // A pending order would reach the next test's shop.
  await waitFor(() => expect($wishlists.get().isPending).toBe(false));
});

it("moves a row by its buttons, keeps the focus, and sends all row ids in their order", async () => {
  const shop = await openList();
  down(MUG_NAME).focus();
  fireEvent.click(down(MUG_NAME));
  expect(shown()).toEqual(["103", "101", "105"]);
  expect(document.activeElement).toBe(down(MUG_NAME));
  const idle = [...document.querySelectorAll("[aria-disabled=true]")];
  expect(idle.map(({ ariaLabel, textContent }) => `${ariaLabel} ${textContent}`)).toEqual([
    `Move “${KETTLE_NAME}” up ↑`,
    `Move “${SKILLET_NAME}” down ↓`,
  ]);
  await waitFor(() => expect(shop.listed()).toEqual([[103, 101, 105]]));
  const sent = shop.calls("sort_wishlist_items")[0];
  expect(sent?.getAll("positions[]")).toEqual(["103", "101", "105"]);
  expect(sent?.get("wishlist_token")).toBe(shop.shelf.lists[0]?.token);
  expect([sent?.get("page"), sent?.get("per_page")]).toEqual(["1", "100"]);
  const positions = [...document.querySelectorAll<HTMLInputElement>('input[name*="[position]"]')];
  expect(positions.map(({ value }) => value)).toEqual(["0", "1", "2"]);
});

it("moves a picture of the grid, which has no cell for it, by buttons beside its link", async () => {
  const shop = await openList("grid,sort");
  expect(down(MUG_NAME).closest("a")).toBeNull();
  expect(down(MUG_NAME).closest(".product-thumbnail")).toBeTruthy();
  fireEvent.click(down(MUG_NAME));
  expect(shown()).toEqual(["103", "101", "105"]);
  await waitFor(() => expect(shop.listed()).toEqual([[103, 101, 105]]));
});

it("leaves the row of page numbers at the end", async () => {
  await openList();
  const pages = document.createElement("tr");
  pages.className = "pagination-row wishlist-pagination";
  find(".wishlist-items-wrapper").append(pages);
  fireEvent.click(down(MUG_NAME));
  expect(shown()).toEqual(["103", "101", "105"]);
  expect(pages.nextElementSibling).toBeNull();
});

it("does nothing at the end of the list", async () => {
  await openList();
  fireEvent.click(screen.getByRole("button", { name: `Move “${MUG_NAME}” up` }));
  expect(shown()).toEqual(["101", "103", "105"]);
  // The shop is asked nothing, neither now nor soon.
  expect($wishlists.get().isPending).toBe(false);
});

it("keeps the new order when the answer to something before prints the list in the old one", async () => {
  const shop = await openList();
  const printed = loadBlocks();
  fireEvent.click(down(MUG_NAME));
  await printed;
  expect(shown()).toEqual(["103", "101", "105"]);
  await waitFor(() => expect(shop.listed()).toEqual([[103, 101, 105]]));
});

it("leaves a row where the shop prints it that has come from the next page before the new order is kept", async () => {
  const shop = await openList();
  const printed = loadBlocks();
  fireEvent.click(down(MUG_NAME));
  const [list] = shop.shelf.lists;
  list?.items.splice(0, 1);
  list?.items.push({ id: 60, productId: 109, quantity: 1, addedOn: "2026-03-14" });
  await printed;
  expect(shown()).toEqual(["103", "105", "109"]);
});

it("shows the order that the list has got elsewhere once its own is kept", async () => {
  const shop = await openList();
  fireEvent.click(down(MUG_NAME));
  await waitFor(() => expect(shop.listed()).toEqual([[103, 101, 105]]));
  await waitFor(() => expect($wishlists.get().isPending).toBe(false));
  shop.shelf.lists[0]?.items.reverse();
  await loadBlocks();
  expect(shown()).toEqual(["105", "101", "103"]);
});

it("takes the order back when the shop does not take it", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openList();
  shop.session.faults.push({ action: "sort_wishlist_items", kind: "500", times: 1, isApplied: false });
  fireEvent.click(down(KETTLE_NAME));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(shown()).toEqual(["101", "103", "105"]);
  expect(document.activeElement).toBe(down(KETTLE_NAME));
  endPage();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the order that the shop has taken though its answer was lost, and takes the notice back", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openList();
  shop.session.faults.push({ action: "sort_wishlist_items", kind: "500", times: 1, isApplied: true });
  fireEvent.click(down(KETTLE_NAME));
  expect(await screen.findByRole("alert")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(shown()).toEqual(["101", "105", "103"]);
  expect(shop.listed()).toEqual([[101, 105, 103]]);
});

it("says beside the row what did not work, and speaks of no place that it does not have", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const shop = await openList();
  shop.session.faults.push({ action: "sort_wishlist_items", kind: "500", times: 1, isApplied: false });
  fireEvent.click(down(KETTLE_NAME));
  const notice = await vi.waitFor(() => screen.getByRole("alert"));
  vi.advanceTimersByTime(1000);
  expect(notice.closest("[data-row-id]")?.getAttribute("data-row-id")).toBe("103");
  expect(document.querySelector(".widget_shopping_cart_live_region")?.textContent).toBe("");
  fireEvent.click(down(KETTLE_NAME));
  await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  vi.advanceTimersByTime(1000);
  expect(document.querySelector(".widget_shopping_cart_live_region")?.textContent).toBe(
    `“${KETTLE_NAME}” is now number 3 of 3.`,
  );
});

it("goes back to the order that the shop took last, not to one that was never sent", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await openList();
  let calls = 0;
  const failSecond = () => {
    calls += 1;
    return calls > 1 ? new HttpResponse(null, { status: 500 }) : undefined;
  };
  server.use(http.post("*/wp-admin/admin-ajax.php", failSecond));
  fireEvent.click(down(MUG_NAME));
  await waitFor(() => expect(calls).toBe(1));
  fireEvent.click(down(MUG_NAME));
  fireEvent.click(down(KETTLE_NAME));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(shown()).toEqual(["103", "101", "105"]);
});

it("goes back to a list with a row that has come since the shop took an order", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openList();
  fireEvent.click(down(MUG_NAME));
  await waitFor(() => expect(shop.listed()).toEqual([[103, 101, 105]]));
  await waitFor(() => expect($wishlists.get().isPending).toBe(false));
  const last = document.querySelector("[data-row-id='105']");
  const added = last?.cloneNode(true) as HTMLElement;
  added.dataset.rowId = "109";
  last?.after(added);
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.error()));
  fireEvent.click(down(KETTLE_NAME));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(shown()).toEqual(["103", "101", "105", "109"]);
});

it.each([
  ["taken", undefined, ["103,101,105", "105,103,101"]],
  ["failed at", 500, ["105,103,101"]],
])("sends an order when the shop has %s the one before, and leaves out what lies between", async (_, status, taken) => {
  const shop = await openList();
  const arrived = vi.fn();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async () => {
    arrived();
    await held;
    return status ? new HttpResponse(null, { status }) : undefined;
  };
  server.use(http.post("*/wp-admin/admin-ajax.php", hold, { once: true }));
  fireEvent.click(down(MUG_NAME));
  await waitFor(() => expect(arrived).toHaveBeenCalled());
  fireEvent.click(down(MUG_NAME));
  fireEvent.click(down(KETTLE_NAME));
  await untilQuiet();
  expect(shop.calls("sort_wishlist_items")).toEqual([]);
  release();
  await waitFor(() => expect(shop.listed()).toEqual([[105, 103, 101]]));
  expect(shop.calls("sort_wishlist_items").map((sent) => sent.getAll("positions[]").join())).toEqual(taken);
  expect(shown()).toEqual(["105", "103", "101"]);
});

it.each([
  ["follows a mouse from anywhere in its row", "mouse", ".product-price", true],
  ["follows a mouse from its own buttons", "mouse", ".sw-wishlist-step", true],
  ["follows a finger from its own buttons", "touch", ".sw-wishlist-step", true],
  ["lets a finger scroll the page elsewhere", "touch", ".product-price", false],
  ["leaves links to the browser", "mouse", ".product-name a", false],
  ["leaves other buttons of the mouse to the browser", "mouse", ".product-price", false, 2],
])("a row that is dragged %s", async (_case, pointerType, part, isDragged, button = 0) => {
  const shop = await openList();
  const place = find(`[data-row-id="101"] ${part}`);
  // A drag selects no text.
  expect(fireEvent.pointerDown(place, { button, pointerType })).toBe(!isDragged);
  fireEvent.pointerMove(window, { clientY: 500 });
  fireEvent.pointerUp(window);
  expect(shown()).toEqual(isDragged ? ["103", "105", "101"] : ["101", "103", "105"]);
  if (isDragged) await waitFor(() => expect(shop.listed()).toEqual([[103, 105, 101]]));
});

it("goes on with the row that is dragged when a second finger comes", async () => {
  const shop = await openList();
  for (const id of [101, 103])
    fireEvent.pointerDown(find(`[data-row-id="${id}"] td.product-arrange`), { button: 0, pointerType: "touch" });
  fireEvent.pointerMove(window, { clientY: 500 });
  fireEvent.pointerUp(window);
  await waitFor(() => expect(shop.listed()).toEqual([[103, 105, 101]]));
  expect(document.querySelector("[data-sw-dragged]")).toBeNull();
});

it("scrolls the page when a row is held at the window's edge", async () => {
  const scroll = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  await openList();
  fireEvent.pointerDown(find("td.product-arrange"), { button: 0 });
  for (const clientY of [window.innerHeight - 10, 400, 15]) fireEvent.pointerMove(window, { clientY });
  fireEvent.pointerUp(window);
  expect(scroll.mock.calls).toEqual([30, 0, -25].map((top) => [{ top, behavior: "instant" }]));
});

it("gives the list back as it was", async () => {
  openShopWithWishes(103, 101);
  const { part, settings } = await readShopPage("/wishlist/?wishlist=sort");
  const loader = showPage(part("form.yith-wcwl-form"), settings);
  const before = document.querySelector(".wishlist_table")?.outerHTML;
  await loader.mount();
  expect(document.querySelectorAll(".sw-wishlist-step")).toHaveLength(4);
  loader.unmount();
  expect(document.querySelector(".wishlist_table")?.outerHTML).toBe(before);
});

it.each([
  ["as the list is given back", () => endPage()],
  ["at Escape", () => fireEvent.keyDown(window, { key: "Escape" })],
  ["when the browser takes the finger", () => fireEvent.pointerCancel(window)],
])("puts a row back that is being dragged %s", async (_when, end) => {
  const shop = await openList();
  fireEvent.pointerDown(find("td.product-arrange"), { button: 0 });
  fireEvent.pointerMove(window, { clientY: 500 });
  expect(shown()).toEqual(["103", "105", "101"]);
  expect(document.querySelector("[data-sw-dragged]")).toBeTruthy();
  end();
  expect(shown()).toEqual(["101", "103", "105"]);
  expect(document.querySelector("[data-sw-dragged]")).toBeNull();
  expect(shop.calls("sort_wishlist_items")).toEqual([]);
});

it("puts no buttons back into a list that it has left, where a move fails later", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openList();
  shop.session.faults.push({ action: "sort_wishlist_items", kind: "500", times: 1, isApplied: false });
  fireEvent.click(down(KETTLE_NAME));
  endPage();
  await waitFor(() => expect(shown()).toEqual(["101", "103", "105"]));
  expect(document.querySelectorAll(".sw-wishlist-step")).toHaveLength(0);
});

it.each([
  ["the list is not marked", "", {}],
  ["the setting says no", "sort", { enable_drag_n_drop: "" }],
])("offers nothing where %s", async (_why, options, changes) => {
  await openList(options, changes);
  expect(screen.queryByRole("button", { name: /^Move “/ })).toBeNull();
});
