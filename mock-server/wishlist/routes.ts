import type { Call } from "#mock/shop.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { notFoundPage } from "#theme/pages/plain-pages.ts";
import { noticeList } from "#theme/partials/notices.ts";
import { managePage, wishlistPage } from "#theme/wishlist/pages.ts";
import { defaultList, emptyShelf } from "./lists.ts";
import { sharedList } from "./scene.ts";

const sceneOf = ({ wishlist, notices }: PageContext) => ({ ...wishlist, notices: noticeList(notices).html });

/** A visitor without a list sees an empty one that is not stored. */
const ownPage = (context: PageContext): Page => {
  const list = context.wishlist.lists.find(({ isDefault }) => isDefault) ?? defaultList(emptyShelf());
  return wishlistPage(context, sceneOf(context), { list, isOwner: true });
};

const viewPage = (call: Call, context: PageContext, token: string): Page => {
  const found = sharedList(call, token);
  return found ? wishlistPage(context, sceneOf(context), found) : notFoundPage(context);
};

export const wishlistRoutes: readonly (readonly [
  RegExp,
  (call: Call, context: PageContext, parts: readonly string[]) => Page,
])[] = [
  [/^\/wishlist\/$/, (_call, context) => ownPage(context)],
  [/^\/wishlist\/view\/(\w+)\/$/, (call, context, [token = ""]) => viewPage(call, context, token)],
  [/^\/wishlist\/manage\/$/, (_call, context) => managePage(context, sceneOf(context))],
];
