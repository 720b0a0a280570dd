import { http, type RequestHandler } from "msw";
import { shortageOf } from "#mock/cart.ts";
import { shortageNotice } from "#mock/notice-texts.ts";
import { htmlResponse, redirectTo } from "#mock/platform-response.ts";
import { type Answer, type Call, openCall, perform, type Shop } from "#mock/shop.ts";
import { isPersonalPage, pageContext } from "#mock/visit-context.ts";
import { flagsCookie } from "#mock/visit-flags.ts";
import { wishlistActionOf } from "#mock/wishlist/page-actions.ts";
import { contentSecurityPolicy } from "#theme/csp.ts";
import { renderPage } from "#theme/layout.ts";
import { cdnOrigin } from "#theme/partials/bundle-tag.ts";
import { accountActionOf } from "./account-actions.ts";
import { cartActionOf } from "./page-actions.ts";
import { routePage } from "./page-routes.ts";

/** Only personal pages forbid storing, so that the others can use the back/forward cache. */
const cacheControl = (path: string): string =>
  isPersonalPage(path) ? "no-cache, must-revalidate, max-age=0, no-store, private" : "no-cache";

const printPage = async (call: Call): Promise<Response> => {
  const { session } = call.visit;
  if (call.url.pathname === "/checkout/" && session.cart.length === 0) {
    session.notices.push({ kind: "info", message: "Checkout is not available whilst your cart is empty." });
    return redirectTo(`${call.url.origin}/cart/`);
  }
  const shortage = call.url.pathname === "/cart/" && shortageOf(call.shop.db, session);
  if (shortage) session.notices.push(shortageNotice(shortage));
  const context = pageContext(call);
  const page = await routePage(call, context);
  return htmlResponse(renderPage(context, page), page.status ?? 200, {
    "cache-control": cacheControl(context.path),
    "content-security-policy": contentSecurityPolicy({
      flags: context.flags,
      nonce: context.cspNonce,
      cdnOrigin: context.flags.cdn ? cdnOrigin(context.origin) : null,
      isDevelopment: call.shop.bundleUrl !== undefined,
    }),
  });
};

const answerPage = async (call: Call): Promise<Response | undefined> => {
  const action = cartActionOf(call) ?? accountActionOf(call) ?? wishlistActionOf(call);
  const answer: Answer = async () => (await action?.answer(call)) ?? printPage(call);
  const response = await perform(call, action?.name ?? "page", answer);
  for (const line of flagsCookie(call)) response?.headers.append("set-cookie", line);
  return response;
};

export const pageHandlers = (shop: Shop): RequestHandler[] => [
  http.all("*", async ({ request }) => {
    const { origin, pathname, search } = new URL(request.url);
    if (pathname.startsWith("/__mock") || /\.\w+$/.test(pathname)) return undefined;
    if (!pathname.endsWith("/")) return redirectTo(`${origin}${pathname}/${search}`);
    return answerPage(await openCall(shop, request));
  }),
];
