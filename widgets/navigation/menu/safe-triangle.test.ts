import { expect, it } from "vitest";
import { isOnTheWay } from "./safe-triangle.ts";
import { isOnTheWayAside } from "./side-placement.ts";

const toggle = { left: 200, top: 40, right: 300, bottom: 80 };
const below = { left: 200, top: 90, right: 600, bottom: 400 };
const above = { left: 200, top: -300, right: 600, bottom: 30 };
const beside = { left: 310, top: 40, right: 600, bottom: 400 };
const before = { left: -100, top: 40, right: 190, bottom: 400 };
const from = { x: 250, y: 60 };

const stacked = [
  ["in the gap below the toggle", below, { x: 250, y: 85 }, true],
  ["in the gap at the panel's far end", below, { x: 590, y: 85 }, true],
  ["diagonally over the toggle's neighbour", below, { x: 320, y: 70 }, true],
  ["diagonally to the panel's other end", below, { x: 240, y: 70 }, true],
  ["flat over the neighbour", below, { x: 340, y: 64 }, false],
  ["flat over the neighbour on the other side", below, { x: 220, y: 70 }, false],
  ["back up", below, { x: 250, y: 30 }, false],
  ["past the panel's end", below, { x: 650, y: 100 }, false],
  ["beside the gap", below, { x: 150, y: 85 }, false],
  ["below the panel", below, { x: 250, y: 420 }, false],
  ["in the gap above the toggle", above, { x: 400, y: 35 }, true],
  ["in the gap at the far end of a panel above", above, { x: 590, y: 35 }, true],
  ["diagonally up", above, { x: 330, y: 47 }, true],
  ["down from a panel that is above", above, { x: 250, y: 90 }, false],
  ["to a panel without size", { left: 250, top: 80, right: 250, bottom: 80 }, { x: 500, y: 500 }, false],
] as const;

const sideways = [
  ["in the gap beside the toggle", beside, { x: 305, y: 300 }, true],
  ["diagonally down to a panel beside", beside, { x: 290, y: 150 }, true],
  ["straight down from a panel beside", beside, { x: 250, y: 150 }, false],
  ["diagonally to a panel on the other side", before, { x: 210, y: 150 }, true],
  ["away from a panel on the other side", before, { x: 290, y: 150 }, false],
] as const;

it.each(stacked)(
  "tells whether a pointer is on its way to a panel above or below: %s",
  (_where, panel, to, expected) => {
    expect(isOnTheWay({ from, to }, toggle, panel)).toBe(expected);
  },
);

it.each([...stacked, ...sideways])(
  "tells it of a panel at any side where panels may stand beside: %s",
  (_where, panel, to, expected) => {
    expect(isOnTheWayAside({ from, to }, toggle, panel)).toBe(expected);
  },
);
