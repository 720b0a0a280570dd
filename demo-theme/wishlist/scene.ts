import type { ProductView } from "#mock/model.ts";
import type { WishlistRecord } from "#mock/wishlist/lists.ts";
import type { WishlistOption } from "#theme/flags.ts";

/** What the wishlist's templates need, on pages and in blocks printed by calls. */
export interface WishlistScene {
  origin: string;
  path: string;
  options: ReadonlySet<WishlistOption>;
  lists: readonly WishlistRecord[];
  nonce: (action: string) => string;
  t: (english: string) => string;
  /** The product, or a variation's parent, as this visitor sees it. */
  view: (productId: number) => ProductView | undefined;
  /** The requested page of a long list. */
  page: number;
  /** True for the layout for phones. */
  isMobile: boolean;
  /** The shop's notices as HTML, shown in the wishlist's form. */
  notices: string;
}

/** A list, shown to its owner or to somebody else. */
export interface ShownList {
  list: WishlistRecord;
  isOwner: boolean;
}

/** The platform's own edition prints neither checkboxes nor quantities in lists. */
export const isBasic = ({ options }: WishlistScene): boolean => options.has("basic");

export const recordOf = ({ lists }: WishlistScene, productId: number) =>
  lists.flatMap(({ items }) => items).find((item) => item.productId === productId);

export const viewUrl = ({ origin }: WishlistScene, { token }: WishlistRecord): string =>
  `${origin}/wishlist/view/${token}/`;

/** The value of `data-fragment-options`, which carries a block's options. */
export const asOptions = (options: Readonly<Record<string, unknown>>): string => JSON.stringify(options);
