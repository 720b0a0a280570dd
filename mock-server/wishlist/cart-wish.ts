import { type Call, field } from "#mock/shop.ts";
import { listByNumber, removeProduct } from "./lists.ts";
import { shelfOf, wishlistScene } from "./scene.ts";

/** Takes a bought product off its list if the shop is set so. Works only on the owner's own list. */
export const forgetWish = (call: Call): void => {
  const productId = Number(call.fields.get("remove_from_wishlist_after_add_to_cart"));
  if (!productId || !wishlistScene(call).options.has("cartremove")) return;
  const list = listByNumber(shelfOf(call), field(call, "wishlist_id"));
  if (list) removeProduct(list, productId);
};
