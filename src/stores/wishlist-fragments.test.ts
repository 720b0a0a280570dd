import { expect, it } from "vitest";
import { inBatches } from "./wishlist-fragments.ts";

it("stays below the number of fields that the server reads, in as few requests as that takes", () => {
  const options = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`option${index}`, index]));
  const listing = Object.fromEntries(
    Array.from({ length: 500 }, (_, id) => [`heart-${id}`, { ...options, item: "add_to_wishlist", product_id: id }]),
  );
  const batches = inBatches(listing);
  const fields = batches.map((batch) => Object.values(batch).reduce((sum, one) => sum + Object.keys(one).length, 0));
  expect(Math.max(...fields)).toBeLessThanOrEqual(900);
  expect(batches).toHaveLength(11);
  expect(batches.flatMap((batch) => Object.keys(batch))).toEqual(Object.keys(listing));
  expect(inBatches({ one: options })).toEqual([{ one: options }]);
  expect(inBatches({})).toEqual([]);
});
