import { expect, it } from "vitest";
import { answerTo, typedChoice } from "./choice-keys.ts";

const press = (key: string, altKey = false) => ({ key, altKey });

it.each([
  ["ArrowDown", 3, 3],
  ["ArrowUp", 3, 3],
  ["Enter", 3, 3],
  [" ", 3, 3],
  ["Home", 3, 0],
  ["End", 3, 19],
  ["k", 3, "type"],
  ["Escape", 3, undefined],
  ["Tab", 3, undefined],
])("in the closed list %s at option %d means %s", (key, active, expected) => {
  expect(answerTo(press(key), false, { active, count: 20 })).toBe(expected);
});

it.each([
  ["ArrowDown", 3, 4],
  ["ArrowDown", 19, 19],
  ["ArrowUp", 3, 2],
  ["ArrowUp", 0, 0],
  ["PageDown", 3, 13],
  ["PageDown", 15, 19],
  ["PageUp", 3, 0],
  ["Home", 3, 0],
  ["End", 3, 19],
  ["Enter", 3, "choose"],
  [" ", 3, "choose"],
  ["Tab", 3, "choose"],
  ["Escape", 3, "close"],
  ["k", 3, "type"],
  ["ArrowLeft", 3, undefined],
])("in the open list %s at option %d means %s", (key, active, expected) => {
  expect(answerTo(press(key), true, { active, count: 20 })).toBe(expected);
});

it("chooses with Alt and the arrow up only", () => {
  expect(answerTo(press("ArrowUp", true), true, { active: 3, count: 20 })).toBe("choose");
  expect(answerTo(press("ArrowDown", true), true, { active: 3, count: 20 })).toBe(4);
});

const labels = ["All departments", "Kitchen & table", "Trail", "Textiles", " Kids"];

it.each([
  ["k", 0, 1],
  ["k", 1, 4],
  ["kk", 4, 1],
  ["ki", 1, 1],
  ["kid", 1, 4],
  ["t", 0, 2],
  ["te", 2, 3],
  ["TE", 2, 3],
  ["x", 2, 2],
])("typing %j at option %d leads to option %s", (typed, active, expected) => {
  expect(typedChoice(labels, typed, active)).toBe(expected);
});
