import { expect, it } from "vitest";
import { cutAtMatches } from "./highlight.ts";

it.each([
  ["Ridge enamel mug", "mug", "Ridge enamel [mug]"],
  ["Mugs and MUG", "mug", "[Mug]s and [MUG]"],
  ["Ridge enamel mug", "mug ridge", "[Ridge] enamel [mug]"],
  ["a.b (c)", ".b (", "a[.b] [(]c)"],
  ["Kettle (+lid)", "(+lid)", "Kettle [(+lid)]"],
  ["Käse", "KÄ", "[Kä]se"],
  ["Nothing", "mug", "Nothing"],
  ["Mugs and mug", "mug mugs", "[Mugs] and [mug]"],
])("highlights in %j what %j matches", (text, term, expected) => {
  const parts = cutAtMatches(text, term).map((part, index) => (index % 2 === 1 ? `[${part}]` : part));
  expect(parts.join("")).toBe(expected);
});
