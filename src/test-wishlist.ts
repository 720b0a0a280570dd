import { createMockShop } from "#mock/node.ts";
import { addItem, defaultList } from "#mock/wishlist/lists.ts";
import { $wishlists } from "./stores/wishlists.ts";
import { settings } from "./test-page.ts";
import { server } from "./test-server.ts";

/** For unit tests of the wishlist's widgets: pages of the mock shop, with its answers behind them. */

/** The shop with products in the default list, the last one on top. */
export const openShopWithWishes = (...productIds: number[]) => {
  $wishlists.set({ isKnown: false, isPending: false, productIds: [], lists: [] });
  const shop = createMockShop();
  server.use(...shop.handlers);
  const shelf = shop.session.wishlist;
  for (const id of productIds) addItem(shelf, defaultList(shelf), id);
  const calls = (action: string) =>
    shop.session.requests
      .filter((request) => request.action === action)
      .map(({ payload }) => new URLSearchParams(payload));
  const listed = () => shelf.lists.map(({ items }) => items.map(({ productId }) => productId));
  return { ...shop, shelf, calls, listed };
};

interface ShopPage {
  /** The markup of the elements that match, as the server prints it. */
  part: (selector: string) => string;
  /** The page's settings, wishlist and all. */
  settings: Record<string, unknown>;
}

/** A page of the mock shop. */
export const readShopPage = async (path: string): Promise<ShopPage> => {
  const source = await (await fetch(path)).text();
  const page = new DOMParser().parseFromString(
    source.replaceAll(/<script(?! type="text\/template").*?<\/script>/gs, ""),
    "text/html",
  );
  const [, wishlist = "{}"] = /var yith_wcwl_l10n = (.*?);\n/s.exec(source) ?? [];
  return {
    part: (selector) => [...page.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).join("\n"),
    settings: { ...settings, yith_wcwl_l10n: JSON.parse(wishlist) },
  };
};
