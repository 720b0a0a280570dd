import { expect, it } from "vitest";
import { besideStart } from "./side-placement.ts";

const room = { toggle: { left: 600, right: 700 }, width: 300, available: 1280, isRtl: false };

it.each([
  ["10 px right of the toggle", {}, 710],
  ["10 px left of it in RTL", { isRtl: true }, 290],
  ["nowhere without room", { toggle: { left: 900, right: 1000 } }, undefined],
  ["nowhere without room in RTL", { isRtl: true, toggle: { left: 250, right: 350 } }, undefined],
])("a panel beside stands %s", (_name, part, expected) => {
  expect(besideStart({ ...room, ...part })).toBe(expected);
});
