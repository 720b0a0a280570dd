/** Stands on a field that the shopper is changing: newer server HTML is not written over it. */
export const HELD = "data-sw-held";
