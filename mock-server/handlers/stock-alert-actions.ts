import { isEmailAddress } from "#mock/email-address.ts";
import { freshNonce, isValidNonce } from "#mock/nonces.ts";
import { htmlResponse, jsonResponse } from "#mock/platform-response.ts";
import { type Answer, type Call, field } from "#mock/shop.ts";
import { offerOf, viewProduct } from "#mock/stock.ts";
import { flagsOf } from "#mock/visit-flags.ts";
import { subscribeForm } from "#theme/stock-alert/form.ts";
import { type AlertScene, alertScene } from "#theme/stock-alert/scene.ts";

const sceneOf = (call: Call): AlertScene =>
  alertScene({ nonce: (action) => freshNonce(call.visit.session, action), flags: flagsOf(call) });

/** Stands in for the captcha providers: tokens start with `good-`, and each is good once. */
const isGoodToken = (call: Call): boolean => {
  const token = field(call, "security");
  const { usedTokens } = call.visit.session;
  if (!token.startsWith("good-") || usedTokens.has(token)) return false;
  usedTokens.add(token);
  return true;
};

const takesToken = ({ options }: AlertScene): boolean =>
  options.has("score") || options.has("turnstile") || (options.has("recaptcha") && options.has("verify"));

const isVerified = (call: Call): boolean => {
  if (takesToken(sceneOf(call))) return isGoodToken(call);
  const { session } = call.visit;
  const action = `codewoogeek-product_id-${call.fields.get("product_id")}` as const;
  return isValidNonce(session, action, call.fields.get("security"));
};

const message = (kind: "success" | "error", text: string) => ({
  msg: `<div class='cwginstock${kind}' style='color:${kind === "success" ? "green" : "red"};'>${text}</div>`,
});

export const subscribe: Answer = (call) => {
  const { fields, visit } = call;
  if (!isVerified(call)) return jsonResponse({ msg: "-1", code: "cwg_nonce_verify_failed" }, 403);
  const email = field(call, "user_email");
  if (!isEmailAddress(email) || /@example\.invalid$/.test(email))
    return jsonResponse({ msg: "We cannot send mail to this address, please use another one" }, 403);
  const key = [fields.get("product_id"), fields.get("variation_id"), email].join();
  const { subscriptions } = visit.session;
  if (subscriptions.has(key))
    return jsonResponse(message("error", "Seems like you have already subscribed to this product"));
  subscriptions.add(key);
  return jsonResponse(
    message("success", "You have successfully subscribed, we will inform you when this product back in stock"),
  );
};

const isSoldOut = (call: Call): boolean => {
  const { db } = call.shop;
  const { session } = call.visit;
  const variation = db.variation(Number(call.fields.get("variation_id")))?.variation;
  if (variation) return !offerOf(session, variation).isInStock;
  const product = db.product(Number(call.fields.get("product_id")));
  return product !== undefined && !viewProduct(db, session, product).offer.isInStock;
};

const openPopup: Answer = (call) => {
  const scene = sceneOf(call);
  const isAllowed = scene.options.has("score")
    ? isGoodToken(call)
    : isValidNonce(call.visit.session, "cwg_trigger_popup_ajax", call.fields.get("security"));
  if (!isAllowed) return htmlResponse("Unable to verify details, please try again after some time");
  if (!isSoldOut(call)) return htmlResponse("");
  const productId = Number(call.fields.get("product_id"));
  return htmlResponse(
    subscribeForm(scene, { productId, variationId: Number(call.fields.get("variation_id")) || 0 }).html,
  );
};

export const stockAlertActions: Readonly<Record<string, Answer>> = {
  cwginstock_product_subscribe: subscribe,
  cwg_trigger_popup_ajax: openPopup,
};
