import type { RequestHandler } from "msw";
import { ajaxHandlers } from "./handlers/ajax.ts";
import { pageHandlers } from "./handlers/pages.ts";
import { restHandlers } from "./handlers/rest.ts";
import { searchHandlers } from "./handlers/search.ts";
import type { Shop, ShopOptions } from "./shop.ts";

export const openShop = ({ db, sharedVisitor, bundleAddress = null }: ShopOptions): Shop => ({
  db,
  sharedVisitor,
  bundleAddress,
});

/** The whole shop. Pages come last: they answer every address that nothing else claims. */
export const createHandlers = (shop: Shop): RequestHandler[] => [
  ...searchHandlers(shop),
  ...ajaxHandlers(shop),
  ...restHandlers(shop),
  ...pageHandlers(shop),
];
