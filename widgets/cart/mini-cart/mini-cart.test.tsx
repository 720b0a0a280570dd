import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { $cart } from "#src/stores/cart.ts";
import { demo, html, knownCart, showMiniCart, toggle } from "#src/testing/cart-panel.ts";
import { find } from "#src/testing/find.ts";
import { openShopWithCart } from "#src/testing/mini-cart.ts";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { clickWithPointer } from "#src/testing/shopper.ts";
import { UNKNOWN_CART } from "#src/unknown-state.ts";

it("says what the cart holds: in the toggle's name, in the theme's parts, and aloud when that changes", async () => {
  vi.useFakeTimers();
  await showMiniCart();
  await vi.advanceTimersByTimeAsync(100);
  expect(toggle().getAttribute("aria-label")).toBe("Cart: $31.50, 2 items");
  act(() => $cart.set({ ...knownCart, count: 1, subtotal: "$13.50" }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(toggle().getAttribute("aria-label")).toBe("Cart: $13.50, 1 item");
  expect(toggle().textContent).toContain("1");
  expect(document.querySelector('[data-part="subtotal"]')?.textContent).toBe("$13.50");
  expect(screen.getByText("Cart: $13.50, 1 item").getAttribute("role")).toBe("status");
  act(() => $cart.set({ ...knownCart, subtotal: "" }));
  await vi.advanceTimersByTimeAsync(100);
  expect(toggle().getAttribute("aria-label")).toBe("Cart: 2 items");
  act(() => $cart.set({ ...knownCart, count: 0, subtotal: "" }));
  await vi.advanceTimersByTimeAsync(100);
  expect(toggle().getAttribute("aria-label")).toBe("Cart: empty");
});

it.each([
  ["de-DE", undefined, "View cart: $31.50 2"],
  ["de-DE", { cartSummary: "{count} Artikel, {subtotal}" }, "2 Artikel, $31.50"],
  ["en-GB", undefined, "Cart: $31.50, 2 items"],
])("keeps the platform's name for the toggle on a page in %s with the texts %j: %s", async (lang, messages, name) => {
  html.lang = lang;
  vi.stubGlobal("storefront_messages", messages);
  await showMiniCart();
  html.lang = "";
  expect(screen.getByRole("button", { name })).toBeTruthy();
});

it("asks for an unknown cart when it is opened, and then only where a theme's next page brings an empty one", async () => {
  const shop = await openShopWithCart();
  await showMiniCart();
  const asked = () => shop.session.requests.filter(({ action }) => action === "get_refreshed_fragments").length;
  const before = asked();
  const mug = () => within(screen.getByRole("dialog")).findByRole("link", { name: "Ridge enamel mug" });
  clickWithPointer(toggle());
  await mug();
  expect(asked()).toBe(before + 1);
  clickWithPointer(toggle());
  clickWithPointer(toggle());
  expect(asked()).toBe(before + 1);
  clickWithPointer(toggle());
  find(".widget_shopping_cart_content").replaceChildren();
  clickWithPointer(toggle());
  await mug();
  expect(asked()).toBe(before + 2);
});

it("shows the way to the cart when the shop cannot be reached", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  server.use(http.post("*/", () => HttpResponse.error()));
  $cart.set(UNKNOWN_CART);
  await showMiniCart();
  expect(toggle().getAttribute("aria-label")).toBe("View cart");
  expect(screen.queryByRole("alert")).toBeNull();
  clickWithPointer(toggle());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("could not be updated");
  expect(within(alert).getByRole<HTMLAnchorElement>("link", { name: "View cart" }).pathname).toBe("/cart/");
  $cart.set(knownCart);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

it("speaks what the cart holds after an add that it was loaded by", async () => {
  vi.useFakeTimers();
  await showMiniCart();
  expect(document.querySelector(".sw-cart-summary")).toBeNull();
  fireEvent(document.body, new CustomEvent("storefront:item-added", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(document.querySelector(".sw-cart-summary")?.textContent).toBe("Cart: $31.50, 2 items");
});

it("answers only to its own controls, and not to a press that opens a new tab", async () => {
  await showMiniCart();
  clickWithPointer(find(".widget_shopping_cart_content"));
  fireEvent.click(toggle(), { detail: 1, ctrlKey: true });
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
});

it("makes the footer of the builder's panel no second footer of the page, also as the shop prints it anew", async () => {
  const content = '<div class="widget_shopping_cart_content"><footer>Checkout</footer></div>';
  await showMiniCart(demo().replace(/<div class="widget_shopping_cart_content">[\s\S]*?<\/div>/, content));
  const footer = document.querySelector("footer");
  expect(footer?.getAttribute("role")).toBe("none");
  footer?.removeAttribute("role");
  $cart.set({ ...knownCart, count: 1 });
  await waitFor(() => expect(footer?.getAttribute("role")).toBe("none"));
  find('[data-widget="mini-cart"]').remove();
  await waitFor(() => expect(footer?.hasAttribute("role")).toBe(false));
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

it("can be closed after a theme has copied its header while the panel was open", async () => {
  await showMiniCart();
  clickWithPointer(toggle());
  const header = find("main + *");
  header.outerHTML = String(header.outerHTML);
  const copy = find('main + * [data-part="panel"]');
  expect(copy.className).toBe("bde-mini-cart-offcanvas--active");
  fireEvent.click(screen.getByRole("button", { name: "Close cart" }));
  await waitFor(() => expect(copy.className).toBe(""));
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
});

it("gives everything back when it is unmounted while open", async () => {
  const page = demo({ style: "sidebar" });
  showPage(page);
  const before = document.body.innerHTML;
  const loader = await showMiniCart(page);
  clickWithPointer(toggle());
  find(":focus").blur();
  loader.unmount();
  for (const region of document.querySelectorAll(".sw-cart-summary")) region.remove();
  expect(document.body.innerHTML).toBe(before);
  expect(html.className).toBe("");
});

it("adopts the page builder's markup, and leaves a hidden cart alone without a word", async () => {
  const error = vi.spyOn(console, "error");
  const loader = await showMiniCart('<div class="bde-mini-cart breakdance-woocommerce"><!-- hidden --></div>');
  expect(loader.inspect().filter(({ state }) => state === "failed")).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ["Close", "", ""],
  ["Shut", ' aria-label="Shut"', ""],
  ["×", "", "×"],
])(
  "the builder's close button is called %s where it has the label '%s' and the text '%s'",
  async (name, label, text) => {
    const loader = await showMiniCart(
      `<div class="bde-mini-cart"><a class="bde-mini-cart-toggle" href="/cart/">Cart</a><div class="bde-mini-cart-offcanvas">
      <button class="bde-mini-cart-offcanvas__close-button"${label}>${text}</button></div></div>`,
    );
    const closer = screen.getByRole("button", { name });
    const printed = label ? name : null;
    loader.unmount();
    expect(closer.getAttribute("aria-label")).toBe(printed);
  },
);

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
