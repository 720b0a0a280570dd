import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, type MockInstance, onTestFinished, vi } from "vitest";
import { fragmentsOf, PANEL, panel } from "#src/testing/fragments.ts";
import { settings } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";

/** Each test loads the cart anew, as if on a page of its own. */

const start = async () => {
  const { watchForCart, loadCart } = await import("./cart-demand.ts");
  const { $cart } = await import("#src/stores/cart.ts");
  watchForCart();
  return { loadCart, $cart };
};

const fire = (name: string, detail: unknown[] = []) =>
  document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));

/** Node tells of a rejection that nobody handles before the next task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

let listening: MockInstance<Window["addEventListener"]>;

beforeEach(() => {
  vi.resetModules();
  listening = vi.spyOn(window, "addEventListener");
  document.body.replaceWith(document.createElement("body"));
  document.body.innerHTML = `<script type="application/json" id="storefront-widgets">${JSON.stringify(settings)}</script>
    <div class="widget_shopping_cart_content"></div>`;
});

afterEach(() => {
  // The window outlives the page, and with it what this page's cart listens to.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockRestore();
  Cookies.remove("woocommerce_cart_hash");
});

it("loads nothing on the page of a visitor without a cart", async () => {
  const loaded = vi.fn();
  vi.doMock("./start-cart.ts", (original) => original().finally(loaded));
  onTestFinished(() => void vi.doUnmock("./start-cart.ts"));
  await start();
  await vi.dynamicImportSettled();
  expect(loaded).not.toHaveBeenCalled();
  expect(panel()).toBe("");
});

it("starts once there is a body where a script of the page's head asks for it", async () => {
  const { body } = document;
  body.remove();
  vi.spyOn(document, "readyState", "get").mockReturnValueOnce("loading");
  vi.spyOn(performance, "getEntriesByType").mockReturnValueOnce([]);
  const loaded = (await import("./cart-demand.ts")).loadCart();
  await vi.dynamicImportSettled();
  document.documentElement.append(body);
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  await expect(loaded).resolves.toBeTypeOf("function");
});

it("replaces the cart that a cached page has kept of another visitor", async () => {
  const empty = { fragments: fragmentsOf("No products in the cart."), cart_hash: "" };
  server.use(http.post("https://shop.example/", () => HttpResponse.json(empty)));
  const line = '<b class="bde-mini-cart-item mini_cart_item"><a data-cart_item_key="k1">Theirs</a></b>';
  document.querySelector(PANEL)?.insertAdjacentHTML("beforeend", line);
  await start();
  await vi.waitFor(() => expect(panel()).toBe("No products in the cart."));
});

/** Leaves the storage and cookie of another page of this visitor. */
const leaveCart = () => {
  Cookies.set("woocommerce_cart_hash", "abc");
  sessionStorage.setItem("wc_fragments_test", JSON.stringify(fragmentsOf("stored")));
  sessionStorage.setItem("wc_cart_hash_test", "abc");
  sessionStorage.setItem("wc_cart_created", String(Date.now()));
};

it("paints the stored cart of a visitor who has one", async () => {
  leaveCart();
  await start();
  await vi.waitFor(() => expect(panel()).toBe("stored"));
});

it("says once that the stored cart is painted", async () => {
  const painted = vi.fn();
  document.addEventListener("storefront:fragments-loaded", painted);
  leaveCart();
  const { loadCart } = await start();
  await vi.waitFor(() => expect(panel()).toBe("stored"));
  // Events that came before the cart's code follow it here.
  await loadCart();
  expect(painted).toHaveBeenCalledOnce();
  document.removeEventListener("storefront:fragments-loaded", painted);
});

it("tells the other tabs, which still show it, that the cart is ordered, on the page that thanks for the order", async () => {
  document.body.className = "woocommerce-order-received";
  localStorage.setItem("wc_cart_hash_test", "abc");
  await start();
  await vi.waitFor(() => expect(localStorage.getItem("wc_cart_hash_test")).toBe(""));
});

it("follows another tab in which the visitor has got a cart", async () => {
  await start();
  leaveCart();
  localStorage.setItem("wc_cart_hash_test", "abc");
  window.dispatchEvent(new StorageEvent("storage", { key: "wc_cart_hash_test" }));
  await vi.waitFor(() => expect(panel()).toBe("stored"));
});

it("loads the cart for the first event of another script, and hands that event over", async () => {
  const { $cart } = await start();
  fire("added_to_cart", [fragmentsOf("theirs"), "def"]);
  await vi.waitFor(() => expect(panel()).toBe("theirs"));
  expect($cart.get().hash).toBe("def");
});

it("announces the event that loaded the cart under its native name, once", async () => {
  const announced = vi.fn();
  document.addEventListener("storefront:item-added", announced);
  await start();
  fire("added_to_cart", [fragmentsOf("theirs"), "def"]);
  await vi.waitFor(() => expect(announced).toHaveBeenCalledOnce());
  fire("added_to_cart", [fragmentsOf("again"), "ghi"]);
  await vi.waitFor(() => expect(panel()).toBe("again"));
  expect(announced).toHaveBeenCalledTimes(2);
  document.removeEventListener("storefront:item-added", announced);
});

it("hands the cart page's command on, also from a page that has not loaded the cart", async () => {
  const asked = vi.fn();
  document.addEventListener("storefront:cart-update-requested", asked, { once: true });
  await start();
  document.dispatchEvent(new CustomEvent("wc_update_cart", { detail: [true] }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(asked.mock.calls[0]?.[0].detail).toEqual({ keepsNotices: true });
  expect(panel()).toBe("");
});

it("adds no rejection to the browser's own word on a missing file, and tries again at each event", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const tries: string[] = [];
  let isThere = false;
  vi.doMock("./start-cart.ts", async (original) => {
    const { startCart } = await original<typeof import("./start-cart.ts")>();
    return {
      get startCart() {
        tries.push(isThere ? "loaded" : "missing");
        if (isThere) return startCart;
        throw new TypeError("Failed to fetch dynamically imported module: /chunks/cart.js");
      },
    };
  });
  onTestFinished(() => {
    process.off("unhandledRejection", unhandled);
    vi.doUnmock("./start-cart.ts");
  });
  leaveCart();
  await start();
  await vi.waitFor(() => expect(tries).toEqual(["missing"]));
  await nextTask();
  fire("wc_fragment_refresh");
  await vi.waitFor(() => expect(tries).toEqual(["missing", "missing"]));
  await nextTask();
  expect(unhandled).not.toHaveBeenCalled();
  isThere = true;
  window.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(tries).toEqual(["missing", "missing", "loaded"]));
});

it("watches once, however often it is started", async () => {
  await start();
  const { loadCart } = await start();
  await loadCart();
  await loadCart();
  const loaded = vi.fn();
  document.addEventListener("wc_fragments_loaded", loaded);
  fire("added_to_cart", [fragmentsOf("theirs"), "def"]);
  await vi.waitFor(() => expect(panel()).toBe("theirs"));
  expect(loaded).toHaveBeenCalledOnce();
  document.removeEventListener("wc_fragments_loaded", loaded);
});
