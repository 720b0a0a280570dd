import { expect, it } from "vitest";
import { answerTo, typedChoice } from "./choice-keys.ts";

const press = (key: string, altKey = false) => ({ key, altKey });

it.each([
  ["ArrowDown", 3, { do: "walk", to: 3 }],
  ["ArrowUp", 3, { do: "walk", to: 3 }],
  ["Enter", 3, { do: "walk", to: 3 }],
  [" ", 3, { do: "walk", to: 3 }],
  ["Home", 3, { do: "walk", to: 0 }],
  ["End", 3, { do: "walk", to: 19 }],
  ["k", 3, { do: "type" }],
  ["Escape", 3, { do: "nothing" }],
  ["Tab", 3, { do: "nothing" }],
])("in the closed list %s at option %d means %j", (key, active, expected) => {
  expect(answerTo(press(key), false, { active, count: 20 })).toEqual(expected);
});

it.each([
  ["ArrowDown", 3, { do: "walk", to: 4 }],
  ["ArrowDown", 19, { do: "walk", to: 19 }],
  ["ArrowUp", 3, { do: "walk", to: 2 }],
  ["ArrowUp", 0, { do: "walk", to: 0 }],
  ["PageDown", 3, { do: "walk", to: 13 }],
  ["PageDown", 15, { do: "walk", to: 19 }],
  ["PageUp", 3, { do: "walk", to: 0 }],
  ["Home", 3, { do: "walk", to: 0 }],
  ["End", 3, { do: "walk", to: 19 }],
  ["Enter", 3, { do: "choose" }],
  [" ", 3, { do: "choose" }],
  ["Tab", 3, { do: "choose" }],
  ["Escape", 3, { do: "close" }],
  ["k", 3, { do: "type" }],
  ["ArrowLeft", 3, { do: "nothing" }],
])("in the open list %s at option %d means %j", (key, active, expected) => {
  expect(answerTo(press(key), true, { active, count: 20 })).toEqual(expected);
});

it("chooses with Alt and the arrow up", () => {
  expect(answerTo(press("ArrowUp", true), true, { active: 3, count: 20 })).toEqual({ do: "choose" });
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
  ["x", 2, undefined],
])("typing %j at option %d leads to option %s", (typed, active, expected) => {
  expect(typedChoice(labels, typed, active)).toBe(expected);
});
