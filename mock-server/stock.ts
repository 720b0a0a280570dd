import type { Db } from "./db.ts";
import type { Cents, Offer, Product, ProductView, Session, Stock, Variation } from "./model.ts";

const LOW_STOCK_AT = 5;

const stockText = (stock: Stock, left: number): string => {
  if (!stock.isManaged) return "";
  if (left > 0) return left <= LOW_STOCK_AT ? `Only ${left} left in stock` : `${left} in stock`;
  if (stock.backorders === "no") return "Out of stock";
  return stock.backorders === "notify" ? "Available on backorder" : "";
};

interface Priced {
  id: number;
  regularPrice: Cents;
  salePrice: Cents | null;
  stock: Stock;
}

export const offerOf = (session: Session, item: Priced): Offer => {
  const override = session.stockLeft.get(item.id);
  const stock: Stock = override === undefined ? item.stock : { ...item.stock, isManaged: true, quantity: override };
  const left = stock.quantity;
  const mayRunOver = !stock.isManaged || stock.backorders !== "no";
  return {
    price: item.salePrice ?? item.regularPrice,
    regularPrice: item.regularPrice,
    isInStock: mayRunOver || left > 0,
    isOnBackorder: stock.isManaged && left <= 0 && stock.backorders !== "no",
    stockText: stockText(stock, left),
    maxQuantity: mayRunOver ? null : left,
  };
};

const variableOffer = (session: Session, product: Product): Offer => {
  const offers = product.variations.map((variation) => offerOf(session, variation));
  const cheapest = offers.reduce((best, offer) => (offer.price < best.price ? offer : best));
  return { ...cheapest, isInStock: offers.some((offer) => offer.isInStock), stockText: "", maxQuantity: null };
};

export const viewProduct = (db: Db, session: Session, product: Product): ProductView => {
  const children = product.children
    .map((id) => db.product(id))
    .filter((child) => child !== undefined)
    .map((child) => viewProduct(db, session, child));
  const own = product.type === "variable" ? variableOffer(session, product) : offerOf(session, product);
  const isComplete = product.type !== "bundle" || children.every((child) => child.offer.isInStock);
  return {
    product,
    offer: isComplete ? own : { ...own, isInStock: false, stockText: "Out of stock" },
    variations: product.variations.map((variation) => ({ variation, offer: offerOf(session, variation) })),
    children,
  };
};

/** An attribute with the value "" in a variation stands for any choice. */
export const matchVariation = (product: Product, chosen: Readonly<Record<string, string>>): Variation | undefined =>
  product.variations.find((variation) =>
    Object.entries(variation.attributes).every(([slug, value]) => value === "" || chosen[slug] === value),
  );
