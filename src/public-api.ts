import { loadCart } from "./cart-demand.ts";
import type { Loader } from "./islands/loader.ts";
import { loadOnce } from "./load-once.ts";
import type { Cart, CartApi, PricingApi, StorefrontWidgetsApi, WishlistApi, Wishlists } from "./public-types.ts";

const UNKNOWN: Cart = { isKnown: false, isPending: false, hash: "", count: 0, subtotal: "", lines: [] };

let known = UNKNOWN;

/** Calls that come before the code are made in their order. */
const loadCartCalls = loadOnce(async () => {
  await loadCart();
  return import("./cart-api.ts");
});

const call =
  <Name extends "add" | "remove" | "setQuantity" | "refresh">(name: Name) =>
  async (...args: Parameters<CartApi[Name]>): Promise<Cart> =>
    (await loadCartCalls()).callCart(name, args);

const cart: CartApi = {
  get: () => known,
  subscribe(listener) {
    const tell = (event: Event) => listener((event as CustomEvent<Cart>).detail);
    document.addEventListener("storefront:cart-changed", tell);
    listener(known);
    void loadCart();
    return () => document.removeEventListener("storefront:cart-changed", tell);
  },
  add: call("add"),
  remove: call("remove"),
  setQuantity: call("setQuantity"),
  refresh: call("refresh"),
};

let wishlists: Wishlists = { isKnown: false, isPending: false, productIds: [], lists: [] };

const wishlistApi = () => import("./wishlist-api.ts");

const wishlist: WishlistApi = {
  get: () => wishlists,
  has: (productId) => wishlists.productIds.includes(productId),
  subscribe(listener) {
    const tell = (event: Event) => listener((event as CustomEvent<Wishlists>).detail);
    document.addEventListener("storefront:wishlist-changed", tell);
    listener(wishlists);
    void wishlistApi().then(({ startKnown }) => startKnown());
    return () => document.removeEventListener("storefront:wishlist-changed", tell);
  },
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
  loading.then(remember, () => undefined);
  document.addEventListener("storefront:cart-changed", (event) => {
    known = (event as CustomEvent<Cart>).detail;
  });
  document.addEventListener("storefront:wishlist-changed", (event) => {
    wishlists = (event as CustomEvent<Wishlists>).detail;
  });
  const api: StorefrontWidgetsApi = {
    version,
    cart,
    pricing,
    wishlist,
    on(name, listener) {
      document.addEventListener(name, listener as EventListener);
      return () => document.removeEventListener(name, listener as EventListener);
    },
    mount: async (root) => (await loading).mount(root),
    unmount: (root) => void loading.then((loaded) => loaded.unmount(root)),
    inspect: () => loader?.inspect() ?? [],
  };
  window.StorefrontWidgets = Object.freeze(api);
};
