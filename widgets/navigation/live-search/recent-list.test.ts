import { expect, it } from "vitest";
import { readRecent, withoutRecent, withRecent } from "./recent-list.ts";

it("remembers five searches, the newest first, each once", () => {
  const terms = ["one", "two", "three", "four", "five"];
  expect(withRecent(terms, " Three ")).toEqual(["Three", "one", "two", "four", "five"]);
  expect(withRecent(terms, "six")).toEqual(["six", "one", "two", "three", "four"]);
  expect(withRecent(terms, "x")).toEqual(terms);
  expect(withRecent([], "tv")).toEqual(["tv"]);
  expect(withoutRecent(terms, "TWO")).toEqual(["one", "three", "four", "five"]);
  expect(withoutRecent(["Mug"], "mug")).toEqual([]);
});

it.each([
  [null, []],
  ["not json", []],
  ['{"a":1}', []],
  ['["mug",1,null]', ["mug"]],
  ['["a","b","c","d","e","f"]', ["a", "b", "c", "d", "e"]],
])("reads remembered searches from %j as %j", (stored, expected) => {
  expect(readRecent(stored)).toEqual(expected);
});
