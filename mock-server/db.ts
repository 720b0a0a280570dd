import { products as catalogue } from "#mock/catalogue/products.ts";
import type { Product, Session, Variation } from "./model.ts";

export interface Db {
  products: readonly Product[];
  sessions: Map<string, Session>;
  product: (id: number) => Product | undefined;
  productBySlug: (slug: string) => Product | undefined;
  /** Finds a variation and its product by the variation's id. */
  variation: (id: number) => { product: Product; variation: Variation } | undefined;
}

/** Listings longer than the catalogue repeat its products; each copy adds this to their ids. */
export const COPY_ID_STEP = 10_000;

export const createDb = (): Db => {
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  const bySlug = new Map(catalogue.map((product) => [product.slug, product]));
  const variations = new Map(
    catalogue.flatMap((product) => product.variations.map((variation) => [variation.id, { product, variation }])),
  );
  return {
    products: catalogue,
    sessions: new Map(),
    product: (id) => {
      const original = byId.get(id % COPY_ID_STEP);
      return original && id >= COPY_ID_STEP ? { ...original, id } : original;
    },
    productBySlug: (slug) => bySlug.get(slug),
    variation: (id) => variations.get(id),
  };
};
