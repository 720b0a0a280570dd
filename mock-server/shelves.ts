import { COPY_ID_STEP } from "./db.ts";
import type { CategorySlug, Product, ProductView } from "./model.ts";
import type { Call } from "./shop.ts";
import { viewProduct } from "./stock.ts";

export const viewsOf = (call: Call, products: readonly Product[]): ProductView[] =>
  products.map((product) => viewProduct(call.shop.db, call.visit.session, product));

const sorters: Readonly<Record<string, (one: Product, other: Product) => number>> = {
  popularity: (one, other) => other.popularity - one.popularity,
  rating: (one, other) => other.rating - one.rating,
  date: (one, other) => other.addedOn.localeCompare(one.addedOn),
  price: (one, other) => priceOf(one) - priceOf(other),
  "price-desc": (one, other) => priceOf(other) - priceOf(one),
};

const priceOf = (product: Product): number => product.salePrice ?? product.regularPrice;

interface ShelfQuery {
  category?: CategorySlug;
  search?: string;
  orderBy: string | null;
}

export const findProducts = (call: Call, { category, search, orderBy }: ShelfQuery): Product[] => {
  const words = (search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const matches = call.shop.db.products.filter((product) => {
    const text = `${product.name} ${product.line} ${product.sku}`.toLowerCase();
    return (!category || product.category === category) && words.every((word) => text.includes(word));
  });
  const sorter = sorters[orderBy ?? ""];
  return sorter ? matches.toSorted(sorter) : matches;
};

/** A long listing for measurements: the simple products in stock, repeated under new ids. */
export const repeatProducts = (products: readonly Product[], count: number): Product[] => {
  const buyable = products.filter(({ type, stock }) => type === "simple" && (!stock.isManaged || stock.quantity > 0));
  return Array.from({ length: count }, (_, index) => {
    const original = buyable[index % buyable.length];
    const copy = Math.floor(index / buyable.length);
    return original && { ...original, id: original.id + copy * COPY_ID_STEP };
  }).filter((product) => product !== undefined);
};

export const relatedTo = (call: Call, product: Product): ProductView[] => {
  const others = call.shop.db.products.filter(({ id }) => id !== product.id);
  const isNear = (other: Product) => other.category === product.category;
  return viewsOf(call, [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, 4));
};
