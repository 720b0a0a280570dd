import { addToCart, removeFromCart } from "#mock/cart.ts";
import { addedNotice, error, refusalText } from "#mock/notice-texts.ts";
import { htmlResponse, jsonResponse } from "#mock/platform-response.ts";
import { type Answer, type Call, field } from "#mock/shop.ts";
import { cartScene } from "#mock/visit-context.ts";
import { flagsOf } from "#mock/visit-flags.ts";
import { forgetWish } from "#mock/wishlist/cart-wish.ts";
import { cartFragments } from "#theme/partials/fragments.ts";

const refreshedFragments: Answer = (call) => {
  const scene = cartScene(call);
  return jsonResponse({ fragments: cartFragments(scene), cart_hash: scene.cart.hash });
};

/** A missing or zero quantity counts as one, as on the platform. */
const postedQuantity = (call: Call): number => {
  const quantity = Number.parseFloat(field(call, "quantity"));
  return quantity > 0 ? quantity : 1;
};

/** Ignores posted options, as on the platform: a variation is bought by its own id. */
const ajaxAdd: Answer = (call) => {
  const productId = Number.parseInt(field(call, "product_id"), 10);
  if (!productId) return htmlResponse("");
  const { db } = call.shop;
  const outcome = addToCart(db, call.visit.session, {
    productId,
    quantity: postedQuantity(call),
  });
  if (!outcome.isAdded) {
    call.visit.session.notices.push(error(refusalText(call.url.origin, outcome)));
    const slug = "product" in outcome ? outcome.product.slug : "";
    return jsonResponse({ error: true, product_url: slug ? `${call.url.origin}/product/${slug}/` : false });
  }
  forgetWish(call);
  if (flagsOf(call).redirect) {
    // The platform queues the notice because the shopper is about to see the cart page.
    call.visit.session.notices.push(
      addedNotice(call.url.origin, [{ product: outcome.product, quantity: postedQuantity(call) }]),
    );
  }
  return refreshedFragments(call);
};

const ajaxRemove: Answer = (call) =>
  removeFromCart(call.visit.session, field(call, "cart_item_key"))
    ? refreshedFragments(call)
    : jsonResponse({ success: false });

export const cartEndpoints: Readonly<Record<string, Answer>> = {
  add_to_cart: ajaxAdd,
  remove_from_cart: ajaxRemove,
  get_refreshed_fragments: refreshedFragments,
};
