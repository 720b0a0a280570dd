import { expect, it } from "vitest";
import { besideStart, isOnTheWayAside } from "./side-placement.ts";

const room = { toggle: { left: 600, right: 700 }, width: 300, available: 1280, isRtl: false };

it.each([
  ["10 px right of the toggle", {}, 710],
  ["10 px left of it in RTL", { isRtl: true }, 290],
  ["nowhere without room", { toggle: { left: 900, right: 1000 } }, undefined],
  ["nowhere without room in RTL", { isRtl: true, toggle: { left: 250, right: 350 } }, undefined],
])("a panel beside stands %s", (_name, part, expected) => {
  expect(besideStart({ ...room, ...part })).toBe(expected);
});

const toggle = { left: 0, top: 100, right: 100, bottom: 140 };
const beside = { left: 110, top: 80, right: 410, bottom: 380 };
const below = { left: 0, top: 160, right: 300, bottom: 400 };
const above = { left: 0, top: -160, right: 300, bottom: 80 };

it.each([
  ["over a gap beside the toggle", beside, { x: 105, y: 120 }, true],
  ["past a neighbour to the panel's far corner", beside, { x: 100, y: 200 }, true],
  ["along the neighbours", beside, { x: 50, y: 200 }, false],
  ["over a gap below the toggle", below, { x: 50, y: 150 }, true],
  ["over a gap above the toggle", above, { x: 50, y: 90 }, true],
  ["away from a panel below", below, { x: 50, y: 90 }, false],
])("a pointer is judged on its way %s", (_name, panel, to, expected) => {
  expect(isOnTheWayAside({ from: { x: 50, y: 120 }, to }, toggle, panel)).toBe(expected);
});
