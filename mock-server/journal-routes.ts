import { contentsCookie } from "#theme/journal/contents.ts";
import { article } from "#theme/journal/kettle-article.ts";
import { articlePage, journalPage } from "#theme/journal/pages.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import type { Call } from "./shop.ts";

export const journalRoutes: readonly (readonly [RegExp, (call: Call, context: PageContext) => Page])[] = [
  [/^\/journal\/$/, (_call, context) => journalPage(context)],
  [
    new RegExp(`^/journal/${article.slug}/$`),
    ({ visit }, context) => articlePage(context, visit.cookies.get(contentsCookie(context)) === "1"),
  ],
];
