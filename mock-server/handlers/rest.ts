import { http, type RequestHandler } from "msw";
import { freshNonce, isValidNonce } from "#mock/nonces.ts";
import { jsonResponse } from "#mock/platform-response.ts";
import { type Answer, type Call, openCall, perform, type Shop } from "#mock/shop.ts";
import { subscribe } from "./stock-alert-actions.ts";

const refuse = (status: number, code: string, message: string) =>
  jsonResponse({ code, message, data: { status } }, status);

const refuseNonce = () => refuse(403, "rest_cookie_invalid_nonce", "Cookie check failed");

const nonceOf = ({ request }: Call): string | null => request.headers.get("x-wp-nonce");

const hasNonce = (call: Call): boolean => isValidNonce(call.visit.session, "wp_rest", nonceOf(call));

const updateUser: Answer = (call) => {
  const { session } = call.visit;
  if (!nonceOf(call)) return refuse(401, "rest_cannot_edit", "Sorry, you are not allowed to edit this user.");
  if (!hasNonce(call)) return refuseNonce();
  const { fields } = call;
  const dismissed = fields.get("woocommerce_meta[coming_soon_banner_dismissed]");
  if (dismissed === "yes") session.isBannerDismissed = true;
  const response = jsonResponse({
    id: 1,
    name: "Shop keeper",
    woocommerce_meta: { coming_soon_banner_dismissed: session.isBannerDismissed ? "yes" : "" },
  });
  response.headers.set("x-wp-nonce", freshNonce(session, "wp_rest"));
  return response;
};

/** Without a nonce the platform sees an anonymous visitor; an expired nonce is refused before the route runs. */
const createSubscriber: Answer = (call) => {
  if (!nonceOf(call)) return refuse(401, "rest_forbidden", "Sorry, you are not allowed to do that.");
  return hasNonce(call) ? subscribe(call) : refuseNonce();
};

/** Here the platform reads the nonce among the fields, where it looks first. */
const removeCard: Answer = ({ visit: { session }, fields }) => {
  if (!isValidNonce(session, "wp_rest", fields.get("_wpnonce"))) return refuseNonce();
  const left = session.cards.filter(({ token }) => token !== fields.get("savedInstrumentToken"));
  const success = left.length < session.cards.length;
  session.cards = left;
  return jsonResponse({ success });
};

const USERS = "wp/v2/users";
const CREATE_SUBSCRIBER = "back-in-stock/v1/subscriber/create";
const REMOVE_CARD = "paynow/instrument-remove";

export const restNames: readonly string[] = [USERS, CREATE_SUBSCRIBER, REMOVE_CARD];

const unknownRoute: Answer = () =>
  refuse(404, "rest_no_route", "No route was found matching the URL and request method.");

export const restHandlers = (shop: Shop): RequestHandler[] => [
  // The platform accepts every writing method here, and takes POST for methods that proxies block.
  http.all(`*/wp-json/${USERS}/:id`, async ({ request }) => perform(await openCall(shop, request), USERS, updateUser)),
  http.post(`*/wp-json/${CREATE_SUBSCRIBER}/`, async ({ request }) =>
    perform(await openCall(shop, request), CREATE_SUBSCRIBER, createSubscriber),
  ),
  http.post(`*/wp-json/${REMOVE_CARD}/`, async ({ request }) =>
    perform(await openCall(shop, request), REMOVE_CARD, removeCard),
  ),
  http.all("*/wp-json/*", async ({ request }) => {
    const route = new URL(request.url).pathname.replace(/^.*\/wp-json\//, "");
    return perform(await openCall(shop, request), route, unknownRoute);
  }),
];
