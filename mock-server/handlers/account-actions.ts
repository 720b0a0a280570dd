import type { NonceAction } from "#mock/model.ts";
import { isValidNonce } from "#mock/nonces.ts";
import { error, success } from "#mock/notice-texts.ts";
import { placeOrder } from "#mock/orders.ts";
import { redirectTo } from "#mock/platform-response.ts";
import type { Answer, Call } from "#mock/shop.ts";
import { chooseShipping } from "#mock/totals.ts";
import type { PageAction } from "./page-actions.ts";

const hasNonce = ({ visit, fields }: Call, action: NonceAction, field: string): boolean =>
  isValidNonce(visit.session, action, fields.get(field));

const signIn = (call: Call, field: string): Response | undefined => {
  const name = call.fields.get(field)?.trim();
  if (!name || !call.fields.get("password")) {
    call.visit.session.notices.push(error("<strong>Error:</strong> The username or password field is empty."));
    return undefined;
  }
  call.visit.session.userName = name.replace(/@.*$/, "");
  return redirectTo(`${call.url.origin}/my-account/`);
};

const login: Answer = (call) =>
  hasNonce(call, "woocommerce-login", "woocommerce-login-nonce") ? signIn(call, "username") : undefined;

const register: Answer = (call) =>
  hasNonce(call, "woocommerce-register", "woocommerce-register-nonce") ? signIn(call, "email") : undefined;

const lostPassword: Answer = (call) => {
  call.visit.session.notices.push(success("Password reset email has been sent."));
  return undefined;
};

const logout: Answer = (call) => {
  call.visit.session.userName = null;
  return redirectTo(`${call.url.origin}/my-account/`);
};

const updateTotals: Answer = (call) => {
  chooseShipping(call.visit.session, call.fields);
  return undefined;
};

const order: Answer = (call) => {
  const { session } = call.visit;
  updateTotals(call);
  if (!hasNonce(call, "woocommerce-process_checkout", "woocommerce-process-checkout-nonce")) {
    session.notices.push(error("We were unable to process your order, please try again."));
    return undefined;
  }
  const outcome = placeOrder(call.shop.db, session, call.fields);
  if (outcome.isPlaced)
    return redirectTo(`${call.url.origin}/checkout/order-received/${outcome.order.number}/?key=${outcome.order.key}`);
  session.notices.push(...outcome.errors);
  return undefined;
};

const byField: Readonly<Record<string, PageAction>> = {
  login: { name: "login", answer: login },
  register: { name: "register", answer: register },
  wc_reset_password: { name: "wc_reset_password", answer: lostPassword },
  woocommerce_checkout_update_totals: { name: "woocommerce_checkout_update_totals", answer: updateTotals },
  "woocommerce-process-checkout-nonce": { name: "place_order", answer: order },
};

const LOGOUT: PageAction = { name: "customer-logout", answer: logout };

export const accountActionNames: readonly string[] = [LOGOUT, ...Object.values(byField)].map(({ name }) => name);

export const accountActionOf = (call: Call): PageAction | undefined => {
  if (call.url.searchParams.has("customer-logout")) return LOGOUT;
  const field = Object.keys(byField).find((name) => call.fields.has(name));
  return field === undefined ? undefined : byField[field];
};
