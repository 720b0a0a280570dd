import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import type { Loader } from "#src/islands/loader.ts";
import { find } from "#src/testing/find.ts";
import { openShopWithCart, quantityOf, removeLink } from "#src/testing/mini-cart.ts";
import { showPage } from "#src/testing/page.ts";
import { KETTLE, KETTLE_NAME, MUG, MUG_NAME } from "#src/testing/products.ts";

/** The keys of restored lines. */
const hearRestored = () => {
  const keys: string[] = [];
  const hear = (event: Event) => keys.push((event as CustomEvent<{ key: string }>).detail.key);
  document.addEventListener("storefront:item-restored", hear);
  onTestFinished(() => document.removeEventListener("storefront:item-restored", hear));
  return keys;
};
/** Aborted when the test is over. */
const untilEnd = (): AbortSignal => {
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  return ended.signal;
};
/** Resolves once the code of the offer runs on the cart that is printed now. */
const offerIsLoaded = (loader: Loader) =>
  waitFor(() => expect(loader.inspect().find(({ widget }) => widget === "undo-remove")?.state).toBe("mounted"));
const undoButton = () => screen.findByRole("button", { name: "Undo" });
/** Returns the offer under the shopper's pointer. From now on time passes only by `wait`. */
const holdOffer = (): HTMLElement => {
  const offer = find(".sw-undo");
  fireEvent.pointerEnter(offer);
  vi.useFakeTimers();
  return offer;
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("says what was removed and puts it back with its quantity, its data and the focus", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  removeLink(MUG_NAME).focus();
  fireEvent.click(removeLink(MUG_NAME));
  const undo = await undoButton();
  const text = screen.getByText(`“${MUG_NAME}” removed.`);
  expect(undo.getAttribute("aria-describedby")).toBe(text.id);
  undo.focus();
  for (let press = 0; press < 2; press++) fireEvent.click(undo);
  expect(undo.ariaDisabled).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(removeLink(MUG_NAME)));
  expect(shop.inCart()).toEqual([
    [KETTLE, 1],
    [MUG, 2],
  ]);
  expect(shop.session.requests.filter(({ action }) => action === "undo_item")).toHaveLength(1);
  // The line keeps its room, so that nothing moves under the shopper's finger.
  expect(text.parentElement?.dataset.state).toBe("over");
});

it.each([
  ["in the shop's words", "", `“${MUG_NAME}” has been removed from your cart`],
  ["in ours where the theme's template has none", "data-success_message", `“${MUG_NAME}” removed.`],
])("speaks a removal once, %s", async (_whose, missing, text) => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  if (missing) removeLink(MUG_NAME).removeAttribute(missing);
  fireEvent.click(removeLink(MUG_NAME));
  await undoButton();
  const spoken = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await waitFor(() => expect(spoken()).toContain(text), { timeout: 3000 });
  expect(spoken().filter((said) => said.includes(MUG_NAME))).toEqual([text]);
});

it.each([
  ["", []],
  [" though the answer was lost", [{ action: "update_cart", kind: "500", times: 1, isApplied: true }]],
] as const)(
  "offers to put back a line that a quantity of zero has taken away%s, and keeps the focus",
  async (_, faults) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const shop = await openShopWithCart();
    shop.session.faults.push(...faults);
    showPage(shop.widget);
    quantityOf(MUG_NAME).focus();
    fireEvent.change(quantityOf(MUG_NAME), { target: { value: "0" } });
    const undo = await undoButton();
    expect(shop.inCart()).toEqual([[KETTLE, 1]]);
    await waitFor(() => expect(document.activeElement).toBe(removeLink(KETTLE_NAME)));
    fireEvent.click(undo);
    await waitFor(() => expect(shop.inCart()).toContainEqual([MUG, 2]));
  },
);

it("puts back the number that was typed just before the removal", async () => {
  const shop = await openShopWithCart();
  await showPage(shop.widget).mount();
  fireEvent.change(quantityOf(MUG_NAME), { target: { value: "5" } });
  fireEvent.click(removeLink(MUG_NAME));
  fireEvent.click(await undoButton());
  await waitFor(() => expect(shop.inCart()).toContainEqual([MUG, 5]));
  const changes = shop.session.requests.map(({ action }) => action).filter((action) => !/page|fragments/.test(action));
  expect(changes).toEqual(["update_cart", "remove_from_cart", "undo_item"]);
});

it("offers nothing for a zero that the shop has not followed", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openShopWithCart();
  shop.session.faults.push({ action: "update_cart", kind: "500", times: 1, isApplied: false });
  showPage(shop.widget);
  fireEvent.change(quantityOf(MUG_NAME), { target: { value: "0" } });
  await screen.findByText(/could not be changed/);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("offers only the last removal, and only where the shopper acted", async () => {
  const shop = await openShopWithCart();
  showPage(`<aside>${shop.widget}</aside><main>${shop.widget}</main>`);
  const main = within(screen.getByRole("main"));
  fireEvent.click(main.getByRole("button", { name: `Remove ${MUG_NAME} from cart` }));
  await main.findByText(`“${MUG_NAME}” removed.`);
  fireEvent.click(main.getByRole("button", { name: `Remove ${KETTLE_NAME} from cart` }));
  await main.findByText(`“${KETTLE_NAME}” removed.`);
  expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
});

it("stands outside the content, so that a repaint of the cart does not take it away", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  fireEvent.click(removeLink(MUG_NAME));
  const undo = await undoButton();
  expect(undo.closest(".widget_shopping_cart_content")).toBeNull();
  expect(undo.closest(".widget_shopping_cart")).not.toBeNull();
});

it("stays with the focus where another script prints the cart once more after the removal, and goes after the undo", async () => {
  const shop = await openShopWithCart();
  const loader = showPage(shop.widget);
  const printAnew = async (offer: HTMLElement) => {
    const content = document.querySelector(".widget_shopping_cart_content");
    content?.replaceWith(content.cloneNode(true));
    await waitFor(() => expect(offer.isConnected).toBe(false));
  };
  removeLink(MUG_NAME).focus();
  fireEvent.click(removeLink(MUG_NAME));
  const offer = await undoButton();
  await waitFor(() => expect(document.activeElement).toBe(removeLink(KETTLE_NAME)));
  await printAnew(offer);
  expect(document.activeElement).toBe(removeLink(KETTLE_NAME));
  const undo = await undoButton();
  undo.focus();
  fireEvent.click(undo);
  await waitFor(() => expect(document.activeElement).toBe(removeLink(MUG_NAME)));
  await printAnew(undo);
  expect(document.activeElement).toBe(removeLink(MUG_NAME));
  fireEvent.pointerOver(removeLink(MUG_NAME));
  await offerIsLoaded(loader);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("is offered for six seconds since it had the pointer or the focus last", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  fireEvent.click(removeLink(MUG_NAME));
  const undo = await undoButton();
  const offer = holdOffer();
  await wait(10_000);
  expect(offer.dataset.state).toBe("offered");
  fireEvent.pointerLeave(offer);
  await wait(5500);
  await act(() => undo.focus());
  await wait(10_000);
  expect(offer.dataset.state).toBe("offered");
  await act(() => undo.blur());
  await wait(5500);
  expect(offer.dataset.state).toBe("offered");
  const close = () => act(() => document.dispatchEvent(new CustomEvent("storefront:mini-cart-closed")));
  await close();
  expect(offer.isConnected).toBe(true);
  await wait(600);
  expect(offer.dataset.state).toBe("over");
  await close();
  expect(offer.isConnected).toBe(false);
});

it("waits for who comes to it with the keys from the lines before it", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  removeLink(MUG_NAME).focus();
  fireEvent.click(removeLink(MUG_NAME));
  const undo = await undoButton();
  await waitFor(() => expect(document.activeElement).toBe(removeLink(KETTLE_NAME)));
  const offer = holdOffer();
  await wait(0);
  fireEvent.pointerLeave(offer);
  await wait(10_000);
  expect(offer.dataset.state).toBe("offered");
  await act(() => quantityOf(KETTLE_NAME).focus());
  await wait(10_000);
  await act(() => undo.focus());
  await wait(10_000);
  expect(offer.dataset.state).toBe("offered");
  await act(() => undo.blur());
  await wait(6100);
  expect(offer.dataset.state).toBe("over");
});

it("when it is over leaves its room to the next removal's offer before the page is painted", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  fireEvent.click(removeLink(MUG_NAME));
  await undoButton();
  const offer = holdOffer();
  fireEvent.pointerLeave(offer);
  await wait(6100);
  vi.useRealTimers();
  const offers = new Promise((resolve) => {
    const count = () => setTimeout(() => resolve(document.querySelectorAll(".sw-undo").length));
    document.addEventListener("storefront:item-removed", count, { capture: true, signal: untilEnd() });
  });
  fireEvent.click(removeLink(KETTLE_NAME));
  expect(await offers).toBe(1);
  await waitFor(() => expect(offer.isConnected).toBe(false));
});

it("offers no second undo where the platform's script has printed the cart anew with the line that came back", async () => {
  const shop = await openShopWithCart();
  const loader = showPage(shop.widget);
  fireEvent.click(removeLink(MUG_NAME));
  const undo = await undoButton();
  document.addEventListener(
    "storefront:cart-changed",
    () => {
      const content = document.querySelector(".widget_shopping_cart_content");
      content?.replaceWith(content.cloneNode(true));
    },
    { signal: untilEnd() },
  );
  fireEvent.click(undo);
  await waitFor(() => expect(shop.inCart()).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(removeLink(MUG_NAME)));
  fireEvent.pointerOver(removeLink(MUG_NAME));
  await offerIsLoaded(loader);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("says that the line is back, and goes with the next change of the cart", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  fireEvent.click(removeLink(MUG_NAME));
  fireEvent.click(await undoButton());
  const spoken = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
  await waitFor(() => expect(spoken()).toBe(`“${MUG_NAME}” is back in your cart.`), { timeout: 3000 });
  fireEvent.change(quantityOf(KETTLE_NAME), { target: { value: "3" } });
  await waitFor(() => expect(shop.inCart()).toContainEqual([KETTLE, 3]));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
});

it("tells the shopper where they acted when the shop cannot be reached, and can be pressed again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openShopWithCart();
  showPage(shop.widget);
  fireEvent.click(removeLink(MUG_NAME));
  const undo = await undoButton();
  shop.session.faults.push({ action: "undo_item", kind: "500", times: 1, isApplied: false });
  undo.focus();
  fireEvent.click(undo);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(`“${MUG_NAME}” could not be put back. Please try again.`);
  expect(alert.closest(".widget_shopping_cart")).not.toBeNull();
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  await waitFor(() => expect(shop.inCart()).toContainEqual([MUG, 2]));
  await waitFor(() => expect(document.activeElement).toBe(removeLink(MUG_NAME)));
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["the answer was lost", "undo_item"],
  ["the shop could not be asked for its cart at once", "get_refreshed_fragments"],
])("finds a line that was put back though %s, and tells so", async (_what, action) => {
  const shop = await openShopWithCart();
  const restored = hearRestored();
  showPage(shop.widget);
  const key = removeLink(MUG_NAME).dataset.cart_item_key;
  fireEvent.click(removeLink(MUG_NAME));
  const undo = await undoButton();
  shop.session.faults.push({ action, kind: "500", times: 1, isApplied: true });
  undo.focus();
  fireEvent.click(undo);
  await waitFor(() => expect(document.activeElement).toBe(removeLink(MUG_NAME)), { timeout: 4000 });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(restored).toEqual([key]);
});

it("does not believe an answer that put nothing back, nor tells of it", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openShopWithCart();
  const restored = hearRestored();
  showPage(shop.widget);
  fireEvent.click(removeLink(MUG_NAME));
  const undo = await undoButton();
  shop.session.removed.clear();
  fireEvent.click(undo);
  expect(await screen.findByRole("alert", {}, { timeout: 4000 })).toBeTruthy();
  expect(shop.inCart()).toEqual([[KETTLE, 1]]);
  expect(restored).toEqual([]);
});
