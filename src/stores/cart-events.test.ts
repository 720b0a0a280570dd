import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { loadCart } from "#src/cart-demand.ts";
import { platformEvents } from "#src/dom/platform-event-names.ts";
import { showPage } from "#src/test-page.ts";
import { server } from "#src/test-server.ts";
import { $cart, $fragments } from "./cart.ts";
import { addItem, refreshUnlessPageDoes, removeItem } from "./cart-actions.ts";
import { onButtonUpdate } from "./cart-events.ts";

const PANEL = "div.widget_shopping_cart_content";
const ENDS = ["wc-blocks_added_to_cart", "wc-blocks_removed_from_cart", "wc-blocks_adding_to_cart"];

const fragmentsOf = (text: string) => ({
  [PANEL]: `<div class="widget_shopping_cart_content"><p>${text}</p></div>`,
});

const panel = () => document.querySelector(PANEL)?.textContent;

let requests: string[] = [];
let heard: string[] = [];
const hear = ({ type }: Event) => heard.push(type);
const types = Object.entries(platformEvents).flatMap(([name, [native]]) => [name, native]);

beforeEach(async () => {
  $cart.set({ isKnown: false, isPending: false, hash: "", count: 0, subtotal: "", lines: [] });
  $fragments.set({});
  showPage(
    '<div class="widget_shopping_cart_content"></div><a class="add_to_cart_button" data-success_message="Mug added">Add</a>',
  );
  await loadCart();
  requests = [];
  heard = [];
  server.use(
    http.post("https://shop.example/", ({ request }) => {
      const endpoint = new URL(request.url).searchParams.get("wc-ajax") ?? "";
      requests.push(endpoint);
      return HttpResponse.json({ fragments: fragmentsOf(endpoint), cart_hash: "abc" });
    }),
  );
  for (const type of [...types, ...ENDS]) document.addEventListener(type, hear, true);
});

afterEach(() => {
  for (const type of [...types, ...ENDS]) document.removeEventListener(type, hear, true);
  vi.useRealTimers();
  delete window.jQuery;
});

const addButton = () => document.querySelector<HTMLElement>(".add_to_cart_button") ?? document.body;

it("tells pages without jQuery by native events: the platform's name, the block scripts' and its own", async () => {
  await addItem({ data: { product_id: 12 }, button: addButton() });
  expect(heard).toEqual([
    "added_to_cart",
    "wc_cart_button_updated",
    "storefront:button-updated",
    "wc_fragments_loaded",
    "storefront:fragments-loaded",
    "wc-blocks_added_to_cart",
    "storefront:item-added",
  ]);
});

it("names the arguments of its own events", async () => {
  const details: unknown[] = [];
  const keep = (event: Event) => details.push((event as CustomEvent).detail);
  for (const type of ["storefront:item-added", "storefront:item-removed"])
    document.addEventListener(type, keep, { once: true });
  const button = addButton();
  await addItem({ data: { product_id: 12 }, button });
  await removeItem("k1", button);
  expect(details).toEqual([
    { fragments: fragmentsOf("add_to_cart"), cartHash: "abc", button },
    { fragments: fragmentsOf("remove_from_cart"), cartHash: "abc", button },
  ]);
});

it("lets the button show the result first, then paints, tells and stores", async () => {
  const order: string[] = [];
  const stop = onButtonUpdate(addButton(), (isAdded) => order.push(`button ${isAdded}, page "${panel()}"`));
  document.addEventListener(
    "wc_fragments_loaded",
    () => order.push(`page "${panel()}", stored ${sessionStorage.length}`),
    { once: true },
  );
  await addItem({ data: { product_id: 12 }, button: addButton() });
  stop();
  expect(order).toEqual(['button true, page ""', 'page "add_to_cart", stored 0']);
  expect(sessionStorage.getItem("wc_cart_hash_test")).toBe("abc");
  expect(Number(sessionStorage.getItem("wc_cart_created"))).toBeGreaterThan(0);
});

it("starts the day of a cart with its first product and not again", async () => {
  await addItem({ data: { product_id: 12 } });
  sessionStorage.setItem("wc_cart_created", "1");
  await addItem({ data: { product_id: 12 } });
  expect(sessionStorage.getItem("wc_cart_created")).toBe("1");
});

it("speaks the button's message once, a second after", async () => {
  await addItem({ data: { product_id: 12 }, button: addButton() });
  const region = document.querySelector(".widget_shopping_cart_live_region");
  expect(region?.textContent).toBe("");
  await vi.waitFor(() => expect(region?.textContent).toBe("Mug added"), { timeout: 2000 });
});

it.each([
  ["no fragments", { cart_hash: "x" }],
  ["an empty list of them", { fragments: [], cart_hash: "x" }],
])("asks the shop when an answer has %s, and survives when that fails too", async (_case, answer) => {
  server.use(
    http.post("https://shop.example/", ({ request }) =>
      request.url.endsWith("refreshed_fragments") ? HttpResponse.error() : HttpResponse.json(answer),
    ),
  );
  await addItem({ data: { product_id: 12 } });
  await vi.waitFor(() => expect(heard).toContain("wc_fragments_ajax_error"));
  expect($cart.get().isPending).toBe(false);
});

it.each([
  ["adding", () => addItem({ data: { product_id: 12 }, button: addButton() })],
  ["removing", () => removeItem("k1", addButton())],
])("takes an empty list for success, as the platform does, and asks for the cart: %s", async (_what, change) => {
  server.use(
    http.post("https://shop.example/", ({ request }) => {
      const isRefresh = request.url.endsWith("get_refreshed_fragments");
      return HttpResponse.json({ fragments: isRefresh ? fragmentsOf("the cart") : [], cart_hash: "x" });
    }),
  );
  await change();
  await vi.waitFor(() => expect(panel()).toBe("the cart"));
  expect(addButton().classList.contains("added")).toBe(heard.includes("added_to_cart"));
});

/** jQuery on the page, as the entry finds it when the page is loaded, and handlers of the page's other scripts. */
const withJQuery = (handlers: Record<string, (event: Event, ...args: unknown[]) => unknown> = {}) => {
  window.jQuery = jquery;
  window.dispatchEvent(new Event("load"));
  for (const [name, handler] of Object.entries(handlers)) {
    jquery(document.body).on(name, handler);
    onTestFinished(() => void jquery(document.body).off(name, handler));
  }
};

const fire = (name: string, ...args: unknown[]) => jquery(document.body).trigger(name, args);

it("paints, tells and stores what another script has added where nobody else does", async () => {
  const loaded = vi.fn();
  withJQuery({ wc_fragments_loaded: loaded });
  fire("added_to_cart", fragmentsOf("theirs"), "def", jquery(addButton()));
  await vi.waitFor(() => expect(panel()).toBe("theirs"));
  expect(loaded).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem("wc_cart_hash_test")).toBe("def");
  expect(requests).toEqual([]);
});

it("marks the button that another script has added with, as the platform does: class, link, event", async () => {
  const updated = vi.fn();
  withJQuery({ wc_cart_button_updated: (_event, $button) => updated(($button as unknown[])[0]) });
  const button = addButton();
  button.classList.add("loading");
  fire("added_to_cart", fragmentsOf("theirs"), "def", jquery(button));
  await vi.waitFor(() => expect(updated).toHaveBeenCalledExactlyOnceWith(button));
  expect(button.className).toBe("add_to_cart_button added");
  expect(button.nextElementSibling).toMatchObject({
    className: "added_to_cart wc-forward",
    href: "https://shop.example/cart/",
    textContent: "View cart",
  });
  fire("added_to_cart", fragmentsOf("again"), "ghi", jquery(button));
  await vi.waitFor(() => expect(panel()).toBe("again"));
  expect(document.querySelectorAll(".added_to_cart")).toHaveLength(1);
});

it("frees the button when another script tells that nothing was sent", async () => {
  const updated = vi.fn();
  withJQuery({ wc_cart_button_updated: updated });
  const button = addButton();
  button.classList.add("loading");
  fire("ajax_request_not_sent.adding_to_cart", false, false, jquery(button));
  await vi.waitFor(() => expect(updated).toHaveBeenCalledOnce());
  expect(button.className).toBe("add_to_cart_button");
  expect(document.querySelector(".added_to_cart")).toBeNull();
});

it("does not tell of a button that the platform's own script has updated already", async () => {
  const updated = vi.fn();
  const update = (_event: Event, _fragments: unknown, _hash: unknown, $button: unknown) => {
    fire("wc_cart_button_updated", $button);
  };
  withJQuery({ added_to_cart: update, wc_cart_button_updated: updated });
  fire("added_to_cart", fragmentsOf("theirs"), "def", jquery(addButton()));
  await vi.waitFor(() => expect(panel()).toBe("theirs"));
  expect(updated).toHaveBeenCalledOnce();
});

it("only takes note where the platform's own script paints", async () => {
  const loaded = vi.fn();
  const paint = () => {
    document.querySelector(PANEL)?.replaceChildren("painted by the platform");
    fire("wc_fragments_loaded");
  };
  withJQuery({ added_to_cart: paint, wc_fragments_loaded: loaded });
  fire("added_to_cart", fragmentsOf("same"), "def", jquery(addButton()));
  await vi.waitFor(() => expect($cart.get().hash).toBe("def"));
  expect(loaded).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ["no arguments", []],
  ["an empty list for fragments", [[], "abc"]],
  ["fragments that are false", [false, false]],
])("changes nothing for an added_to_cart with %s", async (_case, args) => {
  withJQuery();
  fire("added_to_cart", ...args);
  await Promise.resolve();
  expect($fragments.get()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
  expect(requests).toEqual([]);
});

it("takes over from storage what another script has refreshed", () => {
  sessionStorage.setItem("wc_fragments_test", JSON.stringify(fragmentsOf("stored by theirs")));
  sessionStorage.setItem("wc_cart_hash_test", "ghi");
  withJQuery();
  fire("wc_fragments_refreshed");
  expect(panel()).toBe("stored by theirs");
  expect($cart.get().hash).toBe("ghi");
  expect(requests).toEqual([]);
});

it.each(["wc_fragment_refresh", "updated_wc_div"])("asks the shop on %s", async (name) => {
  withJQuery();
  fire(name);
  await vi.waitFor(() => expect(panel()).toBe("get_refreshed_fragments"));
  expect(requests).toEqual(["get_refreshed_fragments"]);
});

it("does not ask when another script's request for the same has just gone out, and says so", async () => {
  const notice = vi.spyOn(console, "info").mockImplementation(() => undefined);
  withJQuery({
    wc_fragment_refresh: () => {
      jquery(document).trigger("ajaxSend", [{}, { url: "/?wc-ajax=get_refreshed_fragments" }]);
    },
  });
  fire("wc_fragment_refresh");
  await vi.waitFor(() => expect(notice).toHaveBeenCalledOnce());
  expect(notice.mock.calls[0]?.[0]).toMatch(/cart-fragments script is on the page/);
  expect(requests).toEqual([]);
  notice.mockRestore();
});

it("leaves every refresh to the platform's own script, whose requests nobody sees, and waits for it", async () => {
  const follow = () => undefined;
  jquery(window).on("storage onstorage", follow);
  onTestFinished(() => void jquery(window).off("storage onstorage", follow));
  withJQuery();
  fire("wc_fragment_refresh");
  const isOver = vi.fn();
  void refreshUnlessPageDoes().then(isOver);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOver).not.toHaveBeenCalled();
  sessionStorage.setItem("wc_fragments_test", JSON.stringify(fragmentsOf("stored by theirs")));
  fire("wc_fragments_refreshed");
  await vi.waitFor(() => expect(isOver).toHaveBeenCalledOnce());
  expect(panel()).toBe("stored by theirs");
  expect(requests).toEqual([]);
});
