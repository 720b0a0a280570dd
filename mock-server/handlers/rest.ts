import { http, type RequestHandler } from "msw";
import { freshNonce, isValidNonce } from "#mock/nonces.ts";
import { jsonResponse } from "#mock/platform-response.ts";
import { type Answer, openCall, perform, type Shop } from "#mock/shop.ts";

const badNonce = () =>
  jsonResponse({ code: "rest_cookie_invalid_nonce", message: "Cookie check failed", data: { status: 403 } }, 403);

const updateUser: Answer = ({ request, visit, fields }) => {
  const { session } = visit;
  if (!isValidNonce(session, "wp_rest", request.headers.get("x-wp-nonce"))) return badNonce();
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

const unknownRoute: Answer = () =>
  jsonResponse(
    {
      code: "rest_no_route",
      message: "No route was found matching the URL and request method.",
      data: { status: 404 },
    },
    404,
  );

export const restHandlers = (shop: Shop): RequestHandler[] => [
  // The platform takes every writing method here, and POST stands for those that proxies block.
  http.all("*/wp-json/wp/v2/users/:id", async ({ request }) =>
    perform(await openCall(shop, request), "wp/v2/users", updateUser),
  ),
  http.all("*/wp-json/*", async ({ request }) => {
    const route = new URL(request.url).pathname.replace(/^.*\/wp-json\//, "");
    return perform(await openCall(shop, request), route, unknownRoute);
  }),
];
