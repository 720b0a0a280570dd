import Cookies from "js-cookie";
import { beforeEach, expect, it, vi } from "vitest";
import { hasCartCookie } from "#src/dom/cart/cart-signs.ts";
import { settings, showPage } from "#src/testing/page.ts";
import { isHashKey, isHashOutdated, readStoredCart, readVisitor, storeCart } from "./cart-storage.ts";

const { cart_hash_key: HASH_KEY, fragment_name: FRAGMENTS_KEY } = settings.wc_cart_fragments_params;
const FRAGMENTS = { "div.widget_shopping_cart_content": "<div>1</div>" };

vi.hoisted(() => {
  document.documentElement.lang = "en";
});

beforeEach(() => {
  showPage('<span class="woocommerce-Price-currencySymbol">$</span>');
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const name of ["woocommerce_items_in_cart", "woocommerce_cart_hash"]) Cookies.remove(name);
    document.body.className = "";
  };
});

it("uses the names that the platform prints, so that the platform's own script finds what it stores itself", () => {
  vi.spyOn(Date, "now").mockReturnValue(1_800_000_000_000);
  storeCart(FRAGMENTS, "abc");
  expect(sessionStorage.getItem(FRAGMENTS_KEY)).toBe(JSON.stringify(FRAGMENTS));
  expect(sessionStorage.getItem(HASH_KEY)).toBe("abc");
  expect(localStorage.getItem(HASH_KEY)).toBe("abc");
  expect(sessionStorage.getItem("wc_cart_created")).toBe("1800000000000");
  expect(readStoredCart()).toEqual({
    fragments: JSON.stringify(FRAGMENTS),
    hash: "abc",
    createdAt: "1800000000000",
    context: "en|$|guest",
  });
});

it("keeps with them for which language, currency and login they were rendered", () => {
  // A browser that translates the page sets its own language; the server's was "en".
  document.documentElement.lang = "de";
  document.body.classList.add("logged-in");
  storeCart(FRAGMENTS, "abc");
  expect(readStoredCart()?.context).toBe("en|$|user");
});

it("stores nothing where the platform names no storage", () => {
  showPage("", {});
  localStorage.clear();
  for (const isRefreshed of [false, true]) storeCart(FRAGMENTS, "abc", isRefreshed);
  expect(sessionStorage).toHaveLength(0);
  expect(readStoredCart()).toBeUndefined();
});

it("works without storage where the browser blocks it", () => {
  const blocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(blocked);
  vi.spyOn(window, "localStorage", "get").mockImplementation(blocked);
  storeCart(FRAGMENTS, "abc");
  const seen = [readStoredCart(), isHashOutdated(HASH_KEY)];
  vi.restoreAllMocks();
  expect(seen).toEqual([{ fragments: "", hash: "", createdAt: "", context: "" }, false]);
});

it("drops the old fragments from full storage, since they would outlive their cart", () => {
  storeCart(FRAGMENTS, "abc");
  const storage = window.sessionStorage;
  const full = {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: (key: string, value: string) => {
      if (value.length > 60) throw new DOMException("full", "QuotaExceededError");
      storage.setItem(key, value);
    },
  };
  vi.spyOn(window, "sessionStorage", "get").mockReturnValue(full as Storage);
  storeCart({ "div.widget_shopping_cart_content": `<div>${"2".repeat(100)}</div>` }, "def");
  vi.restoreAllMocks();
  expect(readStoredCart()).toMatchObject({ fragments: "", hash: "def" });
});

it.each([
  ["another hash came from another tab", HASH_KEY, "def", true],
  ["the hash is this tab's own", HASH_KEY, "abc", false],
  ["another shop on this host stored something", "wc_cart_hash_other", "def", false],
  ["all storage was cleared", null, "def", false],
])("when %s, the news count: %j", (_case, key, inLocal, isNews) => {
  storeCart(FRAGMENTS, "abc");
  localStorage.setItem(HASH_KEY, inLocal);
  expect(isHashKey(key) && isHashOutdated(key)).toBe(isNews);
});

it.each([
  ["other", "1", false, ""],
  ["woocommerce_items_in_cart", "1", true, ""],
  ["woocommerce_items_in_cart", "0", false, ""],
  ["woocommerce_cart_hash", "abc", true, "abc"],
])("with the cookie %s=%s the visitor has a cart: %s, of the hash %j", (cookie, value, hasCart, cookieHash) => {
  Cookies.set(cookie, value);
  expect(hasCartCookie()).toBe(hasCart);
  expect(readVisitor()).toEqual({ cookieHash, context: "en|$|guest" });
});

it("begins a cart's day with its first product and with a refresh, not with a later product nor an empty cart", () => {
  const created = () => sessionStorage.getItem("wc_cart_created");
  storeCart(FRAGMENTS, "", true);
  expect(created()).toBeNull();
  storeCart(FRAGMENTS, "abc");
  expect(Number(created())).toBeGreaterThan(0);
  sessionStorage.setItem("wc_cart_created", "1");
  storeCart(FRAGMENTS, "def");
  expect(created()).toBe("1");
  storeCart(FRAGMENTS, "def", true);
  expect(Number(created())).toBeGreaterThan(1);
});

it("tells the other tabs of news alone: tabs in two languages, with two hashes for one cart, would ask in turn without end", () => {
  const told = () => localStorage.getItem(HASH_KEY);
  storeCart(FRAGMENTS, "english");
  localStorage.setItem(HASH_KEY, "deutsch");
  storeCart(FRAGMENTS, "english", true);
  expect(told()).toBe("deutsch");
  storeCart(FRAGMENTS, "english, two pieces", true);
  expect(told()).toBe("english, two pieces");
  // A new tab knows of no cart either, while others may still show one.
  sessionStorage.removeItem(HASH_KEY);
  storeCart(FRAGMENTS, "", true);
  expect(told()).toBe("");
});

it("tells the other tabs nothing where this tab's storage is full: two such tabs would ask in turn without end", () => {
  const full = { getItem: () => null, removeItem: () => undefined, setItem: () => expect.fail("full") };
  vi.spyOn(window, "sessionStorage", "get").mockReturnValue(full as unknown as Storage);
  storeCart(FRAGMENTS, "english", true);
  vi.restoreAllMocks();
  expect(localStorage.getItem(HASH_KEY)).toBeNull();
});
