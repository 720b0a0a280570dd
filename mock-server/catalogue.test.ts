import { expect, it } from "vitest";
import { drawProduct } from "#theme/illustrations/product-picture.ts";
import { createDb } from "./db.ts";

const { products } = createDb();

it("holds at least forty products of every type in at least five categories", () => {
  expect(products.length).toBeGreaterThanOrEqual(40);
  expect(new Set(products.map(({ type }) => type))).toEqual(
    new Set(["simple", "variable", "grouped", "bundle", "external"]),
  );
  expect(new Set(products.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5);
});

it("has one product whose variations are too many for the page", () => {
  expect(products.some(({ variations }) => variations.length > 30)).toBe(true);
});

it("gives every product and variation its own id, slug and picture", () => {
  const ids = products.flatMap(({ id, variations }) => [id, ...variations.map((variation) => variation.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
  const pictures = products.flatMap(({ picture, variations }) => [picture, ...variations.map((each) => each.picture)]);
  expect(pictures.filter(({ motif, palette }) => !drawProduct(`${motif}-${palette}`))).toEqual([]);
});
