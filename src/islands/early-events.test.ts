import { expect, it, onTestFinished, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { keepEarlyEvents } from "./early-events.ts";

const keptFor = (html: string, type: string): number => {
  document.body.innerHTML = html;
  const takeEvents = keepEarlyEvents(() => Promise.resolve());
  find("b, select, input").dispatchEvent(new Event(type, { bubbles: true }));
  return takeEvents().length;
};

it.each([
  ["a changed select", "<select></select>", "change", 1],
  ["a button that only a script answers", '<button type="button"><b>+</b></button>', "click", 1],
  ["a link to nowhere", '<a href="#"><b>Dismiss</b></a>', "click", 1],
  ["a menu's link that the mouse rests on", '<a href="/cart/"><b>Kitchen</b></a>', "pointerover", 1],
  ["a link", '<a href="/cart/"><b>Cart</b></a>', "click", 0],
  ["a submit button", '<form><button type="submit"><b>Go</b></button></form>', "click", 0],
  ["a submit button of a form elsewhere", '<button type="submit" form="cart"><b>Go</b></button>', "click", 0],
  ["a submit button that has no form", '<button type="submit"><b>Subscribe</b></button>', "click", 1],
  ["a search without a form", "<div><input></div>", "keydown", 1],
  ["a field in a form", "<form><input></form>", "keydown", 0],
  ["a field that the shopper has left", "<form><input></form>", "focusout", 1],
  ["what only a script makes a list", '<div role="combobox" tabindex="0"><b>All</b></div>', "keydown", 1],
  ["a button that submits by default", "<form><button><b>Go</b></button></form>", "click", 0],
  ["the builder's plus", '<form><button class="bde-quantity-button"><b>+</b></button></form>', "click", 1],
])("remembers of %s what would be lost: %s, %s, %s", (_case, html, type, expected) => {
  expect(keptFor(html, type)).toBe(expected);
});

it("keeps the builder's plus, which is printed without a type, from sending its form", () => {
  keptFor('<form><button class="bde-quantity-button"><b>+</b></button></form>', "click");
  expect(document.querySelector("button")?.type).toBe("button");
});

it("bears what a script does to the page as a whole, which has no widget around it", () => {
  const takeEvents = keepEarlyEvents(() => Promise.resolve());
  for (const target of [document, window]) target.dispatchEvent(new Event("click", { bubbles: true }));
  expect(takeEvents()).toEqual([]);
});

/** Dispatches a click as optimisers do, which hold all presses until the page's scripts are there. */
const replay = (copied: MouseEventInit = { detail: 1, composed: true }): MouseEvent => {
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...copied });
  find("b").dispatchEvent(press);
  return press;
};

const watchClicks = () => {
  const clicked = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener("click", clicked);
  onTestFinished(() => window.removeEventListener("click", clicked));
  return clicked;
};

it.each([
  ["has come", () => Promise.resolve()],
  ["does not come", () => Promise.reject(new Error("offline"))],
])("keeps a replayed press of a link from the browser, and presses anew once the loader %s", async (_name, loading) => {
  document.body.innerHTML = '<a href="/?add-to-cart=101"><b>Add to cart</b></a>';
  const loaded = loading();
  const takeEvents = keepEarlyEvents(() => loaded);
  expect(replay().defaultPrevented).toBe(true);
  expect(takeEvents()).toEqual([]);
  const clicked = watchClicks();
  await new Promise((resolve) => setTimeout(resolve));
  expect(clicked).toHaveBeenCalledOnce();
  expect(clicked.mock.calls[0]?.[0].target).toBe(document.querySelector("a"));
});

it("keeps a press that is replayed without its details from the browser, but not what a script clicks", () => {
  document.body.innerHTML = '<a href="/cart/"><b>Cart</b></a>';
  const takeEvents = keepEarlyEvents(() => new Promise(() => {}));
  expect(replay({}).defaultPrevented).toBe(true);
  const clicked = watchClicks();
  let wasHeld: boolean | undefined;
  clicked.mockImplementation((event) => {
    wasHeld = event.defaultPrevented;
    event.preventDefault();
  });
  find("b").click();
  expect(wasHeld).toBe(false);
  takeEvents();
});

it("leaves a replayed press to a script that has answered it", async () => {
  document.body.innerHTML = '<a href="/cart/"><b>Cart</b></a>';
  document.querySelector("a")?.addEventListener("click", (event) => event.preventDefault());
  const takeEvents = keepEarlyEvents(() => Promise.resolve());
  replay();
  expect(takeEvents()).toEqual([]);
  const clicked = watchClicks();
  await new Promise((resolve) => setTimeout(resolve));
  expect(clicked).not.toHaveBeenCalled();
});

it("ends when the events are taken", () => {
  document.body.innerHTML = "<b></b>";
  const takeEvents = keepEarlyEvents(() => Promise.resolve());
  const kept = takeEvents();
  find("b").click();
  expect(kept).toEqual([]);
});
