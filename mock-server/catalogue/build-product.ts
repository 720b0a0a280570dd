import type { Cents, Picture, Product, ProductAttribute, Stock, Variation } from "#mock/model.ts";

type Required = Pick<Product, "id" | "name" | "category" | "regularPrice" | "line" | "picture">;

const unlimited: Stock = { isManaged: false, quantity: 0, backorders: "no" };

export const inStock = (quantity: number, backorders: Stock["backorders"] = "no"): Stock => ({
  isManaged: true,
  quantity,
  backorders,
});

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const careOf: Record<Product["category"], string> = {
  kitchen:
    "Made in small batches, so glaze and grain differ a little from piece to piece. Wash by hand and it will outlive its owner.",
  light: "Tested outdoors through one wet winter before it went on sale. Spare parts are kept for ten years.",
  textiles: "Washed once before packing, so it will not shrink again. Dry flat, away from the stove.",
  garden: "Made to be left outside by people who mean to put things away. Rinse, dry, and oil once a year.",
  trail: "Weighed, packed and carried up the hill behind the workshop before we agree to sell it.",
  desk: "Bound and finished on the premises from offcuts where the grain allows it.",
};

export const product = (seed: Required & Partial<Product>): Product => ({
  slug: slugOf(seed.name),
  type: "simple",
  sku: `LM-${seed.id}`,
  salePrice: null,
  stock: unlimited,
  isSoldIndividually: false,
  quantity: { min: 1, max: null, step: 1 },
  description: [seed.line, careOf[seed.category]],
  attributes: [],
  variations: [],
  children: [],
  external: null,
  rating: 3.6 + ((seed.id * 7) % 14) / 10,
  popularity: (seed.id * 37) % 211,
  addedOn: `2026-${String(1 + (seed.id % 9)).padStart(2, "0")}-${String(1 + (seed.id % 27)).padStart(2, "0")}`,
  ...seed,
});

interface VariationSeed {
  price?: Cents;
  salePrice?: Cents;
  stock?: Stock;
  palette?: string;
}

interface VariableSeed extends Required {
  attributes: readonly ProductAttribute[];
  /** Choices that tell no variations apart: each fits any of their values. */
  openAttributes?: readonly ProductAttribute[];
  /** How one combination differs from the product; `null` leaves the combination out of the shop. */
  each?: (chosen: Readonly<Record<string, string>>) => VariationSeed | null;
}

const combinations = (attributes: readonly ProductAttribute[]): Record<string, string>[] =>
  attributes.reduce<Record<string, string>[]>(
    (made, { slug, terms }) => made.flatMap((one) => terms.map(({ value }) => ({ ...one, [slug]: value }))),
    [{}],
  );

export const variableProduct = (seed: VariableSeed & Partial<Product>): Product => {
  const { each = (): VariationSeed => ({}), openAttributes = [], ...rest } = seed;
  const anyValue = Object.fromEntries(openAttributes.map(({ slug }) => [slug, ""]));
  const variations = combinations(seed.attributes).flatMap((attributes, index): Variation[] => {
    const own = each(attributes);
    if (own === null) return [];
    const picture: Picture = { ...seed.picture, palette: own.palette ?? seed.picture.palette };
    return [
      {
        id: seed.id * 50 + index,
        attributes: { ...attributes, ...anyValue },
        sku: `LM-${seed.id}-${index + 1}`,
        regularPrice: own.price ?? seed.regularPrice,
        salePrice: own.salePrice ?? null,
        stock: own.stock ?? unlimited,
        picture,
      },
    ];
  });
  return product({ ...rest, type: "variable", attributes: [...seed.attributes, ...openAttributes], variations });
};

export const colours = (...values: string[]): ProductAttribute => ({
  slug: "pa_colour",
  label: "Colour",
  terms: values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
});

export const sizes = (...labels: string[]): ProductAttribute => ({
  slug: "pa_size",
  label: "Size",
  terms: labels.map((label) => ({ value: slugOf(label), label })),
});
