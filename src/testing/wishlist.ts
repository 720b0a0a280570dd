import { screen } from "@testing-library/react";
import { createMockShop } from "#mock/node.ts";
import { addItem, defaultList } from "#mock/wishlist/lists.ts";
import { forgetRenewedNonces } from "#src/platform/wishlist.ts";
import { $wishlists } from "#src/stores/wishlists.ts";
import { UNKNOWN_WISHLISTS } from "#src/unknown-state.ts";
import { settings } from "./page.ts";
import { server } from "./server.ts";
// Import what the loader would load on demand: transforming it takes long and would slow the first test.
import "#src/islands/mount.tsx";
import "#src/start-cart.ts";
import "#src/start-wishlist.ts";

/** Pages of the mock shop, with its answers behind them. */

export const HEART = ".yith-wcwl-add-to-wishlist";
export const addLink = () => screen.getByRole("link", { name: "Add to wishlist" });

/** Records from now on how adds begin and end. */
export const hearWishlist = (): string[] => {
  const heard: string[] = [];
  for (const name of ["add-started", "item-added", "failed"])
    document.body.addEventListener(`storefront:wishlist-${name}`, () => heard.push(name));
  return heard;
};

/** In the demo these options travel in a cookie, which unit tests do not have. */
export const setOptions = (shop: { session: { flags: Record<string, string> } }, options: string): void => {
  shop.session.flags = { wishlist: options };
};

/** The shop with products in the default list, the last one on top. */
export const openShopWithWishes = (...productIds: number[]) => {
  forgetRenewedNonces();
  $wishlists.set(UNKNOWN_WISHLISTS);
  const shop = createMockShop();
  server.use(...shop.handlers);
  const shelf = shop.session.wishlist;
  for (const productId of productIds) addItem(shelf, defaultList(shelf), { productId });
  const calls = (action: string) =>
    shop.session.requests
      .filter((request) => request.action === action)
      .map(({ payload }) => new URLSearchParams(payload));
  const listed = () => shelf.lists.map(({ items }) => items.map(({ productId }) => productId));
  return { ...shop, shelf, calls, listed };
};

interface ShopPage {
  /** The markup of matching elements, as the server prints it. */
  part: (selector: string) => string;
  settings: Record<string, unknown>;
}

export const readShopPage = async (path: string): Promise<ShopPage> => {
  const source = await (await fetch(path)).text();
  const page = new DOMParser().parseFromString(
    source.replaceAll(/<script(?! type="text\/template").*?<\/script>|<link[^>]*>/gs, ""),
    "text/html",
  );
  const [, wishlist = "{}"] = /var yith_wcwl_l10n = (.*?);\n/s.exec(source) ?? [];
  return {
    part: (selector) => [...page.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).join("\n"),
    settings: { ...settings, yith_wcwl_l10n: JSON.parse(wishlist) },
  };
};
