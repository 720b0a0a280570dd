import { loadCart } from "./cart-demand.ts";
import type { Loader } from "./islands/loader.ts";
import type { Cart, CartApi, StorefrontWidgetsApi } from "./public-types.ts";

const UNKNOWN: Cart = { isKnown: false, isPending: false, hash: "", count: 0, subtotal: "", lines: [] };

let known = UNKNOWN;

const cartModules = async () => {
  await loadCart();
  const [{ $cart }, actions] = await Promise.all([import("./stores/cart.ts"), import("./stores/cart-actions.ts")]);
  return { $cart, actions };
};

const changed = async (
  change: (modules: Awaited<ReturnType<typeof cartModules>>) => Promise<unknown>,
): Promise<Cart> => {
  const modules = await cartModules();
  await change(modules);
  return modules.$cart.get();
};

const cart: CartApi = {
  get: () => known,
  subscribe(listener) {
    const tell = (event: Event) => listener((event as CustomEvent<Cart>).detail);
    document.addEventListener("storefront:cart-changed", tell);
    listener(known);
    void loadCart();
    return () => document.removeEventListener("storefront:cart-changed", tell);
  },
  add: (productId, quantity = 1, data = {}) =>
    changed(async ({ actions }) => {
      const { navigateTo } = await actions.addItem({ data: { ...data, product_id: productId, quantity } });
      if (navigateTo) throw new Error(`The shop did not add product ${productId}; see ${navigateTo}`);
    }),
  remove: (key) => changed(({ actions }) => actions.removeItem(key)),
  setQuantity: (key, quantity) => changed(({ actions }) => actions.setQuantity(key, quantity)),
  refresh: () => changed(({ actions }) => actions.refreshCart()),
};

/** Publishes `window.StorefrontWidgets`. */
export const publishApi = (version: string, loader: Loader): void => {
  document.addEventListener("storefront:cart-changed", (event) => {
    known = (event as CustomEvent<Cart>).detail;
  });
  const api: StorefrontWidgetsApi = {
    version,
    cart,
    on(name, listener) {
      document.addEventListener(name, listener as EventListener);
      return () => document.removeEventListener(name, listener as EventListener);
    },
    mount: (root) => loader.mount(root),
    unmount: (root) => loader.unmount(root),
    inspect: () => loader.inspect(),
  };
  window.StorefrontWidgets = Object.freeze(api);
};
