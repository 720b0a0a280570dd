import { pageJQuery } from "./jquery.ts";

/** What the platform's script binds in every version. Others wait for its start too, or for more products, never for both. */
const BOUND = ["yith_wcwl_init", "yith_infs_added_elem"];

/** True when the platform's own wishlist script runs on this page. */
export const hasWishlistScript = (): boolean => {
  const handlers = pageJQuery()?._data?.(document, "events");
  return handlers !== undefined && BOUND.every((name) => name in handlers);
};
