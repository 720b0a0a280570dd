import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart } from "#src/testing/recordings.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const focusedText = () => document.activeElement?.textContent?.trim();

const ERROR = '<ul class="woocommerce-error" role="alert"><li>Please choose a size.</li></ul>';

const showNotices = async (html: string) => {
  showPage(html);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};

it("focuses the page's first alert after 500 ms and passes over information", async () => {
  await showNotices(`${demoHtml("content/notices")}${ERROR}`);
  const alert = screen.getByText(/has been added/);
  expect(alert.tabIndex).toBe(-1);
  await vi.advanceTimersByTimeAsync(499);
  expect(document.activeElement).toBe(document.body);
  await vi.advanceTimersByTimeAsync(1);
  expect(document.activeElement).toBe(alert);
});

it.each([
  ["does not jump to the alert while the page is on its way to it, or the shopper scrolls elsewhere", 300, true],
  ["brings the alert into view for a shopper who waits for it", 0, false],
])("%s", async (_what, top, preventScroll) => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  await showNotices(demoHtml("content/notices"));
  await vi.advanceTimersByTimeAsync(400);
  vi.stubGlobal("scrollY", top);
  await vi.advanceTimersByTimeAsync(100);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("leaves the focus to a shopper who has gone on meanwhile", async () => {
  await showNotices(`${demoHtml("content/notices")}<input aria-label="Search">`);
  const search = screen.getByRole("textbox", { name: "Search" });
  search.focus();
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement).toBe(search);
});

it.each([
  ["leaves the focus in a field that the shopper has gone to while its code was on its way", "", "Search"],
  ["takes the focus from the field that the page has put it in", "autofocus", "Please choose a size."],
])("%s", async (_what, attribute, focused) => {
  showPage(`<div class="woocommerce-notices-wrapper">${ERROR}</div><button ${attribute}>Search</button>`);
  screen.getByRole("button").focus();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(500);
  expect(focusedText()).toBe(focused);
});

it.each(["storefront:cart-page-updated", "storefront:cart-row-removed"])(
  "focuses the first alert 500 ms after %s",
  async (name) => {
    await showNotices('<button type="button">Update cart</button><div class="woocommerce-notices-wrapper"></div>');
    screen.getByRole("button").focus();
    find(".woocommerce-notices-wrapper").insertAdjacentHTML("beforeend", ERROR);
    document.body.dispatchEvent(new CustomEvent(name, { bubbles: true }));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(499);
    expect(focusedText()).toBe("Update cart");
    await vi.advanceTimersByTimeAsync(1);
    expect(focusedText()).toBe("Please choose a size.");
  },
);

it.each([
  ["leaves the focus in a field into which the shopper types while the cart is being changed", "", "INPUT"],
  ["takes the focus from the quantity that was sent, also where the shop has refused its number", "qty", "UL"],
])("%s", async (_what, className, focused) => {
  await showNotices(`<input class="${className}"><div class="woocommerce-notices-wrapper"></div>`);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.focus();
  field.value = "5";
  find(".woocommerce-notices-wrapper").insertAdjacentHTML("beforeend", ERROR);
  document.body.dispatchEvent(new CustomEvent("storefront:cart-page-updated", { bubbles: true }));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement?.tagName).toBe(focused);
});

it("does not pull the shopper to an alert that other scripts add", async () => {
  await showNotices('<button type="button">Buy</button><div class="woocommerce-notices-wrapper"></div>');
  find(".woocommerce-notices-wrapper").insertAdjacentHTML("beforeend", ERROR);
  fireEvent.click(screen.getByRole("button"));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement).toBe(document.body);
});

it("loads nothing on a page whose notices only inform", async () => {
  const loader = showPage('<div class="woocommerce-info" role="status">Free delivery</div>');
  expect(loader.inspect().filter(({ widget }) => widget === "notices")).toEqual([]);
});

it.skipIf(!hasRecordings)("focuses the error of the recorded cart page", async () => {
  await showNotices(recordedPart("cart", ".woocommerce-error, .woocommerce-notices-wrapper"));
  await vi.advanceTimersByTimeAsync(500);
  expect(focusedText()).toMatch(/^You cannot add "Long Sleeve Tee" to the cart/);
});
