import type { RequestHandler } from "msw";
import { ajaxHandlers } from "./handlers/ajax.ts";
import { pageHandlers } from "./handlers/pages.ts";
import { restHandlers } from "./handlers/rest.ts";
import type { Shop } from "./shop.ts";

/** All handlers of the shop. Pages come last, because they answer every address that no other handler claims. */
export const createHandlers = (shop: Shop): RequestHandler[] => [
  ...ajaxHandlers(shop),
  ...restHandlers(shop),
  ...pageHandlers(shop),
];
