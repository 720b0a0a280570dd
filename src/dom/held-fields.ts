/** Marks a field that the shopper is changing: newer server HTML must not overwrite it. */
export const HELD = "data-sw-held";
