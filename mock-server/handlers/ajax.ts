import { http, type RequestHandler } from "msw";
import { clampQuantity, removeFromCart, setQuantity } from "#mock/cart.ts";
import { htmlResponse, jsonResponse } from "#mock/platform-response.ts";
import { type Answer, field, openCall, perform, type Shop } from "#mock/shop.ts";
import { wishlistCalls } from "#mock/wishlist/calls.ts";
import { PREMIUM_PREFIX } from "#theme/wishlist/settings.ts";
import { cartEndpoints } from "./cart-endpoints.ts";
import { checkoutEndpoints } from "./checkout-endpoints.ts";
import { imageActions } from "./image-actions.ts";
import { pixelActions } from "./pixel-actions.ts";
import { pricingActions } from "./pricing-actions.ts";
import { searchActions } from "./search.ts";
import { stockAlertActions } from "./stock-alert-actions.ts";
import { totalsEndpoints } from "./totals-endpoints.ts";
import { variationEndpoints } from "./variation-endpoint.ts";

const endpoints: Readonly<Record<string, Answer>> = {
  ...cartEndpoints,
  ...totalsEndpoints,
  ...variationEndpoints,
  ...checkoutEndpoints,
};

/** The page builder's quantity call: lowers the quantity to the stock, removes at zero, and always answers `{}`. */
const updateQuantity: Answer = (call) => {
  const { shop, visit } = call;
  const key = field(call, "hash");
  const asked = Number.parseFloat(field(call, "quantity").replaceAll(/[^\d.]/g, ""));
  const quantity = clampQuantity(shop.db, visit.session, { key, quantity: asked || 0 });
  if (quantity > 0) setQuantity(shop.db, visit.session, { key, quantity });
  else removeFromCart(visit.session, key);
  return jsonResponse({});
};

const actions: Readonly<Record<string, Answer>> = {
  breakdance_cart_update_qty: updateQuantity,
  ...wishlistCalls,
  ...pricingActions,
  ...stockAlertActions,
  ...searchActions,
  ...imageActions,
  ...pixelActions,
};

/** Faults and the request log know an action by the rest of its name. */
const PREFIX = new RegExp(`^(woocommerce_|${PREMIUM_PREFIX})`);

export const ajaxNames: readonly string[] = [
  ...Object.keys(endpoints),
  ...Object.keys(actions).map((name) => name.replace(PREFIX, "")),
];

const unknownAction: Answer = () => htmlResponse("0", 400);

const actionCalled = (name: string): Answer =>
  actions[name] ?? endpoints[name.replace(/^woocommerce_/, "")] ?? unknownAction;

export const ajaxHandlers = (shop: Shop): RequestHandler[] => [
  http.all("*/wp-admin/admin-ajax.php", async ({ request }) => {
    const call = await openCall(shop, request);
    const name = call.fields.get("action") ?? call.url.searchParams.get("action") ?? "";
    return perform(call, name.replace(PREFIX, ""), actionCalled(name));
  }),
  http.all("*", async ({ request }) => {
    const name = new URL(request.url).searchParams.get("wc-ajax");
    if (name === null) return undefined;
    const answer = endpoints[name] ?? (() => htmlResponse(""));
    return perform(await openCall(shop, request), name, answer);
  }),
];
