import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { changeWishlist } from "#src/stores/wishlist-changes.ts";
import { showPage } from "#src/testing/page.ts";
import { MUG } from "#src/testing/products.ts";
import { untilQuiet } from "#src/testing/server.ts";
import { openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";
import { inHaste, openPopup } from "#src/testing/wishlist-popup.ts";
import { bindWishlistScript } from "#src/testing/wishlist-script.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const openEstimate = async (options = "estimate") => {
  const shop = openShopWithWishes(MUG);
  setOptions(shop, options);
  const page = await readShopPage("/wishlist/");
  const { yith_wcwl_l10n, ...others } = inHaste(page.settings);
  // This setting is for the other popups, whose answer then stays.
  const settings = { ...others, yith_wcwl_l10n: { ...yith_wcwl_l10n, auto_close_popup: "" } };
  showPage(page.part("form.yith-wcwl-form") + page.part("#ask_an_estimate_popup"), settings);
  return { shop, popup: await openPopup("Ask for an estimate") };
};

it("shows the shop's message under the description when an estimate fails, then its template", async () => {
  const { shop, popup } = await openEstimate();
  const form = popup.getByRole("button", { name: "Send" }).closest("form");
  if (!form) throw new Error("The popup has no form.");
  fireEvent.submit(form);
  const problem = await popup.findByRole("alert");
  expect(problem.textContent?.trim()).toBe("Please tell us a valid email address.");
  expect(problem.classList.contains("woocommerce-error")).toBe(true);
  fireEvent.change(popup.getByRole("textbox", { name: "Your email address" }), {
    target: { value: "ada@example.com" },
  });
  fireEvent.submit(form);
  expect(await popup.findByText(/We will answer to ada@example.com/)).toBeTruthy();
  // The template brings a frame of its own.
  expect(document.querySelectorAll("dialog .yith-wcwl-popup-feedback")).toHaveLength(1);
  expect(shop.calls("ask_an_estimate")).toHaveLength(2);
});

it("leaves the focus on the link that has opened it, to which the browser returns it", async () => {
  await openEstimate();
  const [opener] = screen.getAllByRole("link", { name: "Ask for an estimate" });
  opener?.focus();
  document.querySelector("dialog")?.close();
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  expect(document.activeElement).toBe(opener);
});

it("speaks of the request, not of the list, when an estimate fails without words, and keeps what was typed", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { shop, popup } = await openEstimate();
  shop.session.faults.push({ action: "ask_an_estimate", kind: "500", times: 1, isApplied: false });
  const field = popup.getByRole<HTMLInputElement>("textbox", { name: "Your email address" });
  fireEvent.change(field, { target: { value: "ada@example.com" } });
  fireEvent.submit(field.form ?? document.body);
  expect((await popup.findByRole("alert")).textContent?.trim()).toBe(
    "Your request could not be sent. Please try again.",
  );
  expect(field.value).toBe("ada@example.com");
});

it("waits for a change that the shop still answers, so that the request is for the list as it is", async () => {
  const { shop, popup } = await openEstimate();
  shop.session.latencyMs.set("load_fragments", 100);
  const change = changeWishlist("load_fragments", {});
  fireEvent.submit(popup.getByRole<HTMLButtonElement>("button", { name: "Send" }).form ?? document.body);
  await popup.findByRole("alert");
  await change;
  expect(shop.session.requests.slice(-2).map(({ action }) => action)).toEqual(["load_fragments", "ask_an_estimate"]);
});

it("closes after the configured time and goes where the shop is set to", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const { popup } = await openEstimate("estimate,estimateredirect");
  fireEvent.change(popup.getByRole("textbox", { name: "Your email address" }), {
    target: { value: "ada@example.com" },
  });
  fireEvent.submit(popup.getByRole("button", { name: "Send" }).closest("form") ?? document.body);
  await waitFor(() => expect(popup.getByText(/We will answer/)).toBeTruthy());
  expect(document.querySelector("dialog")).toBeTruthy();
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  expect(assign).toHaveBeenCalledWith("https://shop.example/shop/");
});

it("goes nowhere any more when it was closed before the shop answered", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const { shop, popup } = await openEstimate("estimate,estimateredirect");
  const form = popup.getByRole("button", { name: "Send" }).closest("form");
  fireEvent.change(popup.getByRole("textbox", { name: "Your email address" }), {
    target: { value: "ada@example.com" },
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.submit(form ?? document.body);
  fireEvent.click(popup.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  await waitFor(() => expect(shop.calls("ask_an_estimate")).toHaveLength(1));
  await untilQuiet();
  await vi.advanceTimersByTimeAsync(400);
  expect(assign).not.toHaveBeenCalled();
});

it("is sent once where the platform's own script is on the page, which did not open it", async () => {
  window.jQuery = jquery;
  const sentAgain = vi.fn();
  const unbind = bindWishlistScript(sentAgain);
  onTestFinished(() => {
    unbind();
    delete window.jQuery;
  });
  const { shop, popup } = await openEstimate();
  fireEvent.submit(popup.getByRole<HTMLButtonElement>("button", { name: "Send" }).form ?? document.body);
  await popup.findByRole("alert");
  expect([shop.calls("ask_an_estimate").length, sentAgain.mock.calls.length]).toEqual([1, 0]);
});
