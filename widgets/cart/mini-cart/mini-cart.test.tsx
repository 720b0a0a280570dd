import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announceNews } from "#src/dom/platform-events.ts";
import { $cart } from "#src/stores/cart.ts";
import { openShopWithCart } from "#src/test-mini-cart.ts";
import { demoHtml, showPage } from "#src/test-page.ts";
import { server } from "#src/test-server.ts";

const unknownCart = { isKnown: false, isPending: false, hash: "", count: 0, subtotal: "", lines: [] };
const knownCart = { ...unknownCart, isKnown: true, count: 2, subtotal: "$31.50" };

const html = document.documentElement;
const host = () => document.querySelector<HTMLElement>('[data-widget="mini-cart"]');
const panel = () => screen.queryByRole("dialog", { name: "Your cart" });
const toggle = () => screen.getByRole("button", { name: /^(View cart|Cart: .*)$/ });
const demo = (attributes: object = {}) => {
  const page = demoHtml("cart/mini-cart").replace(/ data-(style|full-screen-at|open-cart-on-add)="[^"]*"/g, "");
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`);
  return `<main><h1>Shop</h1><button>Elsewhere</button></main>${page.replace('="mini-cart"', `="mini-cart"${written.join("")}`)}`;
};

/** Mounts at once, as a shopper's pointer does on its way to the toggle. */
const showMiniCart = async (page = demo()) => {
  const loader = showPage(page);
  await loader.mount();
  return loader;
};

/** Media queries follow the width of happy-dom's window. */
const setWidth = (width: number) => Reflect.get(window, "happyDOM").setViewport({ width });

const clickWithPointer = (element: Element) => fireEvent.click(element, { detail: 1 });

beforeEach(() => {
  $cart.set(knownCart);
});

afterEach(() => {
  setWidth(1024);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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

it("by keyboard takes the focus to its title, gives it back on Escape, and answers to Space", async () => {
  await showMiniCart();
  toggle().focus();
  fireEvent.keyDown(toggle(), { key: " " });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your cart" }));
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(toggle());
  expect(html.classList.contains("is-breakdance-mini-cart-open")).toBe(false);
});

it("as a dropdown leaves the page alone and closes when the focus leaves it", async () => {
  await showMiniCart();
  clickWithPointer(toggle());
  expect(html.classList.contains("bde-stop-scrolling")).toBe(false);
  expect(document.querySelector("[inert]")).toBeNull();
  screen.getByRole("button", { name: "Close cart" }).focus();
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
});

it.each([
  ["the close button", () => screen.getByRole("button", { name: "Close cart" })],
  ["the toggle", () => toggle()],
  ["a click outside", () => screen.getByRole("heading", { name: "Shop" })],
])("closes by %s", async (_way, target) => {
  await showMiniCart();
  clickWithPointer(toggle());
  expect(panel()).not.toBeNull();
  clickWithPointer(target());
  expect(panel()).toBeNull();
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
  [false, {}],
])("opens after an add: %s with %j", async (opens, attributes) => {
  await showMiniCart(demo(attributes));
  announceNews("storefront:item-added", { fragments: {}, cartHash: "" });
  expect(panel() !== null).toBe(opens);
});

it("returns to the button of the add that opened it", async () => {
  await showMiniCart(demo({ "open-cart-on-add": "true", style: "sidebar" }));
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  announceNews("storefront:item-added", { fragments: {}, cartHash: "" });
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
});

it("opens at start for a product that the server added", async () => {
  showPage(demo());
  announceNews("storefront:added-before-load", {});
  await waitFor(() => expect(panel()).not.toBeNull());
});

it("does not open by itself where it is hidden", async () => {
  await showMiniCart(demo({ "open-cart-on-add": "true", style: "sidebar" }));
  vi.spyOn(toggle(), "getClientRects").mockReturnValue(Object.assign([], { item: () => null }));
  announceNews("storefront:item-added", { fragments: {}, cartHash: "" });
  expect(html.classList.contains("bde-stop-scrolling")).toBe(false);
});

it("says what the cart holds: in the toggle's name, in the theme's parts, and aloud when that changes", async () => {
  vi.useFakeTimers();
  await showMiniCart();
  await vi.advanceTimersByTimeAsync(100);
  expect(toggle().getAttribute("aria-label")).toBe("Cart: 2 items, $31.50");
  $cart.set({ ...knownCart, count: 1, subtotal: "$13.50" });
  await vi.advanceTimersByTimeAsync(3000);
  expect(toggle().getAttribute("aria-label")).toBe("Cart: 1 item, $13.50");
  expect(toggle().textContent).toContain("1");
  expect(document.querySelector('[data-part="subtotal"]')?.textContent).toBe("$13.50");
  expect(screen.getByText("Cart: 1 item, $13.50").getAttribute("role")).toBe("status");
});

it("asks for an unknown cart when it is opened, and then only", async () => {
  const shop = await openShopWithCart();
  await showMiniCart();
  const asked = () => shop.session.requests.filter(({ action }) => action === "get_refreshed_fragments").length;
  const before = asked();
  clickWithPointer(toggle());
  await within(screen.getByRole("dialog")).findByRole("link", { name: "Ridge enamel mug" });
  expect(asked()).toBe(before + 1);
  clickWithPointer(toggle());
  clickWithPointer(toggle());
  expect(asked()).toBe(before + 1);
});

it("shows the way to the cart when the shop cannot be reached", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  server.use(http.post("*/", () => HttpResponse.error()));
  $cart.set(unknownCart);
  await showMiniCart();
  clickWithPointer(toggle());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("could not be updated");
  expect(within(alert).getByRole<HTMLAnchorElement>("link", { name: "View cart" }).pathname).toBe("/cart/");
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

it("works for each of two on a page by itself", async () => {
  await showMiniCart(demo() + demo({ style: "sidebar" }));
  const [first, second] = screen.getAllByRole("button", { name: /^Cart: / });
  if (!first || !second) throw new Error("Two mini-carts are needed.");
  clickWithPointer(first);
  clickWithPointer(second);
  expect([first, second].map((each) => each.getAttribute("aria-expanded"))).toEqual(["false", "true"]);
  expect(first.getAttribute("aria-controls")).not.toBe(second.getAttribute("aria-controls"));
  expect(html.className).toBe("is-breakdance-mini-cart-open bde-stop-scrolling");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(html.className).toBe("");
});

it("gives everything back when it is unmounted while open", async () => {
  const page = demo({ style: "sidebar" });
  showPage(page);
  const before = document.body.innerHTML;
  const loader = await showMiniCart(page);
  clickWithPointer(toggle());
  document.querySelector<HTMLElement>(":focus")?.blur();
  loader.unmount();
  for (const region of document.querySelectorAll(".sw-cart-summary")) region.remove();
  expect(document.body.innerHTML).toBe(before);
  expect(html.className).toBe("");
});

it("adopts the page builder's markup, and leaves a hidden cart alone without a word", async () => {
  const error = vi.spyOn(console, "error");
  await showMiniCart('<div class="bde-mini-cart breakdance-woocommerce"><!-- hidden --></div>');
  expect(error).not.toHaveBeenCalled();
});

it.each([
  [{ style: "drawer" }, /data-style: expected one of dropdown, sidebar, got "drawer"/],
  [{ "full-screen-at": "phone" }, /data-full-screen-at: expected one of never, breakpoint_base/],
  [{ "open-cart-on-add": "yes" }, /data-open-cart-on-add: expected one of true, false, got "yes"/],
])("with %j stays a link and says once what is wrong", async (attributes, message) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showMiniCart(demo(attributes));
  await waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message)));
  const link = screen.getByRole("link", { name: "View cart" });
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.addEventListener("click", (event) => event.stopPropagation());
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
