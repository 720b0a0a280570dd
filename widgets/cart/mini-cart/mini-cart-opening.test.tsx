import { fireEvent, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { expect, it, vi } from "vitest";
import { fireNative } from "#src/dom/fire-native.ts";
import { forgetCalls, publishConstructors } from "#src/dom/page-builder/builder-calls.ts";
import { emitOwn } from "#src/dom/platform-events.ts";
import { demo, host, html, panel, showMiniCart, toggle } from "#src/testing/cart-panel.ts";
import { showPage } from "#src/testing/page.ts";
import { clickWithPointer, setWidth } from "#src/testing/shopper.ts";

/** Resolves when all listeners of the add have had their turn. */
const announceAdd = async () => emitOwn("storefront:item-added", { fragments: {}, cartHash: "" });

it("opens at a click that came before its code, and says so to assistive technology and other scripts", async () => {
  const opened = new Promise((resolve) =>
    document.addEventListener("storefront:mini-cart-opened", resolve, { once: true }),
  );
  showPage(demo());
  fireEvent.click(screen.getByRole("link", { name: "View cart" }));
  await opened;
  expect(panel()).not.toBeNull();
  expect(host()?.dataset.state).toBe("open");
  expect(html.classList.contains("is-breakdance-mini-cart-open")).toBe(true);
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
  expect(toggle().getAttribute("aria-controls")).toBe(panel()?.id);
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

it("stays open when its control was pressed twice before its code had come", async () => {
  const opened = new Promise((resolve) =>
    document.addEventListener("storefront:mini-cart-opened", resolve, { once: true }),
  );
  showPage(demo());
  const link = screen.getByRole("link", { name: "View cart" });
  clickWithPointer(link);
  clickWithPointer(link);
  await opened;
  expect(panel()).not.toBeNull();
  clickWithPointer(toggle());
  expect(panel()).toBeNull();
});

it("by keyboard takes the focus to its title, gives it back on Escape, and answers to Space", async () => {
  await showMiniCart();
  toggle().focus();
  fireEvent.keyDown(toggle(), { key: " " });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your cart" }));
  // An input method in one of the panel's fields has taken this Escape.
  fireEvent.keyDown(document.body, { key: "Escape", keyCode: 229 });
  expect(panel()).not.toBeNull();
  // Something in the panel has closed at this Escape.
  document.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(panel()).not.toBeNull();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(panel()).toBeNull();
  expect(host()?.dataset.state).toBe("closed");
  expect(document.activeElement).toBe(toggle());
  expect(html.classList.contains("is-breakdance-mini-cart-open")).toBe(false);
});

it("without a title is named after its control and takes the focus itself", async () => {
  await showMiniCart(demo().replace(/<h2.*<\/h2>/, ""));
  fireEvent.keyDown(toggle(), { key: " " });
  expect(document.activeElement).toBe(screen.getByRole("dialog", { name: "View cart" }));
});

it("leaves Escape and clicks elsewhere alone while it is closed", async () => {
  await showMiniCart();
  const heard = vi.fn();
  document.addEventListener("storefront:mini-cart-closed", heard, { once: true });
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  elsewhere.focus();
  fireEvent.keyDown(elsewhere, { key: "Escape" });
  fireEvent.click(elsewhere);
  expect(heard).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(elsewhere);
});

it("as a dropdown takes the focus also at Firefox's Enter, which counts as one click", async () => {
  await showMiniCart();
  toggle().focus();
  fireEvent(toggle(), new PointerEvent("click", { bubbles: true, cancelable: true, detail: 1, pointerId: -1 }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your cart" }));
});

it("stays open where text is selected beyond its edge", async () => {
  await showMiniCart();
  clickWithPointer(toggle());
  panel()?.focus();
  fireEvent.click(document.body);
  expect(panel()).not.toBeNull();
  panel()?.blur();
  fireEvent.click(document.body);
  expect(panel()).toBeNull();
});

it("as a dropdown leaves the page alone and closes when the focus leaves it", async () => {
  await showMiniCart();
  clickWithPointer(toggle());
  expect(html.classList.contains("bde-stop-scrolling")).toBe(false);
  expect(document.querySelector("[inert]")).toBeNull();
  expect(document.activeElement).toBe(document.body);
  screen.getByRole("button", { name: "Close cart" }).focus();
  // The shopper looks at another window.
  fireEvent.focusOut(screen.getByRole("button", { name: "Close cart" }), { relatedTarget: null });
  expect(panel()).not.toBeNull();
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
});

it.each([
  ["the close button", () => screen.getByRole("button", { name: "Close cart" })],
  ["the toggle", () => toggle()],
  ["a click outside", () => screen.getByRole("heading", { name: "Shop" })],
])("closes by %s, and says so to other scripts", async (_way, target) => {
  await showMiniCart();
  const heard = vi.fn();
  document.addEventListener("storefront:mini-cart-closed", heard, { once: true });
  clickWithPointer(toggle());
  expect(panel()).not.toBeNull();
  clickWithPointer(target());
  expect(panel()).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
});

it("stays open when a click inside it removes what was clicked", async () => {
  await showMiniCart();
  clickWithPointer(toggle());
  const link = screen.getByRole("link", { name: "Continue shopping" });
  link.addEventListener("click", (event) => {
    event.preventDefault();
    link.remove();
  });
  clickWithPointer(link);
  expect(panel()).not.toBeNull();
});

it("as a sidebar is modal: the page stands still, is inert except for its live regions, and comes back on close", async () => {
  await showMiniCart(`${demo({ style: "sidebar" })}<p role="status"></p>`);
  clickWithPointer(toggle());
  expect(html.classList.contains("bde-stop-scrolling")).toBe(true);
  expect(panel()?.getAttribute("aria-modal")).toBe("true");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your cart" }));
  expect(document.querySelector("main")?.inert).toBe(true);
  expect(screen.getByRole("status").inert).toBe(false);
  clickWithPointer(screen.getByRole("button", { name: "Close cart" }));
  expect(html.className).toBe("");
  expect(document.querySelector("[inert]")).toBeNull();
  expect(document.activeElement).toBe(toggle());
});

it.each([
  ["dropdown", true],
  ["sidebar", false],
])("as a %s leaves a theme's overlay hidden: %s", async (style, isHidden) => {
  await showMiniCart(demo({ style }).replace('<a href="/shop/', '<i data-part="overlay" hidden></i>$&'));
  const overlay = document.querySelector<HTMLElement>('[data-part="overlay"]');
  clickWithPointer(toggle());
  expect(overlay?.hidden).toBe(isHidden);
  clickWithPointer(overlay ?? html);
  expect(overlay?.hidden).toBe(true);
});

it("decides anew when the breakpoint changes while it is open", async () => {
  await showMiniCart();
  clickWithPointer(toggle());
  expect(html.classList.contains("bde-stop-scrolling")).toBe(false);
  setWidth(700);
  await waitFor(() => expect(html.classList.contains("bde-stop-scrolling")).toBe(true));
  expect(panel()?.getAttribute("aria-modal")).toBe("true");
  setWidth(1024);
  await waitFor(() => expect(html.classList.contains("bde-stop-scrolling")).toBe(false));
  expect(panel()).not.toBeNull();
});

it("never covers the screen where the setting says never", async () => {
  setWidth(400);
  await showMiniCart(demo({ "full-screen-at": "never" }));
  clickWithPointer(toggle());
  expect(html.classList.contains("bde-stop-scrolling")).toBe(false);
});

it.each([
  [true, { "open-cart-on-add": "true" }],
  [true, { "open-cart-on-add": "1", style: "" }],
  [false, { "open-cart-on-add": "", "full-screen-at": "" }],
  [false, { "open-cart-on-add": "false" }],
  [false, {}],
])("opens after an add: %s with %j", async (opens, attributes) => {
  await showMiniCart(demo(attributes));
  await announceAdd();
  expect(panel() !== null).toBe(opens);
});

it("does as the builder's call says that comes after its code", async () => {
  await showMiniCart();
  publishConstructors(["BreakdanceMiniCart"]);
  const BreakdanceMiniCart: new (selector: string, options: object) => object = Reflect.get(
    window,
    "BreakdanceMiniCart",
  );
  new BreakdanceMiniCart("[data-widget='mini-cart']", { style: "sidebar", cart: { open_cart_on_add: true } });
  await announceAdd();
  expect(panel()?.getAttribute("aria-modal")).toBe("true");
  Reflect.deleteProperty(window, "BreakdanceMiniCart");
  forgetCalls();
});

it("returns to the button of the add that opened it", async () => {
  await showMiniCart(demo({ "open-cart-on-add": "true", style: "sidebar" }));
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await announceAdd();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
});

it("opens where the popup in which something was added closes at the same event, as quick views do", async () => {
  await showMiniCart(demo({ "open-cart-on-add": "true", style: "sidebar" }));
  const popup = document.createElement("div");
  popup.setAttribute("aria-modal", "true");
  document.body.append(popup);
  document.addEventListener("storefront:item-added", () => popup.remove(), { once: true });
  await announceAdd();
  expect(panel()).not.toBeNull();
});

it("opens at start for a product that the server added", async () => {
  showPage(demo({ "open-cart-on-add": "true" }));
  fireNative(document.body, "storefront:added-before-load", {});
  await waitFor(() => expect(panel()).not.toBeNull());
});

it("stays closed for a product that the server added where the shop does not want it to open", async () => {
  await showMiniCart();
  fireNative(document.body, "storefront:added-before-load", {});
  expect(panel()).toBeNull();
});

it("does not open by itself where it is hidden", async () => {
  await showMiniCart(demo({ "open-cart-on-add": "true", style: "sidebar" }));
  toggle().style.display = "none";
  await announceAdd();
  expect(html.classList.contains("bde-stop-scrolling")).toBe(false);
});

it("keeps the focus in a modal panel when Tab is pressed on its last stop", async () => {
  await showMiniCart(demo({ style: "sidebar" }));
  clickWithPointer(toggle());
  const last = screen.getByRole("link", { name: "Continue shopping" });
  last.focus();
  await waitFor(() => {
    fireEvent.keyDown(last, { key: "Tab", keyCode: 9 });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close cart" }));
  });
});
