import type { Fault } from "./faults.ts";
import type { LoggedRequest } from "./request-log.ts";
import type { WishlistShelf } from "./wishlist/lists.ts";

/** Money is counted in cents, so that totals never carry rounding dust. */
export type Cents = number;

type ProductType = "simple" | "variable" | "grouped" | "bundle" | "external";
export type CategorySlug = "kitchen" | "light" | "textiles" | "garden" | "trail" | "desk";
type NoticeKind = "success" | "error" | "info";

export type NonceAction =
  | "woocommerce-cart"
  | "apply-coupon"
  | "remove-coupon"
  | "update-shipping-method"
  | "update-order-review"
  | "woocommerce-process_checkout"
  | "woocommerce-login"
  | "woocommerce-register"
  | "lost_password"
  | "wp_rest"
  | "awdr_ajax_front_end"
  | "cwg_subscribe_product"
  | "cwg_trigger_popup_ajax"
  | "smush_handle_lcp_data"
  | `codewoogeek-product_id-${string}`
  | `wishlist-${string}`;

export interface Category {
  slug: CategorySlug;
  name: string;
  line: string;
}

export interface Stock {
  isManaged: boolean;
  quantity: number;
  backorders: "no" | "notify" | "yes";
}

export interface Picture {
  motif: string;
  palette: string;
}

export interface Variation {
  id: number;
  /** Attribute slug to value, e.g. `pa_colour` to `moss`. */
  attributes: Readonly<Record<string, string>>;
  sku: string;
  regularPrice: Cents;
  salePrice: Cents | null;
  stock: Stock;
  picture: Picture;
}

export interface ProductAttribute {
  slug: string;
  label: string;
  terms: readonly { value: string; label: string }[];
}

export interface Product {
  id: number;
  slug: string;
  name: string;
  type: ProductType;
  sku: string;
  category: CategorySlug;
  regularPrice: Cents;
  salePrice: Cents | null;
  stock: Stock;
  isSoldIndividually: boolean;
  quantity: { min: number; max: number | null; step: number };
  line: string;
  description: readonly string[];
  picture: Picture;
  attributes: readonly ProductAttribute[];
  variations: readonly Variation[];
  /** Members of a grouped product or parts of a bundle. */
  children: readonly number[];
  external: { url: string; label: string } | null;
  rating: number;
  popularity: number;
  addedOn: string;
}

/** A product's or variation's price and stock as one visitor sees them now. */
export interface Offer {
  price: Cents;
  regularPrice: Cents;
  isInStock: boolean;
  isOnBackorder: boolean;
  /** Empty when the platform prints no stock line. */
  stockText: string;
  maxQuantity: number | null;
}

export interface ProductView {
  product: Product;
  offer: Offer;
  variations: readonly { variation: Variation; offer: Offer }[];
  children: readonly ProductView[];
}

export interface CartLine {
  key: string;
  productId: number;
  variationId: number;
  attributes: Readonly<Record<string, string>>;
  data: Readonly<Record<string, string>>;
  quantity: number;
}

export interface CartLineView {
  line: CartLine;
  product: Product;
  offer: Offer;
  picture: Picture;
  sku: string;
  options: readonly { slug: string; label: string; value: string }[];
  subtotal: Cents;
}

export interface ShippingRate {
  id: string;
  label: string;
  cost: Cents;
}

export interface CartView {
  lines: readonly CartLineView[];
  count: number;
  subtotal: Cents;
  discounts: readonly { code: string; amount: Cents }[];
  shipping: { rates: readonly ShippingRate[]; chosen: string };
  total: Cents;
  hash: string;
}

export interface Notice {
  kind: NoticeKind;
  /** HTML, as the platform's notices carry links. */
  message: string;
}

export interface Order {
  number: number;
  key: string;
  cart: CartView;
  paymentMethod: string;
  email: string;
}

/** A card that the payment plugin keeps for the visitor. */
export interface SavedCard {
  token: string;
  name: string;
  expires: string;
  isExpired: boolean;
}

/** Everything the mock shop knows about one visitor. Nothing is shared, so parallel tests cannot meet. */
export interface Session {
  id: string;
  cart: CartLine[];
  removed: Map<string, CartLine>;
  notices: Notice[];
  coupons: string[];
  shippingMethod: string;
  orders: Order[];
  userName: string | null;
  isBannerDismissed: boolean;
  cards: SavedCard[];
  /** Back-in-stock subscriptions as product id, variation id and email address. */
  subscriptions: Set<string>;
  /** Captcha tokens that have been used; each is good once. */
  usedTokens: Set<string>;
  wishlist: WishlistShelf;
  nonceGeneration: number;
  /** How many of the next pages print expired nonces, as a page cache does. */
  stalePages: number;
  scenario: string;
  /** Flags from a scenario; the visitor's own flags override them. */
  flags: Record<string, string>;
  stockLeft: Map<number, number>;
  latencyMs: Map<string, number>;
  faults: Fault[];
  requests: LoggedRequest[];
}
