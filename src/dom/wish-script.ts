import { pageJQuery } from "./jquery.ts";

/** True when the platform's own wishlist script runs on this page: it binds a handler that nobody else has. */
export const hasWishlistScript = (): boolean => {
  const jquery: unknown = pageJQuery();
  if (typeof jquery !== "function" || !("_data" in jquery) || typeof jquery._data !== "function") return false;
  const handlers: unknown = jquery._data(document, "events");
  return typeof handlers === "object" && handlers !== null && "yith_wcwl_init" in handlers;
};
