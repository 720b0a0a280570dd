import jquery from "jquery";
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { showBusy } from "#src/dom/cart/busy.ts";
import { $cart, $fragments, acceptAnswer, acceptFragments, markPending } from "#src/stores/cart.ts";
import { find } from "#src/testing/find.ts";
import { fragmentsOf, miniCart, PANEL } from "#src/testing/fragments.ts";
import { startFragments } from "./fragments.ts";

const placeholder = '<div class="widget_shopping_cart_content"></div>';

beforeAll(() => startFragments());

beforeEach(() => {
  markPending(false);
  $fragments.set({});
});

afterEach(() => vi.restoreAllMocks());

const pending = () => [...document.querySelectorAll("[data-sw-pending].updating")].map(({ localName }) => localName);

it("paints every copy of a block", () => {
  document.body.innerHTML = placeholder.repeat(3);
  acceptFragments(fragmentsOf("1 item"), "abc");
  expect(document.body.innerHTML).toBe(miniCart("1 item").repeat(3));
});

it("keeps the blocks' elements, so that islands and focus in them live on", () => {
  document.body.innerHTML = miniCart("1 item");
  const before = document.querySelector("p");
  acceptFragments(fragmentsOf("\n\t2 items\n"), "abc");
  expect(document.querySelector("p")).toBe(before);
});

it("writes nothing when the shop says the same again", () => {
  document.body.innerHTML = placeholder;
  acceptFragments(fragmentsOf("1 item"), "abc");
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  acceptFragments(fragmentsOf("1 item"), "abc");
  expect(observer.takeRecords()).toEqual([]);
  observer.disconnect();
});

it.each([
  ["several elements in the place of one", "<u>1</u> <u>2</u>", "<u>1</u> <u>2</u>"],
  ["a picture after the text's element", '<u>7</u><img src="/cart.svg">', '<u>7</u><img src="/cart.svg">'],
  ["a bare text", "7 items", "7 items"],
  ["a bare number", 7, "7"],
  ["a text with an element in it", "<u>7</u> items", "<u>7</u> items"],
  ["nothing", "", ""],
])("shows %s", (_case, html, shown) => {
  document.body.innerHTML = "<i></i>";
  acceptFragments({ i: html }, "abc");
  expect(document.body.innerHTML).toBe(shown);
});

it.each([[{ open: true }], [true], [false], [null]])(
  "leaves the page alone for %j, which is a plugin's own data",
  (data) => {
    document.body.innerHTML = `<i></i>${placeholder}`;
    acceptFragments({ i: data, ...fragmentsOf("1 item") }, "abc");
    expect(document.body.innerHTML).toBe(`<i></i>${miniCart("1 item")}`);
  },
);

it("reports a selector that is none, and paints the others", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML = placeholder;
  acceptFragments({ "a[[": "<a></a>", ...fragmentsOf("1 item") }, "abc");
  acceptFragments({ "a[[": "<a>2</a>", ...fragmentsOf("2 items") }, "abc");
  expect(document.body.innerHTML).toBe(miniCart("2 items"));
  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]?.[0]).toMatch(/^\[cart\] Cannot paint the fragment "a\[\[": expected a CSS selector/);
});

it("finds the places of a block by jQuery where only that knows the selector", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  window.jQuery = jquery;
  onTestFinished(() => {
    delete window.jQuery;
  });
  document.body.innerHTML = '<i class="x">1</i><i>1</i>';
  // No fault either where the page has no such place.
  acceptFragments({ 'i[class!="x"]': "<i>2</i>", 'b[class!="x"]': "<b>2</b>" }, "abc");
  expect(document.body.innerHTML).toBe('<i class="x">1</i><i>2</i>');
  expect(error).not.toHaveBeenCalled();
});

const SCRIPT = '<script type="text/javascript">count()</script>';

it.each([
  ["an answer's block of scripts alone", acceptAnswer, `<b>\n<!-- tracker -->${SCRIPT}</b>`, 1],
  ["a block that stands nowhere on the page", acceptAnswer, "", 0],
  ["a block with a text as well", acceptAnswer, `<b>Mug${SCRIPT}</b>`, 0],
  ["a bare text", acceptAnswer, `Mug${SCRIPT}`, 0],
  ["a block from storage", acceptFragments, `<b>${SCRIPT}</b>`, 0],
])("runs the scripts of %s or leaves them", (_case, accept, html, times) => {
  // happy-dom runs no scripts, so the test looks at what is appended.
  const append = vi.spyOn(document.head, "append");
  document.body.innerHTML = "<b></b>";
  accept(html ? { b: html } : { i: `<i>${SCRIPT}</i>` }, "abc");
  const run = append.mock.calls.flat() as HTMLScriptElement[];
  expect(run.map(({ type, text }) => `${type} ${text}`)).toEqual(Array(times).fill("text/javascript count()"));
  expect(document.scripts).toHaveLength(0);
});

it("lets the tracking plugin's scripts wait for the tracker, which is told once of what they tell", () => {
  const append = vi.spyOn(document.head, "append").mockReturnValue(undefined);
  document.body.innerHTML = '<div id="pys_ajax_events"></div>';
  acceptAnswer({ "#pys_ajax_events": `<div id="pys_ajax_events">${SCRIPT}</div>` }, "abc");
  expect(append).not.toHaveBeenCalled();
  const ready = () => document.dispatchEvent(new Event("storefront:pixels-ready"));
  ready();
  ready();
  expect(append).toHaveBeenCalledOnce();
  vi.stubGlobal("getPixelBySlag", () => undefined);
  acceptAnswer({ "#pys_ajax_events": `<div id="pys_ajax_events">${SCRIPT}</div>` }, "def");
  expect(append).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it("finds a block that is a script again at the next answer, and other scripts find what it holds", () => {
  const append = vi.spyOn(document.head, "append").mockReturnValue(undefined);
  document.body.innerHTML = '<script id="tag"></script>';
  const tag = (text: string) => `\n<script id="tag" data-shop="7">${text}</script>\n`;
  for (const text of ["count(1)", "count(2)"]) acceptAnswer({ "script#tag": tag(text) }, "abc");
  expect(append.mock.calls.flat().map((script) => (script as HTMLScriptElement).text)).toEqual([
    "count(1)",
    "count(2)",
  ]);
  expect(document.body.innerHTML.trim()).toBe(tag("count(2)").trim());
});

it("marks the mini-carts while the cart is on its way, also before the first answer", async () => {
  document.body.innerHTML = `${placeholder}<a class="count"></a>`;
  markPending(true);
  await vi.waitFor(() => expect(pending()).toEqual(["div"]));
  markPending(false);
  expect(pending()).toEqual([]);
});

it("marks every block of the last answer", async () => {
  document.body.innerHTML = `${placeholder}<a class="count">0</a>`;
  acceptFragments({ ...fragmentsOf("1"), "a.count": '<a class="count">1</a>' }, "abc");
  markPending(true);
  await vi.waitFor(() => expect(pending()).toEqual(["div", "a"]));
  markPending(false);
  expect(pending()).toEqual([]);
});

it("marks nothing for a cart that is there within 100 ms, and searches no page in the press itself", () => {
  vi.useFakeTimers();
  document.body.innerHTML = placeholder;
  const search = vi.spyOn(document, "querySelectorAll");
  markPending(true);
  vi.advanceTimersByTime(99);
  expect(search).not.toHaveBeenCalled();
  markPending(false);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(pending()).toEqual([]);
});

it("shows count and subtotal in a theme's own mini-cart before anybody touches it", () => {
  const line =
    '<li class="mini_cart_item"><a data-cart_item_key="k" data-product_id="12"></a><span class="quantity">2 × 5</span></li>';
  const total = '<p class="total"><span class="amount">$10.00</span></p>';
  document.body.innerHTML = `<div data-widget="mini-cart"><b data-part="count" data-count="0">0</b><i data-part="subtotal"></i></div><b data-part="count">other</b>`;
  acceptFragments({ [PANEL]: `<div class="widget_shopping_cart_content"><ul>${line}</ul>${total}</div>` }, "abc");
  expect(document.querySelector("div")?.innerHTML).toBe(
    '<b data-part="count" data-count="2">2</b><i data-part="subtotal" data-count="2">$10.00</i>',
  );
  expect(document.body.lastElementChild?.textContent).toBe("other");
});

it.each([
  ["an answer without blocks", {}],
  ["an answer with fewer blocks", fragmentsOf("2")],
])("takes the marks off again, also after %s", async (_case, fragments) => {
  document.body.innerHTML = `${placeholder}<a class="count">0</a>`;
  acceptFragments({ ...fragmentsOf("1"), "a.count": '<a class="count">1</a>' }, "abc");
  markPending(true);
  await vi.waitFor(() => expect(pending()).toHaveLength(2));
  acceptFragments(fragments, "def");
  markPending(false);
  expect(document.querySelectorAll("[data-sw-pending], .updating")).toHaveLength(0);
  expect($cart.get().isPending).toBe(false);
});

it("takes the marks off a block too that is busy as a part of the cart page meanwhile", async () => {
  document.body.innerHTML = placeholder;
  const block = find(".widget_shopping_cart_content");
  markPending(true);
  await vi.waitFor(() => expect(pending()).toHaveLength(1));
  showBusy(block, true);
  showBusy(block, false);
  markPending(false);
  expect(document.querySelectorAll("[data-sw-pending], .updating")).toHaveLength(0);
});
