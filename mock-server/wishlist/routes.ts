import type { Call } from "#mock/shop.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { notFoundPage } from "#theme/pages/plain-pages.ts";
import { noticeList } from "#theme/partials/notices.ts";
import { managePage, wishlistPage } from "#theme/wishlist/pages.ts";
import { DEFAULT_NAME, defaultList, emptyShelf } from "./lists.ts";
import { sharedList, wishlistScene } from "./scene.ts";

const sceneOf = (call: Call, context: PageContext) => ({
  ...wishlistScene(call, context.flags, context.nonce),
  notices: noticeList(context.notices).html,
});

/** A visitor without a list sees an empty one that is not stored. */
const ownPage = (call: Call, context: PageContext): Page => {
  const { lists } = call.visit.session.wishlist;
  const list = lists.find(({ isDefault }) => isDefault) ?? { ...defaultList(emptyShelf()), name: DEFAULT_NAME };
  return wishlistPage(context, sceneOf(call, context), { list, isOwner: true });
};

const viewPage = (call: Call, context: PageContext, token: string): Page => {
  const found = sharedList(call, token);
  return found ? wishlistPage(context, sceneOf(call, context), found) : notFoundPage(context);
};

export const wishlistRoutes: readonly (readonly [
  RegExp,
  (call: Call, context: PageContext, parts: readonly string[]) => Page,
])[] = [
  [/^\/wishlist\/$/, ownPage],
  [/^\/wishlist\/view\/(\w+)\/$/, (call, context, [token = ""]) => viewPage(call, context, token)],
  [/^\/wishlist\/manage\/$/, (call, context) => managePage(context, sceneOf(call, context))],
];
