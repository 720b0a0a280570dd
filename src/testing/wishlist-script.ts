import jquery from "jquery";

/** Binds on the document what the platform's own wishlist script binds there. Returns the undo. */
export const bindWishlistScript = (): (() => void) => {
  const page = jquery(document) as unknown as Record<"on" | "off", (...args: unknown[]) => void>;
  const own = () => undefined;
  const bound = [["yith_wcwl_init yith_infs_added_elem"], ["click", ".hide-title-form"]];
  for (const names of bound) page.on(...names, own);
  return () => {
    for (const names of bound) page.off(...names, own);
  };
};
