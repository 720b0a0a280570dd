import { journalRoutes } from "#mock/journal-routes.ts";
import type { Product } from "#mock/model.ts";
import { findProducts, relatedTo, repeatProducts, viewsOf } from "#mock/shelves.ts";
import type { Call } from "#mock/shop.ts";
import { viewProduct } from "#mock/stock.ts";
import { readWidgetDemos } from "#mock/widget-demos.ts";
import { wishlistRoutes } from "#mock/wishlist/routes.ts";
import { PER_PAGE } from "#theme/flags.ts";
import type { Page } from "#theme/layout.ts";
import { categories } from "#theme/navigation.ts";
import type { PageContext } from "#theme/page-context.ts";
import { accountPage, lostPasswordPage } from "#theme/pages/account.ts";
import { cartPage } from "#theme/pages/cart.ts";
import { checkoutPage } from "#theme/pages/checkout.ts";
import { headerLabPage } from "#theme/pages/header-lab.ts";
import { homePage } from "#theme/pages/home.ts";
import { type Listing, listingPage } from "#theme/pages/listing.ts";
import { lookbookPage } from "#theme/pages/lookbook.ts";
import { menuLabPage } from "#theme/pages/menu-lab.ts";
import { orderReceivedPage } from "#theme/pages/order-received.ts";
import { galleryPage, notFoundPage, noticesPage } from "#theme/pages/plain-pages.ts";
import { productPage } from "#theme/pages/product.ts";

type Route = (call: Call, context: PageContext, parts: readonly string[]) => Page | Promise<Page>;

/** `paged` in the query wins over the path, as on the platform: sorting leads from any page to the first. */
const pageNumber = ({ url }: Call, part: string | undefined): number =>
  Math.max(1, Number.parseInt(url.searchParams.get("paged") ?? part ?? "1", 10) || 1);

const listing = (
  call: Call,
  context: PageContext,
  wanted: Omit<Listing, "span" | "views"> & { page: number; category?: (typeof categories)[number]["slug"] },
): Page => {
  const { perPage } = context.flags;
  const { page, category, ...frame } = wanted;
  const search = frame.kind === "search" ? (call.url.searchParams.get("s") ?? "") : "";
  const found = findProducts(call, {
    ...(category && { category }),
    search,
    orderBy: call.url.searchParams.get("orderby"),
  });
  // A longer listing is for measurements.
  const products = perPage > PER_PAGE && frame.kind === "shop" ? repeatProducts(found, perPage) : found;
  const shown = products.slice((page - 1) * perPage, page * perPage);
  if (page > 1 && shown.length === 0) return notFoundPage(context);
  return listingPage(context, {
    ...frame,
    span: { total: products.length, page, perPage },
    views: viewsOf(call, shown),
  });
};

const shop: Route = (call, context, [part]) =>
  listing(call, context, {
    kind: "shop",
    title: "Shop",
    line: "Everything we make and mend, in one long room.",
    base: "/shop/",
    page: pageNumber(call, part),
  });

const category: Route = (call, context, [slug, part]) => {
  const department = categories.find((each) => each.slug === slug);
  if (!department) return notFoundPage(context);
  return listing(call, context, {
    kind: "category",
    title: department.name,
    line: department.line,
    base: `/product-category/${department.slug}/`,
    page: pageNumber(call, part),
    category: department.slug,
  });
};

const home: Route = (call, context) => {
  const term = call.url.searchParams.get("s");
  if (term !== null)
    return listing(call, context, {
      kind: "search",
      title: `Search results: “${term}”`,
      line: "",
      base: "/",
      page: pageNumber(call, undefined),
    });
  const { products } = call.shop.db;
  const fresh = products.slice(0, 4);
  const isReduced = (product: Product) => product.type === "simple" && product.salePrice !== null;
  const reduced = products.filter((product) => isReduced(product) && !fresh.includes(product));
  const others = products.filter((product) => !fresh.includes(product) && !reduced.includes(product));
  return homePage(context, {
    fresh: viewsOf(call, fresh),
    reduced: viewsOf(call, [...reduced, ...others].slice(0, 4)),
  });
};

const product: Route = (call, context, [slug]) => {
  const found = call.shop.db.productBySlug(slug ?? "");
  if (!found) return notFoundPage(context);
  return productPage(context, viewProduct(call.shop.db, call.visit.session, found), relatedTo(call, found));
};

const cart: Route = (call, context) => cartPage(context, viewsOf(call, call.shop.db.products.slice(0, 4)));

const checkout: Route = (call, context) => checkoutPage(context, call.fields);

const orderReceived: Route = (call, context, [number]) => {
  const order = call.visit.session.orders.find((placed) => String(placed.number) === number);
  return order ? orderReceivedPage(context, order) : notFoundPage(context);
};

const gallery: Route = async (_call, context, [widget]) => {
  const demos = await readWidgetDemos();
  const shown = widget ? demos.filter((demo) => demo.widget === widget) : demos;
  return widget && shown.length === 0 ? notFoundPage(context) : galleryPage(context, shown);
};

const routes: readonly (readonly [RegExp, Route])[] = [
  [/^\/$/, home],
  [/^\/shop\/(?:page\/(\d+)\/)?$/, shop],
  [/^\/product-category\/([\w-]+)\/(?:page\/(\d+)\/)?$/, category],
  [/^\/product\/([\w-]+)\/$/, product],
  [/^\/cart\/$/, cart],
  [/^\/checkout\/$/, checkout],
  [/^\/checkout\/order-received\/(\d+)\/$/, orderReceived],
  [/^\/my-account\/$/, (_call, context) => accountPage(context)],
  [/^\/my-account\/lost-password\/$/, (_call, context) => lostPasswordPage(context)],
  [/^\/header-lab\/$/, (_call, context) => headerLabPage(context)],
  [/^\/menu-lab\/$/, (_call, context) => menuLabPage(context)],
  [/^\/lookbook\/$/, (call, context) => lookbookPage(context, viewsOf(call, call.shop.db.products.slice(0, 8)))],
  ...wishlistRoutes,
  ...journalRoutes,
  [/^\/notices\/$/, (_call, context) => noticesPage(context)],
  [/^\/gallery\/(?:([\w-]+)\/)?$/, gallery],
];

export const routePage = async (call: Call, context: PageContext): Promise<Page> => {
  for (const [pattern, route] of routes) {
    const match = pattern.exec(call.url.pathname);
    if (match) return route(call, context, match.slice(1));
  }
  return notFoundPage(context);
};
