import type { ProductView } from "#mock/db.ts";
import type { WishlistRecord } from "#mock/wishlist/lists.ts";

/** What the wishlist's templates may know, on pages and in blocks that calls print. */
export interface WishlistScene {
  origin: string;
  path: string;
  options: ReadonlySet<string>;
  lists: readonly WishlistRecord[];
  nonce: (action: string) => string;
  t: (english: string) => string;
  /** A product, or the product of a variation, as this visitor sees it. */
  view: (productId: number) => ProductView | undefined;
  /** The page of a long list that is asked for. */
  page: number;
  /** Whether the layout for phones is printed. */
  isMobile: boolean;
  /** HTML of the shop's notices, which stand in the wishlist's form. */
  notices: string;
}

/** A list as it is shown to its owner or to somebody else. */
export interface ShownList {
  list: WishlistRecord;
  isOwner: boolean;
}

/** The platform's own edition has neither ticks nor quantities in its lists. */
export const isBasic = ({ options }: WishlistScene): boolean => options.has("basic");

export const recordOf = ({ lists }: WishlistScene, productId: number) =>
  lists.flatMap(({ items }) => items).find((item) => item.productId === productId);

export const viewUrl = ({ origin }: WishlistScene, { token }: WishlistRecord): string =>
  `${origin}/wishlist/view/${token}/`;

/** What the page prints into the attribute that carries a block's options. */
export const asOptions = (options: Readonly<Record<string, unknown>>): string => JSON.stringify(options);
