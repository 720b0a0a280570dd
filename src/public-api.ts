import { loadCart } from "./cart-demand.ts";
import type { Loader } from "./islands/loader.ts";
import { loadOnce } from "./load-once.ts";
import type { Cart, CartApi, PricingApi, StorefrontWidgetsApi, WishlistApi } from "./public-types.ts";
import { UNKNOWN_CART, UNKNOWN_WISHLISTS } from "./unknown-state.ts";

let known = UNKNOWN_CART;

/** Calls that come before the code are made in their order. */
const loadCartCalls = loadOnce(async () => {
  await loadCart();
  return import("./cart-api.ts");
});

const call =
  <Name extends "add" | "remove" | "setQuantity" | "refresh">(name: Name) =>
  async (...args: Parameters<CartApi[Name]>): Promise<Cart> =>
    (await loadCartCalls()).callCart(name, args);

const hear = (name: string, listener: (event: CustomEvent) => void): (() => void) => {
  document.addEventListener(name, listener as EventListener);
  return () => document.removeEventListener(name, listener as EventListener);
};

const subscribeTo =
  <Value>(name: string, current: () => Value, load: () => unknown) =>
  (listener: (value: Value) => void): (() => void) => {
    // First, so that what is no listener, or fails at once, is not kept.
    listener(current());
    load();
    return hear(name, ({ detail }) => listener(detail));
  };

const cart: CartApi = {
  get: () => known,
  subscribe: subscribeTo("storefront:cart-changed", () => known, loadCart),
  add: call("add"),
  remove: call("remove"),
  setQuantity: call("setQuantity"),
  refresh: call("refresh"),
};

let wishlists = UNKNOWN_WISHLISTS;

const wishlistApi = () => import("./wishlist-api.ts");

const wishlist: WishlistApi = {
  get: () => wishlists,
  has: (productId) => wishlists.productIds.includes(productId),
  subscribe: subscribeTo(
    "storefront:wishlist-changed",
    () => wishlists,
    async () => (await wishlistApi()).startKnown(),
  ),
  add: async (...args) => (await wishlistApi()).add(...args),
  remove: async (...args) => (await wishlistApi()).remove(...args),
};

const pricing: PricingApi = {
  requestDiscount: async (...args) => (await import("./pricing-api.ts")).requestDiscount(...args),
};

/** Publishes `window.StorefrontWidgets` while the loader is still on its way. */
export const publishApi = (version: string, loading: Promise<Loader>): void => {
  let loader: Loader | undefined;
  const remember = (loaded: Loader) => {
    loader = loaded;
  };
  // The entry tells of a loader that does not come.
  loading.then(remember, () => {});
  hear("storefront:cart-changed", ({ detail }) => {
    known = detail;
  });
  hear("storefront:wishlist-changed", ({ detail }) => {
    wishlists = detail;
  });
  // At once where it can be: whoever unmounts goes on with the server's HTML.
  const withLoader = <Answer>(act: (loaded: Loader) => Answer) => (loader ? act(loader) : loading.then(act));
  const api: StorefrontWidgetsApi = {
    version,
    cart,
    pricing,
    wishlist,
    on: hear,
    mount: async (root) => withLoader((loaded) => loaded.mount(root)),
    unmount: (root) => void withLoader((loaded) => loaded.unmount(root)),
    inspect: () => loader?.inspect() ?? [],
  };
  window.StorefrontWidgets = Object.freeze(api);
};
