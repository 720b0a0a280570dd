/** Attributes of ours that the server never prints. A morph leaves them in place. */

/** On a field that the shopper is changing: newer server HTML must not overwrite it. */
export const HELD = "data-sw-held";

/** On what fades until the shop answers. */
export const PENDING = "data-sw-pending";

/** On an element of ours among the server's nodes. */
export const SLOT = "data-sw-slot";
