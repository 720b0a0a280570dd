import type { Call } from "#mock/shop.ts";
import { flagsOf } from "#mock/visit-context.ts";
import { listByNumber, removeProduct } from "./lists.ts";
import { wishlistScene } from "./scene.ts";

/** Takes a product that went into the cart off its list, where the shop is set so. Only the owner's list is known here. */
export const forgetWish = (call: Call): void => {
  const productId = Number(call.fields.get("remove_from_wishlist_after_add_to_cart"));
  if (!productId || !wishlistScene(call, flagsOf(call)).options.has("cartremove")) return;
  const list = listByNumber(call.visit.session.wishlist, call.fields.get("wishlist_id") ?? "");
  if (list) removeProduct(list, productId);
};
