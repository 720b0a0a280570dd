import jquery from "jquery";

/** Binds on the document what the platform's own wishlist script binds there. Returns the undo. */
export const bindWishlistScript = (own: () => void = () => undefined): (() => void) => {
  const page = jquery(document) as unknown as Record<"on" | "off", (...args: unknown[]) => void>;
  const bound = [
    ["yith_wcwl_init yith_infs_added_elem"],
    ["click", ".hide-title-form"],
    ["click", ".add_to_wishlist"],
    ["submit", ".wishlist-ask-an-estimate-popup"],
  ];
  for (const names of bound) page.on(...names, own);
  return () => {
    for (const names of bound) page.off(...names, own);
  };
};
