/**
 * The public surface of storefront-widgets: `window.StorefrontWidgets` and the `storefront:*` events.
 *
 * Stability: within one major version nothing here is removed, renamed or given another meaning. New members and
 * new fields of event details may appear in any minor version.
 */

/** One line of the cart, as the shop's mini-cart shows it. */
export interface CartLine {
  /** The platform's `cart_item_key`, which `remove` and `setQuantity` take. */
  readonly key: string;
  /** The product's id, or the variation's. */
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  /** Null when the shop's mini-cart template does not show it. */
  readonly quantity: number | null;
}

/** The cart as last heard from the shop. */
export interface Cart {
  /** False until the shop (or this browser's storage) has said what the cart holds. */
  readonly isKnown: boolean;
  /** True while a change or a refresh is on its way. */
  readonly isPending: boolean;
  /** The platform's cart hash; empty for an empty cart. */
  readonly hash: string;
  /** Pieces, not lines; 0 until the cart is known. */
  readonly count: number;
  /** The subtotal as the shop writes it, currency included; empty for an empty cart. */
  readonly subtotal: string;
  readonly lines: readonly CartLine[];
}

/** Reads and changes the cart. Changes are made one after the other; each promise resolves with the cart after its own. */
export interface CartApi {
  /** The cart as it is known now; never asks the server. */
  get(): Cart;
  /** Calls back at once and after each change, and asks the server only for a visitor who has a cart. Returns the undo. */
  subscribe(listener: (cart: Cart) => void): () => void;
  /**
   * Adds a product, or a variation by its own id, without asking `storefront:item-requested` as a shopper's press does.
   * `data` is sent along as further form fields: the platform ignores them, plugins read theirs. Default quantity: 1.
   * Rejects without a request when the id or the quantity is not above zero, and when the shop refuses or cannot be
   * reached; after a refusal `error.message` names the product's page where it has one. When only the answer is lost, the
   * product may be in the cart all the same, and the cart then shows it.
   */
  add(productId: number, quantity?: number, data?: Readonly<Record<string, unknown>>): Promise<Cart>;
  /** Removes a line by its key. Rejects when the cart has no such line or the shop cannot be reached. */
  remove(key: string): Promise<Cart>;
  /** Sets a line's quantity; 0 removes the line, and is no failure for one that is gone. Rejects otherwise as `remove` does, and without a request what is no number of 0 or more. */
  setQuantity(key: string, quantity: number): Promise<Cart>;
  /** Asks the shop for the cart and repaints every copy of it on the page. Rejects when the shop cannot be reached. */
  refresh(): Promise<Cart>;
}

/** One of the visitor's wishlists. */
export interface WishlistList {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
}

/** The visitor's wishlists as last heard from the shop. */
export interface Wishlists {
  /** False until the shop has said what is in the lists; a visitor who never had one is never asked about. */
  readonly isKnown: boolean;
  /** True while a change or a check is on its way. */
  readonly isPending: boolean;
  /** Products and variations in any list, as far as pages of this browser have shown them, in ascending order. */
  readonly productIds: readonly number[];
  /** Empty until the shop has named them in its answer to an add or a move. */
  readonly lists: readonly WishlistList[];
}

/** Where `wishlist.add` puts a product. */
export interface AddToWishlistOptions {
  /** A list's id; without one the default list, which the shop creates when there is none. */
  readonly listId?: number | string;
  /** The product's type as the platform names it. Default: `simple`. */
  readonly productType?: string;
}

/** Reads and changes the visitor's wishlists, with the settings that the wishlist plugin prints (`yith_wcwl_l10n`). */
export interface WishlistApi {
  /** The lists as they are known now; never asks the server. */
  get(): Wishlists;
  /** Calls back at once and after each change, changes in other tabs included. Returns the undo. */
  subscribe(listener: (wishlists: Wishlists) => void): () => void;
  /** Whether a product or variation is known to be in any list. */
  has(productId: number): boolean;
  /** Adds a product, or leaves one that is listed. Asks the shop once if its answer is lost. Rejects for a wrong id, a refusal or no connection. */
  add(productId: number, options?: AddToWishlistOptions): Promise<Wishlists>;
  /** Removes a product from the list on the page, else from its button's list or the default one. Rejects as `add` does. */
  remove(productId: number): Promise<Wishlists>;
}

/** Options of a discount request; they come back with the answer. */
export interface DiscountOptions {
  /** The price to discount instead of the product's own, written as the shop writes prices. */
  readonly custom_price?: number | string;
  /** Any further data that the caller wants back in the event. */
  readonly [name: string]: unknown;
}

/** Asks the discount plugin, with the settings that it prints (`awdr_params`). */
export interface PricingApi {
  /**
   * Asks the shop for the discount on what a product's form is about to add. The answer comes as the event
   * `storefront:discount-received`, with `target` and `options` as they were given; a failure is only logged.
   */
  requestDiscount(form: HTMLFormElement, target?: unknown, options?: DiscountOptions): Promise<void>;
}

/** One row of `inspect()`: a widget on one element of the page. */
export interface InspectedIsland {
  readonly widget: string;
  readonly host: HTMLElement;
  /** `waiting` lasts while the widget has nothing to do; the console says why a widget has `failed`. */
  readonly state: "waiting" | "loading" | "mounted" | "failed" | "unmounted";
  /** When its code loads: with the page, near the viewport, in idle time, at the first act anywhere on the page (in idle time for a visitor from another site or campaign), or at the first event in its element. */
  readonly load: "ready" | "visible" | "idle" | "first-act" | "interaction";
}

/**
 * Details of the events, by name. All bubble, from the body unless said otherwise. The name in quotes is the platform's
 * own name, under which the event also fires through jQuery. When another script fires it there, `detail` holds what that
 * script has passed: arguments may be missing, and a list of one element is the element itself. Before our code of the
 * cart or the wishlists has loaded, such an event may have the platform's name alone.
 */
export interface StorefrontEvents {
  /** A button was pressed. Cancelable: `preventDefault()` keeps the product from being added. "should_send_ajax_request" */
  "storefront:item-requested": { button: HTMLElement };
  /** Somebody prevented the event above, or answered it with `false` through jQuery. Where the platform's own script answers the button, both fire through jQuery alone. "ajax_request_not_sent" */
  "storefront:item-vetoed": { button: HTMLElement };
  /** Before a button's data is sent; `data` may be changed in place. "adding_to_cart" */
  "storefront:item-submitted": { button: HTMLElement; data: Record<string, unknown> };
  /** `fragments`: HTML by selector, and data of plugins; `button` is detached after an add by script. "added_to_cart" */
  "storefront:item-added": { fragments: Record<string, unknown>; cartHash: string; button?: HTMLElement };
  /** "removed_from_cart" */
  "storefront:item-removed": { fragments: Record<string, unknown>; cartHash: string; button?: HTMLElement };
  /** An add failed, other than by a refusal that leads to the product's page. */
  "storefront:item-failed": { button?: HTMLElement; error: Error };
  /** A removed line is back; `key` is that line's key. */
  "storefront:item-restored": { key: string };
  /** A button shows the result of its press, also of a vetoed one. "wc_cart_button_updated" */
  "storefront:button-updated": { button: HTMLElement };
  /** The cart has changed, as `cart.subscribe` tells it. */
  "storefront:cart-changed": Cart;
  /** A script asks for a refresh of the cart. "wc_fragment_refresh" */
  "storefront:refresh-requested": Record<string, never>;
  /** The cart is painted from this browser's storage, or from the answer to a change. "wc_fragments_loaded" */
  "storefront:fragments-loaded": Record<string, never>;
  /** The cart is painted from the answer to a refresh. "wc_fragments_refreshed" */
  "storefront:fragments-refreshed": Record<string, never>;
  /** A refresh got no answer. "wc_fragments_ajax_error" */
  "storefront:fragments-failed": Record<string, never>;
  /** The cart page is to be rendered anew; its notices stay where `keepsNotices` is true. "wc_update_cart" */
  "storefront:cart-update-requested": { keepsNotices?: unknown };
  /**
   * The steps of the cart page and its checkout, this one and the seven below: "updated_wc_div", "updated_cart_totals",
   * "wc_cart_emptied", "item_removed_from_classic_cart", "applied_coupon", "removed_coupon", "updated_shipping_method",
   * "update_checkout".
   */
  "storefront:cart-page-updated": Record<string, never>;
  "storefront:cart-totals-updated": Record<string, never>;
  "storefront:cart-emptied": Record<string, never>;
  "storefront:cart-row-removed": Record<string, never>;
  "storefront:coupon-applied": { code: string };
  "storefront:coupon-removed": { code: string };
  "storefront:shipping-method-updated": Record<string, never>;
  "storefront:checkout-update-requested": Record<string, never>;
  /** The answer to `pricing.requestDiscount()`; `response.data` is false without a discount. */
  "storefront:discount-received": {
    response: Readonly<Record<string, unknown>>;
    target: unknown;
    options: DiscountOptions;
  };
  /** A back-in-stock subscription was accepted or, in the second event, was not; `payload` is the request. */
  "storefront:subscription-added": { payload: Readonly<Record<string, unknown>> };
  "storefront:subscription-failed": { payload: Readonly<Record<string, unknown>> };
  "storefront:subscribe-popup-opened": Record<string, never>;
  "storefront:subscribe-popup-closed": Record<string, never>;
  /** The wishlists have changed, as `wishlist.subscribe` tells it. */
  "storefront:wishlist-changed": Wishlists;
  /** With the three below "adding_to_wishlist", "added_to_wishlist", "removed_from_wishlist", "moved_to_another_wishlist" */
  "storefront:wishlist-add-started": Record<string, never>;
  "storefront:wishlist-item-added": { link: HTMLElement; hearts: HTMLElement[] };
  "storefront:wishlist-item-removed": { link: HTMLElement; rows: HTMLElement[] };
  "storefront:wishlist-item-moved": { request: object; itemId: string };
  /** An add, a removal or a move failed; `error` says why. */
  "storefront:wishlist-failed": { productId: number; error: Error };
  /** Blocks were printed anew after a change, were loaded by the plugin's own call, and are set up. "yith_wcwl_fragments_replaced", "…_loaded", "yith_wcwl_init_after_ajax" */
  "storefront:wishlist-blocks-replaced": { update: { fragments: Record<string, string>; data: object } };
  "storefront:wishlist-blocks-loaded": { sent: object; received: Record<string, string>; isFirstLoad: boolean };
  "storefront:wishlist-blocks-ready": Record<string, never>;
  "storefront:wishlist-popup-opened": { context: HTMLElement };
  "storefront:wishlist-tab-selected": { tab: string; panel: HTMLElement };
  "storefront:wishlist-layout-changed": { wasMobile: boolean; fragments: Record<string, string> };
  "storefront:wishlist-reloaded": Record<string, never>;
  /** Fired on the product's form or in it, like the five below: the choice matches a variation. "found_variation" */
  "storefront:variation-found": { variation: Readonly<Record<string, unknown>> };
  /** Its price and availability are on the page. "show_variation" */
  "storefront:variation-shown": { variation: Readonly<Record<string, unknown>>; isPurchasable: boolean };
  /** With the three below "hide_variation", "reset_data", "woocommerce_variation_has_changed", "wc_variation_form" */
  "storefront:variation-hidden": Record<string, never>;
  "storefront:variation-reset": Record<string, never>;
  "storefront:variation-changed": Record<string, never>;
  "storefront:variation-form-started": { controller: object };
  /**
   * Fired on the carousel, like all `storefront:carousel-*` events. They are Owl's events by name (`initialized`,
   * `translated`, `dragged` …), with `lazy-`, `video-` or `autoplay-` before the name where Owl puts it after.
   */
  "storefront:carousel-changed": {
    item: { count: number; index: number };
    page: { count: number; index: number; size: number };
    property: { name: "position" | "settings"; value: unknown };
  };
  "storefront:mini-cart-opened": { host: HTMLElement };
  "storefront:mini-cart-closed": { host: HTMLElement };
}

/** `window.StorefrontWidgets`, there as soon as the script tag has run. */
export interface StorefrontWidgetsApi {
  /** The bundle's version, `major.minor.patch`. */
  readonly version: string;
  readonly cart: CartApi;
  readonly pricing: PricingApi;
  readonly wishlist: WishlistApi;
  /** Listens to one of the events above. Returns the undo. */
  on<Name extends keyof StorefrontEvents>(
    name: Name,
    listener: (event: CustomEvent<StorefrontEvents[Name]>) => void,
  ): () => void;
  /** Listens to any other `storefront:*` event, such as the further ones of carousels, forms and galleries. Returns the undo. */
  on(name: `storefront:${string}`, listener: (event: CustomEvent<unknown>) => void): () => void;
  /** Mounts now, whatever its load strategy, every widget at and below a node (default: the page) that has something to do. Resolves when all have mounted or failed; rejects when `root` is no node. */
  mount(root?: ParentNode): Promise<void>;
  /** Unmounts every widget at and below a node (default: the page) and restores its HTML until `mount` is called. The console names a wrong `root`. */
  unmount(root?: ParentNode): void;
  /** Every widget on the page with its element, state and load strategy; empty until the loader has come. */
  inspect(): InspectedIsland[];
}

declare global {
  interface Window {
    StorefrontWidgets?: StorefrontWidgetsApi;
  }
}
