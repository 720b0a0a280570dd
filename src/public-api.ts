import { hasCartCookie } from "#src/dom/cart/cart-signs.ts";
import type { Loader } from "#src/islands/loader.ts";
import { loadCart, wantCart } from "./cart-demand.ts";
import { loadOnce } from "./load-once.ts";
import type { StorefrontWidgetsApi } from "./public-types.ts";
import { UNKNOWN_CART, UNKNOWN_WISHLISTS } from "./unknown-state.ts";

const loadCartCalls = loadOnce(async () => {
  await loadCart();
  return import("./cart-api.ts");
});

const loadWishlistCalls = loadOnce(() => import("./wishlist-api.ts"));

type Call = (...args: never) => Promise<unknown>;

/** A call whose code loads with its first use. Calls that wait for `loadOnce` run in their order. */
const callOf = <Name extends string, Calls extends Record<Name, Call>>(load: () => Promise<Calls>, name: Name) =>
  (async (...args) => (await load())[name](...args)) as Calls[Name];

const hear = (name: string, listener: (event: CustomEvent) => void): (() => void) => {
  // The browser is silent about a listener that is missing.
  if (typeof listener !== "function")
    void import("#src/islands/report-failure.ts").then(({ reportListener }) => reportListener(name, listener));
  document.addEventListener(name, listener as EventListener);
  return () => document.removeEventListener(name, listener as EventListener);
};

/** A store of the value that an event last carried. Each subscriber calls `load`, which may find out more. */
const storeOf = <Value>(name: string, known: Value, load: () => unknown) => {
  hear(name, ({ detail }) => {
    known = detail;
  });
  return {
    get: () => known,
    subscribe: (listener: (value: Value) => void) => {
      // Call the listener before it is registered: if it is no function or throws, it must not be kept.
      listener(known);
      load();
      return hear(name, ({ detail }) => listener(detail));
    },
  };
};

export const publishApi = (version: string, loading: Promise<Loader>): void => {
  let loader: Loader | undefined;
  const remember = (loaded: Loader) => {
    loader = loaded;
  };
  // The entry awaits the same promise, so the browser reports a loader that does not load.
  loading.then(remember, () => {});
  const callLoader =
    (name: "mount" | "unmount") =>
    async (root: ParentNode = document): Promise<void> => {
      // Themes pass the result of a query that found nothing.
      if (!root?.querySelectorAll) (await import("#src/islands/report-failure.ts")).refuseRoot(root);
      // Act synchronously once the loader is there: after `unmount` the caller works on the server's HTML at once.
      await (loader ?? (await loading))[name](root);
    };
  const learnCart = () =>
    // Where the platform stores no cart and shows none, only a subscriber asks for it.
    wantCart((followEvent) => {
      const { isKnown, isPending } = cart.get();
      if (hasCartCookie() && !isKnown && !isPending) followEvent("wc_fragment_refresh", []);
    });
  const cart = storeOf("storefront:cart-changed", UNKNOWN_CART, learnCart);
  const lists = storeOf("storefront:wishlist-changed", UNKNOWN_WISHLISTS, callOf(loadWishlistCalls, "loadKnown"));
  const api: StorefrontWidgetsApi = {
    version,
    cart: {
      ...cart,
      add: callOf(loadCartCalls, "add"),
      remove: callOf(loadCartCalls, "remove"),
      setQuantity: callOf(loadCartCalls, "setQuantity"),
      refresh: callOf(loadCartCalls, "refresh"),
    },
    pricing: {
      requestDiscount: callOf(() => import("./pricing-api.ts"), "requestDiscount"),
    },
    wishlist: {
      ...lists,
      has: (productId) => lists.get().productIds.includes(Number(productId)),
      add: callOf(loadWishlistCalls, "add"),
      remove: callOf(loadWishlistCalls, "remove"),
    },
    on: hear,
    mount: callLoader("mount"),
    unmount: callLoader("unmount"),
    inspect: () => loader?.inspect() ?? [],
  };
  window.StorefrontWidgets = Object.freeze(api);
};
