import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { addButton, heard, requests } from "#src/testing/cart-events.ts";
import { fragmentsOf, panel } from "#src/testing/fragments.ts";
import { server } from "#src/testing/server.ts";
import { $cart } from "./cart.ts";
import { addItem, removeItem } from "./cart-actions.ts";
import { onButtonUpdate } from "./cart-buttons.ts";
import { FRAGMENTS_LIFETIME_MS } from "./cart-freshness.ts";
import { refreshCart } from "./cart-refresh.ts";

/** The cart's events on a page without jQuery. */

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

const removeLine = () => removeItem("k1", addButton());
const changeElsewhere = async () => void document.dispatchEvent(new Event("wc_update_cart"));

it.each([
  ["beside the checkout, whose order has become another", removeLine, "", 1],
  ["beside the checkout when a quantity or another script has changed the cart", changeElsewhere, "", 1],
  ["not where the cart's form is on the same page", removeLine, '<form class="woocommerce-cart-form"></form>', 0],
])("asks for the order's totals %s", async (_where, change, cartForm, times) => {
  const refreshed = vi.fn();
  document.body.addEventListener("update_checkout", refreshed);
  document.body.insertAdjacentHTML("beforeend", `<div><form class="checkout"></form>${cartForm}</div>`);
  await change();
  document.body.lastElementChild?.remove();
  document.body.removeEventListener("update_checkout", refreshed);
  expect(refreshed).toHaveBeenCalledTimes(times);
});

it("a refresh that is answered without the cart changes nothing and tells nothing", async () => {
  server.use(http.post("https://shop.example/", () => HttpResponse.json({ success: false })));
  await refreshCart();
  expect([panel(), $cart.get().isKnown, heard]).toEqual(["", false, []]);
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

it("names the button and the reason when a product could not be added", async () => {
  server.use(http.post("https://shop.example/", () => HttpResponse.error()));
  const told = vi.fn();
  document.addEventListener("storefront:item-failed", (event) => told((event as CustomEvent).detail), { once: true });
  const button = addButton();
  const error = await addItem({ data: { product_id: 12 }, button }).catch((reason: unknown) => reason);
  expect(told).toHaveBeenCalledExactlyOnceWith({ button, error });
  await vi.waitFor(() => expect(heard).toContain("wc_fragments_ajax_error"));
});

it("lets the button show the result first, then paints, tells and stores", async () => {
  const order: string[] = [];
  onButtonUpdate(addButton(), (isAdded) => order.push(`button ${isAdded}, page "${panel()}"`));
  document.addEventListener(
    "wc_fragments_loaded",
    () => order.push(`page "${panel()}", stored ${sessionStorage.length}`),
    { once: true },
  );
  await addItem({ data: { product_id: 12 }, button: addButton() });
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

it("asks for the cart a day after its first product, in a tab that stays open", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await addItem({ data: { product_id: 12 } });
  await vi.advanceTimersByTimeAsync(FRAGMENTS_LIFETIME_MS / 2);
  await addItem({ data: { product_id: 12 } });
  await vi.advanceTimersByTimeAsync(FRAGMENTS_LIFETIME_MS / 2);
  await vi.waitFor(() => expect(requests).toEqual(["add_to_cart", "add_to_cart", "get_refreshed_fragments"]));
});

it("speaks the button's message once, a second after", async () => {
  await addItem({ data: { product_id: 12 }, button: addButton() });
  const region = document.querySelector(".widget_shopping_cart_live_region");
  expect(region?.textContent).toBe("");
  await vi.waitFor(() => expect(region?.textContent).toBe("Mug added"), { timeout: 2000 });
});

it("speaks it also when the answer brings no blocks, as the platform does", async () => {
  server.use(http.post("https://shop.example/", () => HttpResponse.json({ cart_hash: "x" })));
  const button = addButton();
  button.dataset.success_message = "Mug added without blocks";
  await addItem({ data: { product_id: 12 }, button });
  const region = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
  await vi.waitFor(() => expect(region()).toBe("Mug added without blocks"), { timeout: 2000 });
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

/** Fires the blocks' event for a changed cart, which names neither a count nor lines. */
const changeByBlocks = () =>
  window.dispatchEvent(new CustomEvent("wc-blocks_store_sync_required", { detail: { type: "from_iAPI" } }));

it("shows what the shop's blocks have added or taken out", async () => {
  changeByBlocks();
  await vi.waitFor(() => expect(panel()).toBe("get_refreshed_fragments"));
  expect(requests).toEqual(["get_refreshed_fragments"]);
});

it.each([
  ["where the blocks' own mini-cart shows it", '<div class="wc-block-mini-cart"></div>'],
  ["in the checkout, whose blocks tell of every typed letter", '<div class="woocommerce-checkout"></div>'],
])("does not ask for the cart of the shop's blocks %s", async (_where, html) => {
  document.body.insertAdjacentHTML("beforeend", html);
  changeByBlocks();
  await vi.dynamicImportSettled();
  await addItem({ data: { product_id: 12 } });
  expect(requests).toEqual(["add_to_cart"]);
});
