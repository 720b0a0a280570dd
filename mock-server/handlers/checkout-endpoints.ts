import { isValidNonce } from "#mock/nonces.ts";
import { error } from "#mock/notice-texts.ts";
import { placeOrder } from "#mock/orders.ts";
import { htmlResponse, jsonResponse } from "#mock/platform-response.ts";
import type { Answer, Call } from "#mock/shop.ts";
import { chooseShipping } from "#mock/totals.ts";
import { cartScene } from "#mock/visit-context.ts";
import { noticeList } from "#theme/partials/notices.ts";
import { orderReviewTable, paymentBox } from "#theme/partials/order-review.ts";

/** The whole form gives way to one notice. */
const sessionExpired = ({ url }: Call): Response => {
  const message = `Sorry, your session has expired. <a href="${url.origin}/shop/" class="wc-backward">Return to shop</a>`;
  return jsonResponse({ fragments: { "form.woocommerce-checkout": noticeList([error(message)]).html } });
};

const orderReview: Answer = (call) => {
  const { session } = call.visit;
  if (!isValidNonce(session, "update-order-review", call.fields.get("security"))) return htmlResponse("-1", 403);
  if (session.cart.length === 0) return sessionExpired(call);
  chooseShipping(session, call.fields);
  const scene = cartScene(call);
  return jsonResponse({
    result: "success",
    messages: "",
    reload: false,
    fragments: {
      ".woocommerce-checkout-review-order-table": orderReviewTable(scene).html,
      ".woocommerce-checkout-payment": paymentBox(scene, call.fields.get("payment_method")).html,
    },
  });
};

const checkout: Answer = (call) => {
  const { session } = call.visit;
  if (!isValidNonce(session, "woocommerce-process_checkout", call.fields.get("woocommerce-process-checkout-nonce"))) {
    const messages = noticeList([error("We were unable to process your order, please try again.")]).html;
    return jsonResponse({ result: "failure", messages, refresh: true, reload: false });
  }
  const outcome = placeOrder(call.shop.db, session, call.fields);
  if (!outcome.isPlaced)
    return jsonResponse({
      result: "failure",
      messages: noticeList(outcome.errors).html,
      refresh: false,
      reload: false,
    });
  const { number, key } = outcome.order;
  return jsonResponse({
    result: "success",
    order_id: number,
    redirect: `${call.url.origin}/checkout/order-received/${number}/?key=${key}`,
  });
};

export const checkoutEndpoints: Readonly<Record<string, Answer>> = { update_order_review: orderReview, checkout };
