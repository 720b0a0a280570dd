import { loadCart } from "./cart-demand.ts";
import type { Loader } from "./islands/loader.ts";
import { loadOnce } from "./load-once.ts";
import type { Cart, CartApi, StorefrontWidgetsApi } from "./public-types.ts";
import { UNKNOWN_CART, UNKNOWN_WISHLISTS } from "./unknown-state.ts";

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

/** What the page knows of something, as its event tells it; `load` finds out more for those who want to follow it. */
const follow = <Value>(name: string, unknown: Value, load: () => unknown) => {
  let known = unknown;
  hear(name, ({ detail }) => {
    known = detail;
  });
  return {
    get: () => known,
    subscribe: (listener: (value: Value) => void) => {
      // First, so that what is no listener, or fails at once, is not kept.
      listener(known);
      load();
      return hear(name, ({ detail }) => listener(detail));
    },
  };
};

const wishlistApi = loadOnce(() => import("./wishlist-api.ts"));

/** Publishes `window.StorefrontWidgets` while the loader is still on its way. */
export const publishApi = (version: string, loading: Promise<Loader>): void => {
  let loader: Loader | undefined;
  const remember = (loaded: Loader) => {
    loader = loaded;
  };
  // The entry tells of a loader that does not come.
  loading.then(remember, () => {});
  // At once where it can be: whoever unmounts goes on with the server's HTML.
  const withLoader = <Answer>(act: (loaded: Loader) => Answer) => (loader ? act(loader) : loading.then(act));
  const lists = follow("storefront:wishlist-changed", UNKNOWN_WISHLISTS, async () =>
    (await wishlistApi()).startKnown(),
  );
  const api: StorefrontWidgetsApi = {
    version,
    cart: {
      ...follow("storefront:cart-changed", UNKNOWN_CART, loadCart),
      add: call("add"),
      remove: call("remove"),
      setQuantity: call("setQuantity"),
      refresh: call("refresh"),
    },
    pricing: {
      requestDiscount: async (...args) => (await import("./pricing-api.ts")).requestDiscount(...args),
    },
    wishlist: {
      ...lists,
      has: (productId) => lists.get().productIds.includes(Number(productId)),
      add: async (...args) => (await wishlistApi()).add(...args),
      remove: async (...args) => (await wishlistApi()).remove(...args),
    },
    on: hear,
    mount: async (root) => withLoader((loaded) => loaded.mount(root)),
    unmount: (root) => void withLoader((loaded) => loaded.unmount(root)),
    inspect: () => loader?.inspect() ?? [],
  };
  window.StorefrontWidgets = Object.freeze(api);
};
