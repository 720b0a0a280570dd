import { cartItemKey } from "./cart-key.ts";
import type { Db } from "./db.ts";
import type { CartLine, Offer, Product, Session, Variation } from "./model.ts";
import { matchVariation, offerOf, viewProduct } from "./stock.ts";

export interface AddRequest {
  productId: number;
  quantity: number;
  variationId?: number;
  attributes?: Readonly<Record<string, string>>;
  data?: Readonly<Record<string, string>>;
}

export type Refusal =
  | { reason: "unknown-product" }
  | { reason: "needs-options"; product: Product }
  | { reason: "no-such-variation"; product: Product }
  | { reason: "not-purchasable"; product: Product }
  | { reason: "out-of-stock"; product: Product }
  | { reason: "sold-individually"; product: Product }
  | { reason: "over-stock"; product: Product; inStock: number; inCart: number };

type AddOutcome = { isAdded: true; line: CartLine; product: Product } | ({ isAdded: false } & Refusal);

interface Choice {
  product: Product;
  variation: Variation | null;
  offer: Offer;
  attributes: Readonly<Record<string, string>>;
}

const refuse = (refusal: Refusal): AddOutcome => ({ isAdded: false, ...refusal });

const chooseVariation = (session: Session, product: Product, request: AddRequest): Choice | Refusal => {
  const byId = product.variations.find(({ id }) => id === request.productId || id === request.variationId);
  const attributes = {
    ...request.attributes,
    ...(byId && Object.fromEntries(Object.entries(byId.attributes).filter(([, value]) => value))),
  };
  if (product.attributes.some(({ slug }) => !attributes[slug])) return { reason: "needs-options", product };
  const variation = byId ?? matchVariation(product, attributes);
  if (!variation) return { reason: "no-such-variation", product };
  return { product, variation, offer: offerOf(session, variation), attributes };
};

/** Finds what a request wants to buy. A variation's id may be posted as `product_id`. */
const choose = (db: Db, session: Session, request: AddRequest): Choice | Refusal => {
  const product = db.variation(request.productId)?.product ?? db.product(request.productId);
  if (!product) return { reason: "unknown-product" };
  if (product.type === "grouped" || product.type === "external") return { reason: "not-purchasable", product };
  if (product.type === "variable") return chooseVariation(session, product, request);
  return { product, variation: null, offer: viewProduct(db, session, product).offer, attributes: {} };
};

const quantityInCart = (session: Session, productId: number, variationId: number): number =>
  session.cart
    .filter((line) => line.productId === productId && line.variationId === variationId)
    .reduce((sum, line) => sum + line.quantity, 0);

/** The reason why the quantity cannot be added; undefined when it can. */
const limitOf = ({ product, offer }: Choice, quantity: number, inCart: number): Refusal | undefined => {
  if (!offer.isInStock) return { reason: "out-of-stock", product };
  if (product.isSoldIndividually && inCart > 0) return { reason: "sold-individually", product };
  if (offer.maxQuantity !== null && inCart + quantity > offer.maxQuantity)
    return { reason: "over-stock", product, inStock: offer.maxQuantity, inCart };
  return undefined;
};

export const addToCart = (db: Db, session: Session, request: AddRequest): AddOutcome => {
  const choice = choose(db, session, request);
  if ("reason" in choice) return refuse(choice);
  const { product, variation, attributes } = choice;
  const variationId = variation?.id ?? 0;
  const quantity = product.isSoldIndividually ? 1 : request.quantity;
  const limit = limitOf(choice, quantity, quantityInCart(session, product.id, variationId));
  if (limit) return refuse(limit);

  const identity = { productId: product.id, variationId, attributes, data: request.data ?? {} };
  const key = cartItemKey(identity);
  const present = session.cart.find((line) => line.key === key);
  const line = present ?? { key, ...identity, quantity: 0 };
  line.quantity += quantity;
  if (!present) session.cart.push(line);
  return { isAdded: true, line, product };
};

export const removeFromCart = (session: Session, key: string): CartLine | null => {
  const line = session.cart.find((candidate) => candidate.key === key);
  if (!line) return null;
  session.cart = session.cart.filter((candidate) => candidate !== line);
  session.removed.set(key, { ...line });
  return line;
};

const itemOf = (product: Product, { variationId }: CartLine): Product | Variation =>
  product.variations.find(({ id }) => id === variationId) ?? product;

/** Restores a removed line with its quantity and data whatever the stock; a line that was added meanwhile is replaced. */
export const undoRemoval = (session: Session, key: string): CartLine | null => {
  const line = session.removed.get(key);
  if (!line) return null;
  session.removed.delete(key);
  const at = session.cart.findIndex((present) => present.key === key);
  session.cart.splice(at < 0 ? session.cart.length : at, 1, { ...line });
  return line;
};

type QuantityOutcome = "set" | "removed" | "unchanged" | "sold-individually" | "unknown-line";

interface LineQuantity {
  key: string;
  quantity: number;
}

/** Zero removes the line. More than the stock is taken: the cart page then tells what is missing, and no order is. */
export const setQuantity = (db: Db, session: Session, { key, quantity }: LineQuantity): QuantityOutcome => {
  const line = session.cart.find((candidate) => candidate.key === key);
  const product = line && db.product(line.productId);
  if (!line || !product) return "unknown-line";
  if (quantity === line.quantity) return "unchanged";
  if (quantity <= 0) {
    removeFromCart(session, key);
    return "removed";
  }
  if (product.isSoldIndividually) return "sold-individually";
  line.quantity = quantity;
  return "set";
};

export interface Shortage {
  product: Product;
  left: number;
}

/** The first line that the shop cannot deliver. */
export const shortageOf = (db: Db, session: Session): Shortage | undefined => {
  for (const line of session.cart) {
    const product = db.product(line.productId);
    if (!product) continue;
    const { maxQuantity } = offerOf(session, itemOf(product, line));
    const wanted = quantityInCart(session, line.productId, line.variationId);
    if (maxQuantity !== null && wanted > maxQuantity) return { product, left: maxQuantity };
  }
  return undefined;
};

/** The page builder's quantity call lowers the quantity to the stock. */
export const clampQuantity = (db: Db, session: Session, { key, quantity }: LineQuantity): number => {
  const line = session.cart.find((candidate) => candidate.key === key);
  const product = line && db.product(line.productId);
  if (!line || !product || quantity <= 0) return 0;
  const limits = [offerOf(session, itemOf(product, line)).maxQuantity, product.quantity.max].filter(
    (limit) => limit !== null,
  );
  return Math.max(product.quantity.min, Math.min(quantity, ...limits));
};
