import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { $cart } from "#src/stores/cart.ts";
import { refreshCart } from "#src/stores/cart-refresh.ts";
import { openShopWithCart, quantityOf, removeLink } from "#src/testing/mini-cart.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { KETTLE, KETTLE_NAME, MUG, MUG_NAME } from "#src/testing/products.ts";
import { server, untilQuiet } from "#src/testing/server.ts";

const removeLinks = () => screen.queryAllByRole("button", { name: /^Remove / });

const followLink = () => vi.spyOn(window.location, "assign").mockImplementation(() => undefined);

afterEach(() => {
  vi.restoreAllMocks();
});

it("removes the line and moves the focus to the next line's link", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  removeLink(MUG_NAME).focus();
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(removeLinks()).toHaveLength(1));
  expect(document.activeElement).toBe(removeLink(KETTLE_NAME));
  expect(shop.inCart()).toEqual([[KETTLE, 1]]);
});

it("moves the focus to the line before when the last one goes, and to the title when none is left", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  removeLink(KETTLE_NAME).focus();
  fireEvent.click(removeLink(KETTLE_NAME));
  await waitFor(() => expect(document.activeElement).toBe(removeLink(MUG_NAME)));
  fireEvent.click(removeLink(MUG_NAME));
  const title = screen.getByRole("heading", { name: "Cart" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  title.blur();
  expect(title.hasAttribute("tabindex")).toBe(false);
});

it("moves the focus to the next line's link in Safari too, which gives a pressed link none", async () => {
  const shop = await openShopWithCart();
  await showPage(shop.widget).mount();
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(document.activeElement).toBe(removeLink(KETTLE_NAME)));
});

it("moves it there too where Safari gives the focus of a press to the open panel around the lines", async () => {
  const shop = await openShopWithCart();
  await showPage(`<div role="dialog" aria-label="Your cart" tabindex="-1">${shop.widget}</div>`).mount();
  screen.getByRole("dialog").focus();
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(document.activeElement).toBe(removeLink(KETTLE_NAME)));
});

it("leaves the focus where the shopper has gone meanwhile", async () => {
  const shop = await openShopWithCart();
  showPage(`${shop.widget}<input aria-label="Search">`);
  removeLink(MUG_NAME).focus();
  fireEvent.click(removeLink(MUG_NAME));
  screen.getByRole("textbox", { name: "Search" }).focus();
  await waitFor(() => expect(removeLinks()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Search" }));
});

it("empties the live region when pressed, so that the same words are spoken again", async () => {
  const shop = await openShopWithCart();
  await showPage(`${shop.widget}<p class="widget_shopping_cart_live_region" role="status">Removed</p>`).mount();
  fireEvent.click(removeLink(MUG_NAME));
  expect(screen.queryByText("Removed")).toBeNull();
  await waitFor(() => expect(removeLinks()).toHaveLength(1));
});

it("answers to Space as a button does", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  fireEvent.keyDown(removeLink(MUG_NAME), { key: " " });
  await waitFor(() => expect(shop.inCart()).toEqual([[KETTLE, 1]]));
});

it("leaves the second press of a double click alone, which may meet the line that has moved up", async () => {
  const shop = await openShopWithCart();
  await showPage(shop.widget).mount();
  expect(fireEvent.click(removeLink(MUG_NAME), { detail: 2 })).toBe(false);
  await untilQuiet();
  expect(removeLink(MUG_NAME).closest("li")?.ariaBusy).toBeFalsy();
  expect(removeLinks()).toHaveLength(2);
});

it("blocks its line while pending and asks once, whatever copy is clicked", async () => {
  const shop = await openShopWithCart();
  const follow = followLink();
  await showPage(shop.widget + shop.widget).mount();
  const [first, second] = screen.getAllByRole("button", { name: `Remove ${MUG_NAME} from cart` });
  if (!first || !second) throw new Error("Two copies of the mini-cart are needed.");
  fireEvent.click(first);
  expect(first.closest("li")?.getAttribute("aria-busy")).toBe("true");
  fireEvent.click(first);
  fireEvent.click(second);
  await waitFor(() => expect(removeLinks()).toHaveLength(2));
  await waitFor(() => expect($cart.get().isPending).toBe(false));
  expect(shop.session.requests.filter(({ action }) => action === "remove_from_cart")).toHaveLength(1);
  expect(follow).not.toHaveBeenCalled();
});

it.each([
  ["removes the line although a theme marks it, and keeps its link from jumping, on the document", document, []],
  ["leaves a click to the platform's own script, which has taken it on the body", document.body, [[MUG, 2]]],
])("%s", async (_what, target, left) => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  const prevent = (event: Event) => event.preventDefault();
  target.addEventListener("click", prevent);
  onTestFinished(() => target.removeEventListener("click", prevent));
  fireEvent.click(removeLink(MUG_NAME));
  target.removeEventListener("click", prevent);
  fireEvent.click(removeLink(KETTLE_NAME));
  await waitFor(() => expect(shop.inCart()).toEqual(left));
});

/** Presses a line's link, whose click the platform's script has taken before our code comes. */
const pressTaken = async (name: string) => {
  const prevent = (event: Event) => event.preventDefault();
  document.body.addEventListener("click", prevent);
  onTestFinished(() => document.body.removeEventListener("click", prevent));
  const link = removeLink(name);
  link.focus();
  fireEvent.click(link);
  await waitFor(() => expect(link.dataset.state).toBe("idle"));
  return link;
};

it("keeps the keyboard's place and offers the undo of a line that the platform's script took before our code came", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  const link = await pressTaken(MUG_NAME);
  link.closest("li")?.remove();
  document.body.dispatchEvent(new CustomEvent("removed_from_cart", { detail: [{}, "", link] }));
  expect(await screen.findByRole("button", { name: "Undo" })).toBeTruthy();
  expect(document.activeElement).toBe(removeLink(KETTLE_NAME));
});

it("offers the undo of the line that went last, also where the answer to another removal has printed it anew meanwhile", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  const mug = await pressTaken(MUG_NAME);
  const kettle = await pressTaken(KETTLE_NAME);
  for (const link of [mug, kettle]) {
    const content = document.querySelector(".widget_shopping_cart_content");
    content?.replaceWith(content.cloneNode(true));
    document.body.dispatchEvent(new CustomEvent("removed_from_cart", { detail: [{}, "", link] }));
    // Meanwhile the loader unmounts what has left the page.
    await waitFor(() => expect(link.dataset.state).toBeUndefined());
  }
  expect(await screen.findByText(`“${KETTLE_NAME}” removed.`)).toBeTruthy();
});

it("keeps the focus in the line that had it last where another script prints the lines anew, long after a press", async () => {
  const shop = await openShopWithCart();
  await showPage(`${shop.widget}<input aria-label="Search">`).mount();
  const printAnew = () => {
    const widget = document.querySelector(".widget_shopping_cart");
    if (widget) widget.innerHTML = shop.widget.replace(/^<div.*?>|<\/div>$/g, "");
    document.body.dispatchEvent(new CustomEvent("wc_fragments_refreshed", { bubbles: true }));
  };
  removeLink(KETTLE_NAME).focus();
  removeLink(MUG_NAME).focus();
  // The second print takes a line whose code has not come.
  for (let print = 0; print < 2; print += 1) {
    printAnew();
    expect(document.activeElement).toBe(removeLink(MUG_NAME));
  }
  const search = screen.getByRole("textbox", { name: "Search" });
  search.focus();
  printAnew();
  expect(document.activeElement).toBe(search);
});

it("leaves clicks that open a new tab to the browser", async () => {
  const shop = await openShopWithCart();
  showPage(shop.widget);
  fireEvent.click(removeLink(MUG_NAME), { ctrlKey: true });
  fireEvent.click(removeLink(KETTLE_NAME));
  await waitFor(() => expect(shop.inCart()).toEqual([[MUG, 2]]));
});

it.each([
  ["the shop knows no such line", () => HttpResponse.json({ success: false })],
  ["the shop cannot be reached", () => HttpResponse.error()],
])("follows the link when %s, without asking for the cart first", async (_case, answer) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const ask = vi.fn(answer);
  server.use(http.post("*/", ask));
  const follow = followLink();
  showPage(demoHtml("cart/remove-from-cart"));
  const link = within(document.body).getByRole<HTMLAnchorElement>("button", { name: "Remove Enamel mug from cart" });
  fireEvent.click(link);
  await waitFor(() => expect(follow).toHaveBeenCalledWith(link.getAttribute("href")));
  expect(link.closest("li")?.getAttribute("aria-busy")).toBe("true");
  expect(ask).toHaveBeenCalledOnce();
});

it.each([undefined, "#"])(
  "removes the line of a link whose address is %j, and offers no undo, which would need it",
  async (href) => {
    const shop = await openShopWithCart();
    showPage(shop.widget);
    const link = removeLink(MUG_NAME);
    link.removeAttribute("href");
    if (href) link.setAttribute("href", href);
    fireEvent.click(link);
    await waitFor(() => expect(removeLinks()).toHaveLength(1));
    await untilQuiet();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(shop.inCart()).toEqual([[KETTLE, 1]]);
  },
);

it.each([undefined, "#"])(
  "says at the line what failed where its link has the address %j, and can be pressed again",
  async (href) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const shop = await openShopWithCart();
    const follow = followLink();
    showPage(shop.widget);
    const link = removeLink(MUG_NAME);
    link.removeAttribute("href");
    if (href) link.setAttribute("href", href);
    server.use(http.post("https://shop.example/", () => HttpResponse.error(), { once: true }));
    fireEvent.click(link);
    expect(await screen.findByRole("alert")).toBeTruthy();
    fireEvent.click(link);
    await waitFor(() => expect(shop.inCart()).toEqual([[KETTLE, 1]]));
    expect(follow).not.toHaveBeenCalled();
  },
);

it("stays on the page when a quantity of zero has just taken the line, which can be put back", async () => {
  const shop = await openShopWithCart();
  const follow = followLink();
  await showPage(shop.widget).mount();
  await refreshCart();
  fireEvent.change(quantityOf(MUG_NAME), { target: { value: "0" } });
  fireEvent.click(removeLink(MUG_NAME));
  expect(await screen.findByRole("button", { name: "Undo" })).toBeTruthy();
  await waitFor(() => expect($cart.get().isPending).toBe(false));
  expect(shop.session.requests.map(({ action }) => action)).toContain("remove_from_cart");
  expect(follow).not.toHaveBeenCalled();
});

it("follows the link with the nonce that newer HTML of the line has brought", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  server.use(http.post("*/", () => HttpResponse.error()));
  const follow = followLink();
  await showPage(demoHtml("cart/remove-from-cart")).mount();
  const link = removeLink("Enamel mug");
  link.setAttribute("href", "/cart/?remove_item=aaa&_wpnonce=newer");
  fireEvent.click(link);
  await waitFor(() => expect(follow).toHaveBeenCalledWith("/cart/?remove_item=aaa&_wpnonce=newer"));
});

it("stays blocked on its way to the link's page, and can be pressed again where Back has brought this one", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const assign = followLink();
  const shop = await openShopWithCart();
  showPage(shop.widget);
  server.use(http.post("https://shop.example/", () => new HttpResponse("", { status: 500 })));
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const show = (persisted: boolean) => fireEvent(window, Object.assign(new Event("pageshow"), { persisted }));
  show(false);
  expect(removeLink(MUG_NAME).dataset.state).toBe("pending");
  show(true);
  await waitFor(() => expect(removeLink(MUG_NAME).dataset.state).toBe("idle"));
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});

it("says so at the line without a network, where the link would lead away, and can be pressed again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openShopWithCart();
  const follow = followLink();
  const isOnLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  server.use(http.post("*/", () => HttpResponse.error(), { once: true }));
  showPage(shop.widget);
  fireEvent.click(removeLink(MUG_NAME));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/could not be updated/);
  expect(alert.closest("li")).toBe(removeLink(MUG_NAME).closest("li"));
  expect(alert.closest("li")?.hasAttribute("aria-busy")).toBe(false);
  expect(follow).not.toHaveBeenCalled();
  isOnLine.mockReturnValue(true);
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(shop.inCart()).toEqual([[KETTLE, 1]]));
  expect(screen.queryByRole("alert")).toBeNull();
});
