import { applyCoupon, removeCoupon } from "#mock/coupons.ts";
import type { NonceAction } from "#mock/model.ts";
import { isValidNonce } from "#mock/nonces.ts";
import { htmlResponse } from "#mock/platform-response.ts";
import { type Answer, field } from "#mock/shop.ts";
import { chooseShipping } from "#mock/totals.ts";
import { cartScene } from "#mock/visit-context.ts";
import { cartTotals } from "#theme/partials/cart-totals.ts";
import { noticeList } from "#theme/partials/notices.ts";

/** The platform's `check_ajax_referer`: a bad `security` ends the request with `-1`. */
const secured =
  (action: NonceAction, answer: Answer): Answer =>
  (call) =>
    isValidNonce(call.visit.session, action, call.fields.get("security")) ? answer(call) : htmlResponse("-1", 403);

const totals: Answer = (call) => htmlResponse(cartTotals(cartScene(call)).html);

const couponNotice: Answer = (call) =>
  htmlResponse(noticeList([applyCoupon(call.shop.db, call.visit.session, field(call, "coupon_code"))]).html);

const couponRemoval: Answer = (call) =>
  htmlResponse(noticeList([removeCoupon(call.visit.session, field(call, "coupon"))]).html);

const shippingChoice: Answer = (call) => {
  chooseShipping(call.visit.session, call.fields);
  return totals(call);
};

export const totalsEndpoints: Readonly<Record<string, Answer>> = {
  get_cart_totals: totals,
  apply_coupon: secured("apply-coupon", couponNotice),
  remove_coupon: secured("remove-coupon", couponRemoval),
  update_shipping_method: secured("update-shipping-method", shippingChoice),
};
