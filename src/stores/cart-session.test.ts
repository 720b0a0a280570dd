import jquery from "jquery";
import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { loadCart } from "#src/cart-demand.ts";
import { requestedAt } from "#src/dom/jquery/jquery.ts";
import { forgetSettingsBlock } from "#src/platform/page-globals.ts";
import { fragmentsOf, PANEL, panel } from "#src/testing/fragments.ts";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { UNKNOWN_CART } from "#src/unknown-state.ts";
import { $cart, $fragments } from "./cart.ts";
import { FRAGMENTS_LIFETIME_MS } from "./cart-freshness.ts";
import { refreshCart } from "./cart-refresh.ts";
import { startCartSession } from "./cart-session.ts";

let refreshes = 0;

const store = (hash: string, text = "from storage", createdAt = Date.now()) => {
  sessionStorage.setItem("wc_fragments_test", JSON.stringify(fragmentsOf(text)));
  sessionStorage.setItem("wc_cart_hash_test", hash);
  sessionStorage.setItem("wc_cart_created", String(createdAt));
};

/** Shows the page again without loading it, as Back does. */
const comeBack = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

const untilIdle = () => vi.advanceTimersByTimeAsync(2500);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  $cart.set(UNKNOWN_CART);
  $fragments.set({});
  showPage('<div class="widget_shopping_cart_content"></div>');
  await loadCart();
  await untilIdle();
  refreshes = 0;
  server.use(
    http.post("https://shop.example/", () => {
      refreshes += 1;
      return HttpResponse.json({ fragments: fragmentsOf("from the shop"), cart_hash: "new" });
    }),
  );
});

afterEach(() => {
  for (const name of ["woocommerce_items_in_cart", "woocommerce_cart_hash"]) Cookies.remove(name);
  vi.useRealTimers();
});

const haveCart = (hash: string) => {
  Cookies.set("woocommerce_items_in_cart", "1");
  Cookies.set("woocommerce_cart_hash", hash);
};

it("paints the same cart from storage without a request, and says so", async () => {
  haveCart("abc");
  store("abc");
  const loaded = vi.fn();
  document.addEventListener("wc_fragments_loaded", loaded, { once: true });
  comeBack();
  expect(panel()).toBe("from storage");
  expect($cart.get().hash).toBe("abc");
  expect(loaded).toHaveBeenCalledOnce();
  await untilIdle();
  expect(refreshes).toBe(0);
});

it("leaves it to the platform's own fragments script to say that it has painted the stored cart", async () => {
  window.jQuery = jquery;
  const loaded = vi.fn();
  jquery(document.body).on("adding_to_cart", showWidget);
  jquery(document.body).on("wc_fragments_loaded", loaded);
  onTestFinished(() => {
    jquery(document.body).off("adding_to_cart", showWidget);
    jquery(document.body).off("wc_fragments_loaded", loaded);
    delete window.jQuery;
  });
  haveCart("abc");
  store("abc");
  comeBack();
  expect($cart.get().hash).toBe("abc");
  expect(loaded).not.toHaveBeenCalled();
});

it("asks the shop for another cart than the stored one", async () => {
  haveCart("def");
  store("abc");
  comeBack();
  expect(panel()).toBe("");
  await vi.waitFor(() => expect(panel()).toBe("from the shop"));
  expect(refreshes).toBe(1);
  expect(sessionStorage.getItem("wc_cart_hash_test")).toBe("new");
});

it("does not ask a second time for a cart that somebody has asked for meanwhile", async () => {
  haveCart("def");
  comeBack();
  await refreshCart();
  expect(panel()).toBe("from the shop");
  await untilIdle();
  expect(refreshes).toBe(1);
});

const showWidget = () => document.querySelector(".hide_cart_widget_if_empty");

it.each([
  [
    "another script has sent the same request",
    () => requestedAt.set("/?wc-ajax=get_refreshed_fragments", performance.now()),
  ],
  [
    "the platform's own script has come, whose requests nobody sees",
    () => jquery(document.body).on("adding_to_cart", showWidget),
  ],
])("does not ask where meanwhile %s", async (_what, happen) => {
  window.jQuery = jquery;
  onTestFinished(() => {
    jquery(document.body).off("adding_to_cart", showWidget);
    requestedAt.clear();
    delete window.jQuery;
  });
  haveCart("def");
  comeBack();
  happen();
  await untilIdle();
  expect(refreshes).toBe(0);
});

it("costs a visitor without a cart no request, and no place in the browser's storage", async () => {
  comeBack();
  await untilIdle();
  expect(refreshes).toBe(0);
  expect(panel()).toBe("");
  expect(localStorage).toHaveLength(0);
});

it.each([
  ["that was ordered or emptied since", () => store("abc")],
  ["of somebody else, as a cache has kept it", () => undefined],
])("asks for a page that comes back with a cart %s", async (_whose, remember) => {
  const line = '<ul><li class="mini_cart_item"><a data-cart_item_key="k1">×</a></li></ul>';
  document.querySelector(PANEL)?.insertAdjacentHTML("beforeend", line);
  remember();
  comeBack();
  await vi.waitFor(() => expect(panel()).toBe("from the shop"));
  expect(refreshes).toBe(1);
});

it("lets the other tabs know of a cart that is gone without a word of the shop, as after an order", () => {
  store("abc");
  localStorage.setItem("wc_cart_hash_test", "abc");
  comeBack();
  expect([sessionStorage.getItem("wc_fragments_test"), localStorage.getItem("wc_cart_hash_test")]).toEqual([null, ""]);
});

it("asks once for a cart that is gone, and paints the number of a page that Back brings with what it was told", async () => {
  let refreshed = 0;
  server.use(
    http.post("https://shop.example/", () => {
      refreshed += 1;
      return HttpResponse.json({
        fragments: { ...fragmentsOf("nothing"), ".number": '<b class="number">0</b>' },
        cart_hash: "",
      });
    }),
  );
  store("abc");
  localStorage.setItem("wc_cart_hash_test", "abc");
  comeBack();
  await vi.waitFor(() => expect(panel()).toBe("nothing"));
  showPage('<b class="number">3</b><div class="widget_shopping_cart_content"></div>');
  comeBack();
  expect(document.querySelector(".number")?.textContent).toBe("0");
  await untilIdle();
  expect(refreshed).toBe(1);
});

it("asks nobody in a tab that has not shown the cart which is gone", async () => {
  localStorage.setItem("wc_cart_hash_test", "abc");
  comeBack();
  await untilIdle();
  expect(refreshes).toBe(0);
  expect(localStorage.getItem("wc_cart_hash_test")).toBe("");
});

it("leaves a page that is shown for the first time to its start", async () => {
  haveCart("def");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  await untilIdle();
  expect(refreshes).toBe(0);
});

it("asks again when the stored fragments' day is over, also on a page that stays open", async () => {
  haveCart("abc");
  store("abc", "from storage", Date.now() - FRAGMENTS_LIFETIME_MS + 10_000);
  comeBack();
  expect(panel()).toBe("from storage");
  await vi.advanceTimersByTimeAsync(9_999);
  expect(refreshes).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(panel()).toBe("from the shop"));
  expect(refreshes).toBe(1);
});

it("counts the day anew from a refresh", async () => {
  haveCart("abc");
  store("abc", "from storage", Date.now() - FRAGMENTS_LIFETIME_MS + 10_000);
  comeBack();
  await refreshCart();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refreshes).toBe(1);
});

it("follows another tab", async () => {
  store("abc");
  localStorage.setItem("wc_cart_hash_test", "def");
  window.dispatchEvent(new StorageEvent("storage", { key: "wc_cart_hash_test" }));
  await vi.waitFor(() => expect(panel()).toBe("from the shop"));
  expect(refreshes).toBe(1);
});

const turnToTab = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

const turnAway = () => {
  vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
  turnToTab();
};

it("asks in a tab to which the shopper returns with another cart, of which no other tab has told", async () => {
  haveCart("abc");
  store("abc");
  turnToTab();
  await untilIdle();
  expect(refreshes).toBe(0);
  // In a second window beside this one.
  haveCart("def");
  turnAway();
  turnToTab();
  await vi.waitFor(() => expect(panel()).toBe("from the shop"));
  turnToTab();
  await untilIdle();
  expect(refreshes).toBe(1);
});

it("shows what a frame of its own tab has stored, a product opened over the listing for one", async () => {
  haveCart("abc");
  store("abc");
  comeBack();
  expect(panel()).toBe("from storage");
  store("def", "from the frame");
  localStorage.setItem("wc_cart_hash_test", "def");
  window.dispatchEvent(new StorageEvent("storage", { key: "wc_cart_hash_test" }));
  expect(panel()).toBe("from the frame");
  await untilIdle();
  expect(refreshes).toBe(0);
});

it.each([
  ["its own news", "wc_cart_hash_test", "abc"],
  ["other storage", "theme_colour", "def"],
])("is not moved by %s", async (_case, key, inLocal) => {
  store("abc");
  localStorage.setItem("wc_cart_hash_test", inLocal);
  window.dispatchEvent(new StorageEvent("storage", { key }));
  await untilIdle();
  expect(refreshes).toBe(0);
});

it.each([
  ["the shopper turns to the tab", turnToTab],
  ["the network is back", () => dispatchEvent(new Event("online"))],
])("keeps what it shows when the shop does not answer, and asks again once %s", async (_what, happen) => {
  haveCart("abc");
  store("abc");
  comeBack();
  server.use(http.post("https://shop.example/", () => HttpResponse.error(), { once: true }));
  const failed = vi.fn();
  document.addEventListener("wc_fragments_ajax_error", failed, { once: true });
  localStorage.setItem("wc_cart_hash_test", "def");
  window.dispatchEvent(new StorageEvent("storage", { key: "wc_cart_hash_test" }));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  await untilIdle();
  expect(panel()).toBe("from storage");
  happen();
  await vi.waitFor(() => expect(panel()).toBe("from the shop"));
  happen();
  await untilIdle();
  expect(refreshes).toBe(1);
});

const pageWithoutStorage = (html: string) => {
  forgetSettingsBlock();
  showPage(html, { wc_add_to_cart_params: { wc_ajax_url: "/?wc-ajax=%%endpoint%%" } });
};

it("asks anew on a page that Back brings after it asked in its last moment, as a failed refresh does", async () => {
  dispatchEvent(new Event("pagehide"));
  await refreshCart();
  comeBack();
  await untilIdle();
  refreshes = 0;
  await refreshCart();
  expect(refreshes).toBe(1);
});

it.each([
  ["on pages that name no storage", '<div class="widget_shopping_cart_content"></div>', pageWithoutStorage],
  ["on pages that show a number alone", '<b class="number">1</b>', showPage],
])("asks %s, when the visitor has a cart", async (_where, html, show) => {
  show(html);
  haveCart("abc");
  comeBack();
  await untilIdle();
  expect(refreshes).toBe(1);
});

it.each([
  ["who has no cart", '<div class="widget_shopping_cart_content"></div>', false],
  ["where nothing shows the cart", "<p>About us</p>", true],
])("costs a visitor no request on pages that name no storage, %s", async (_case, html, hasCart) => {
  pageWithoutStorage(html);
  if (hasCart) haveCart("abc");
  comeBack();
  await untilIdle();
  expect(refreshes).toBe(0);
});

const cartPage = (content: string) => {
  document.body.className = "woocommerce-cart";
  onTestFinished(() => document.body.removeAttribute("class"));
  showPage(`<div class="widget_shopping_cart_content">${content}</div>`);
};

const LINE =
  '<ul><li class="mini_cart_item"><a class="remove" data-cart_item_key="k1" data-product_id="12">×</a><a>Mug</a><span class="quantity">2 × $1</span></li></ul>';

it.each([
  ["believes the cart page, which no cache keeps", LINE, 0, { count: 2, hash: "abc", isPending: false }],
  ["asks on the cart page for a mini-cart that the server left empty", "", 1, { count: 0 }],
])("%s", async (_case, content, expectedRefreshes, cart) => {
  cartPage(content);
  haveCart("abc");
  startCartSession(false);
  await untilIdle();
  expect(refreshes).toBe(expectedRefreshes);
  expect($cart.get()).toMatchObject(cart);
});

const hearFormAsked = () => {
  const formAsked = vi.fn();
  document.body.addEventListener("storefront:cart-update-requested", formAsked);
  onTestFinished(() => document.body.removeEventListener("storefront:cart-update-requested", formAsked));
  return formAsked;
};

it("asks for a cart page's form that may be older than the cart, which this tab has asked for meanwhile", async () => {
  cartPage(LINE);
  store("abc");
  localStorage.setItem("wc_cart_hash_test", "abc");
  const formAsked = hearFormAsked();
  window.dispatchEvent(new StorageEvent("storage", { key: "theme_colour" }));
  expect(formAsked).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent("storage", { key: "wc_cart_hash_test" }));
  await untilIdle();
  expect(formAsked).toHaveBeenCalled();
  expect(refreshes).toBe(0);
});

it("asks for a cart page's form when another tab has changed the cart while this one asked for it", async () => {
  cartPage(LINE);
  haveCart("abc");
  const formAsked = hearFormAsked();
  server.use(http.post("https://shop.example/", () => haveCart("def")));
  await refreshCart();
  expect(formAsked).toHaveBeenCalledTimes(1);
});

it("does not ask without end in a shop whose cookie says something else on its cart page", async () => {
  cartPage(LINE);
  await refreshCart();
  const formAsked = hearFormAsked();
  haveCart("as the page says");
  server.use(http.post("https://shop.example/", () => haveCart("as the call says")));
  await refreshCart();
  expect(formAsked).not.toHaveBeenCalled();
});

it.each([
  ["before the cart's code had come", () => startCartSession(true)],
  ["as it was left", comeBack],
])("asks on a cart page that Back brought %s, for its form too", async (_how, bring) => {
  cartPage(LINE);
  haveCart("abc");
  const formAsked = hearFormAsked();
  bring();
  expect(formAsked).toHaveBeenCalled();
  await untilIdle();
  expect(refreshes).toBeGreaterThan(0);
});
