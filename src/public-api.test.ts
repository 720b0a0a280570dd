import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { Loader } from "#src/islands/loader.ts";
import { $cart } from "#src/stores/cart.ts";
import { $wishlists } from "#src/stores/wishlists.ts";
import { endPages, settings, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { answer } from "#src/testing/wishlist-calls.ts";
import { openWithSettings } from "#src/testing/wishlist-settings.ts";
import manifest from "../package.json";
import { publishApi } from "./public-api.ts";
import type { CartApi, StorefrontWidgetsApi } from "./public-types.ts";
import { UNKNOWN_CART, UNKNOWN_WISHLISTS } from "./unknown-state.ts";

const KEY = "c20ad4d76fe97759aa27a0c99bff6710";
const PANEL = "div.widget_shopping_cart_content";

let loader: Loader;
let quantity = 0;
let requests: string[] = [];

const line = () =>
  `<li class="mini_cart_item"><a class="remove" href="/cart/?remove_item=${KEY}&amp;_wpnonce=n1" data-cart_item_key="${KEY}" data-product_id="12">×</a><a>Mug</a><span class="quantity">${quantity} × $5</span></li>`;
const fragments = () => ({
  [PANEL]: `<div class="widget_shopping_cart_content"><ul>${quantity ? line() : ""}</ul></div>`,
});

const api = (): StorefrontWidgetsApi => {
  if (!window.StorefrontWidgets) throw new Error("Not published");
  return window.StorefrontWidgets;
};

beforeEach(() => {
  quantity = 0;
  requests = [];
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      const endpoint = new URL(request.url).searchParams.get("wc-ajax") ?? "";
      const fields = new URLSearchParams(await request.text());
      requests.push(`${endpoint} ${fields}`);
      if (fields.get("product_id") === "99") {
        return HttpResponse.json({ error: true, product_url: "https://shop.example/product/sold-out/" });
      }
      if (endpoint === "add_to_cart") quantity += Number(fields.get("quantity"));
      if (endpoint === "remove_from_cart") quantity = 0;
      return HttpResponse.json({ fragments: fragments(), cart_hash: String(quantity) });
    }),
    http.post("https://shop.example/cart/", async ({ request }) => {
      quantity = Number(new URLSearchParams(await request.text()).get(`cart[${KEY}][qty]`));
      return HttpResponse.html("");
    }),
  );
  loader = showPage('<div class="widget_shopping_cart_content"></div>');
  delete window.StorefrontWidgets;
  publishApi("1.2.3", Promise.resolve(loader));
});

afterEach(() => {
  delete window.StorefrontWidgets;
  vi.restoreAllMocks();
});

it("says its version and cannot be changed by the page", () => {
  expect(api().version).toBe("1.2.3");
  expect(Object.isFrozen(api())).toBe(true);
});

it("names its types for compilers that read the package's exports, and for those that do not", () => {
  expect(manifest).toMatchObject({ types: manifest.exports["."].types });
});

it("adds, changes and removes, and answers with the cart after it, nothing pending", async () => {
  const { cart } = api();
  const added = await cart.add(12, 2, { variation_id: 5 });
  expect(added).toMatchObject({ isKnown: true, isPending: false, count: 2, lines: [{ key: KEY, quantity: 2 }] });
  expect(added.hash).toBe("2");
  // A page before this one may still have asked for its cart.
  expect(requests).toContain("add_to_cart variation_id=5&product_id=12&quantity=2");
  expect(await cart.setQuantity(KEY, 5)).toMatchObject({ isPending: false, count: 5 });
  expect(await cart.refresh()).toMatchObject({ isPending: false, count: 5 });
  expect(await cart.remove(KEY)).toMatchObject({ isPending: false, count: 0, lines: [] });
});

it("takes a line out by a quantity of zero", async () => {
  const { cart } = api();
  await cart.add(12, 2);
  expect(await cart.setQuantity(KEY, 0)).toMatchObject({ isKnown: true, count: 0, lines: [] });
});

it("adds one piece where no number is given", async () => {
  await api().cart.add(12);
  expect(requests).toEqual(["add_to_cart product_id=12&quantity=1"]);
});

it("answers with the cart also where the shop leads its shoppers to the cart after an add", async () => {
  vi.spyOn(window.location, "assign").mockReturnValue(undefined);
  endPages();
  showPage('<div class="widget_shopping_cart_content"></div>', {
    ...settings,
    wc_add_to_cart_params: { ...settings.wc_add_to_cart_params, cart_redirect_after_add: "yes" },
  });
  expect(await api().cart.add(12, 2)).toMatchObject({ isKnown: true, count: 2 });
  expect(window.location.assign).not.toHaveBeenCalled();
});

it("rejects when the shop refuses, and names the product's page", async () => {
  await expect(api().cart.add(99)).rejects.toThrow("https://shop.example/product/sold-out/");
});

it.each([
  ["without a page to go to", { product_url: false }],
  ["and brings its notices in blocks", { fragments: { ".notices": "<p>Sold out</p>" } }],
])("rejects when the shop refuses %s, and names the product", async (_how, answer) => {
  server.use(http.post("https://shop.example/", () => HttpResponse.json({ error: true, ...answer })));
  await expect(api().cart.add(7)).rejects.toThrow('The shop refused product "7" without a product_url.');
});

it.each([
  ["a product", ({ add }: CartApi) => add(Number.NaN), /product id: expected a positive number, got "NaN"/],
  ["a number of pieces", ({ add }: CartApi) => add(12, 0), /quantity: expected a positive number, got "0"/],
  [
    "a quantity",
    ({ setQuantity }: CartApi) => setQuantity(KEY, -1),
    /quantity: expected 0 or a positive number, got "-1"/,
  ],
])("asks the shop for nothing without %s, and says what it got", async (_what, act, message) => {
  await expect(act(api().cart)).rejects.toThrow(message);
  expect(requests).toEqual([]);
});

it("rejects a quantity for a line that the cart does not have", async () => {
  await api().cart.add(12);
  const told =
    'Cannot set a quantity: expected a key of cart.get().lines, got "nobody". Correct it, unless the line was just removed.';
  await expect(api().cart.setQuantity("nobody", 2)).rejects.toThrow(told);
});

it("does not call a line unknown where the shop does not tell what the cart holds", async () => {
  $cart.set(UNKNOWN_CART);
  server.use(http.post("https://shop.example/", () => HttpResponse.error()));
  expect(await api().cart.setQuantity(KEY, 2)).toMatchObject({ isKnown: false });
});

it("rejects when the shop cannot be reached", async () => {
  server.use(http.post("https://shop.example/", () => HttpResponse.error()));
  await expect(api().cart.remove(KEY)).rejects.toMatchObject({ name: "PlatformError", kind: "network" });
});

it("shows the cart as it is after a removal whose answer was lost", async () => {
  await api().cart.add(12);
  const loseAnswer = () => {
    quantity = 0;
    return HttpResponse.error();
  };
  server.use(http.post("https://shop.example/", loseAnswer, { once: true }));
  await expect(api().cart.remove(KEY)).rejects.toMatchObject({ kind: "network" });
  expect(api().cart.get()).toMatchObject({ isKnown: true, count: 0 });
});

it("tells subscribers at once and after each change, until they have enough", async () => {
  const counts: number[] = [];
  const stop = api().cart.subscribe(({ count }) => counts.push(count));
  expect(counts).toHaveLength(1);
  await api().cart.add(12, 3);
  expect(counts.at(-1)).toBe(3);
  expect(api().cart.get().count).toBe(3);
  stop();
  const { length } = counts;
  await api().cart.remove(KEY);
  expect(counts).toHaveLength(length);
  expect(api().cart.get().count).toBe(0);
});

it.each([
  ["a visitor with a cart", "1", false, ["get_refreshed_fragments"]],
  ["not one without", "", false, []],
  ["not again while the page asks", "1", true, []],
])(
  "asks for the cart for a subscriber on a page that shows and stores none: %s",
  async (_who, cookie, isPending, asked) => {
    document.querySelector(".widget_shopping_cart_content")?.remove();
    if (cookie) Cookies.set("woocommerce_items_in_cart", cookie);
    $cart.set({ ...UNKNOWN_CART, isPending });
    quantity = 2;
    const counts: number[] = [];
    const stop = api().cart.subscribe(({ count }) => counts.push(count));
    onTestFinished(() => {
      stop();
      Cookies.remove("woocommerce_items_in_cart");
    });
    await vi.dynamicImportSettled();
    await vi.waitFor(() => expect(counts.at(-1)).toBe(asked[0] ? 2 : 0));
    expect(requests.map((request) => request.split(" ")[0])).toEqual(asked);
  },
);

it("tells a listener of its event until the listener is taken back", () => {
  const heard = vi.fn();
  const stop = api().on("storefront:coupon-applied", ({ detail }) => heard(detail.code));
  const fire = () =>
    document.body.dispatchEvent(
      new CustomEvent("storefront:coupon-applied", { bubbles: true, detail: { code: "TENOFF" } }),
    );
  fire();
  stop();
  fire();
  expect(heard.mock.calls).toEqual([["TENOFF"]]);
});

it("says that it cannot listen without a function", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  api().on("storefront:item-added", undefined as never)();
  const told = '[on] Cannot listen to "storefront:item-added": expected a function, got "undefined". Correct the call.';
  await vi.waitFor(() => expect(error.mock.calls).toEqual([[told]]));
});

it("hears events that have no types of their own, such as a carousel's", () => {
  const heard = vi.fn();
  const stop = api().on("storefront:carousel-translated", ({ type }) => heard(type));
  document.body.dispatchEvent(new CustomEvent("storefront:carousel-translated", { bubbles: true }));
  stop();
  expect(heard).toHaveBeenCalledExactlyOnceWith("storefront:carousel-translated");
});

it("mounts, unmounts and shows what is on the page", async () => {
  await api().mount();
  const states = () =>
    new Set(
      api()
        .inspect()
        // The widget that reports the largest picture has the body as its host, and nothing to do on this page.
        .filter(({ host }) => host !== document.body)
        .map(({ state }) => state),
    );
  expect(states()).toEqual(new Set(["mounted"]));
  api().unmount();
  expect(states()).toEqual(new Set(["unmounted"]));
  await Promise.all([api().mount(), api().unmount()]);
  expect(states()).toEqual(new Set(["unmounted"]));
});

it("keeps a call to mount until the loader is there, and shows no widgets before", async () => {
  delete window.StorefrontWidgets;
  const mount = vi.spyOn(loader, "mount");
  publishApi("1.2.3", Promise.resolve(loader));
  const mounted = api().mount();
  expect(api().inspect()).toEqual([]);
  await mounted;
  expect(mount).toHaveBeenCalledOnce();
});

it("does not subscribe what fails at once", async () => {
  const listener = vi.fn(() => {
    throw new Error("of the page");
  });
  expect(() => api().cart.subscribe(listener)).toThrow("of the page");
  await api().cart.add(12);
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each([null, "main", document.createTextNode("main"), []])("says that %j is nothing to mount on", async (root) => {
  const told = `Cannot find widgets: expected an element or the document, got "${root}".`;
  await expect(api().mount(root as never)).rejects.toThrow(told);
  await expect(api().unmount(root as never)).rejects.toThrow(told);
});

it("tells who subscribes to the wishlists what this browser remembers", async () => {
  openWithSettings();
  localStorage.setItem("sw_wishlist_guest", JSON.stringify({ shop: "/wp-admin/admin-ajax.php", productIds: [12] }));
  const heard = vi.fn();
  const stop = api().wishlist.subscribe(({ productIds }) => heard(productIds));
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith([12]));
  stop();
  $wishlists.set(UNKNOWN_WISHLISTS);
});

it("takes a wish's product as scripts read it from an attribute: as a text", async () => {
  openWithSettings();
  answer({ result: "true", message: "Product added!" });
  const { wishlist } = api();
  const id = "12" as unknown as number;
  expect((await wishlist.add(id)).productIds).toEqual([12]);
  expect([wishlist.has(12), wishlist.has(id)]).toEqual([true, true]);
});

it("asks for a discount, for scripts that made the call of the pricing plugin", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue(undefined);
  await api().pricing.requestDiscount(document.body as never);
  expect(error.mock.calls[0]?.[0]).toContain("Advance discount rule error: Incorrect form provided");
});
