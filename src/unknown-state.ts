import type { Cart, Wishlists } from "./public-types.ts";

export const UNKNOWN_CART: Cart = { isKnown: false, isPending: false, hash: "", count: 0, subtotal: "", lines: [] };

export const UNKNOWN_WISHLISTS: Wishlists = { isKnown: false, isPending: false, productIds: [], lists: [] };
