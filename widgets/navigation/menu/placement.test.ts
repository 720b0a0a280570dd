import { expect, it } from "vitest";
import { panelWidth, placePanel, type Scene } from "./placement.ts";

const scene: Scene = {
  toggle: { left: 600, top: 40, width: 100, height: 40 },
  panel: { width: 300, height: 200 },
  viewport: { width: 1280, height: 800 },
  placement: "left",
  isSide: false,
  isRtl: false,
  edge: 20,
  caretWidth: 10,
};

it.each([
  ["left stands at the toggle's start", {}, 600],
  ["left in RTL too", { isRtl: true }, 400],
  ["right ends at the toggle's end", { placement: "right" }, 400],
  ["right in RTL too", { placement: "right", isRtl: true }, 600],
  ["center stands under the toggle's middle", { placement: "center" }, 500],
  ["section-width stands in the middle of the window", { placement: "section-width" }, 490],
  ["an unknown placement is like left", { placement: "elsewhere" }, 600],
  [
    "full-width covers the window from edge to edge",
    { placement: "full-width", panel: { width: 1280, height: 9 }, edge: 0 },
    0,
  ],
  ["20 px from the right edge it stops", { toggle: { ...scene.toggle, left: 1170 } }, 960],
  ["20 px from the left edge it stops", { placement: "right", toggle: { ...scene.toggle, left: 0 } }, 20],
  [
    "without room for the edges it stands in the middle",
    { panel: { width: 310, height: 9 }, viewport: { width: 320, height: 800 } },
    5,
  ],
  [
    "what is wider than the window starts at it",
    { panel: { width: 400, height: 9 }, viewport: { width: 320, height: 800 } },
    0,
  ],
])("%s", (_name, part, x) => {
  expect(placePanel({ ...scene, ...part }).x).toBe(x);
});

it.each([
  ["below where it fits", {}, { y: 80, isAbove: false, room: 720 }],
  ["above where it fits only there", { toggle: { ...scene.toggle, top: 700 } }, { y: 500, isAbove: true, room: 700 }],
  [
    "where it fits nowhere, on the side with more room",
    { toggle: { ...scene.toggle, top: 500 }, panel: { width: 300, height: 700 } },
    { y: 0, isAbove: true, room: 500 },
  ],
  ["never above the window's top", { panel: { width: 300, height: 900 } }, { y: 80, isAbove: false, room: 720 }],
])("%s", (_name, part, place) => {
  expect(placePanel({ ...scene, ...part })).toMatchObject(place);
});

it.each([
  ["points at the toggle's middle", {}, { caretX: 45, isCaretHidden: false }],
  ["also when the panel was moved", { toggle: { ...scene.toggle, left: 1170 } }, { caretX: 255, isCaretHidden: false }],
  [
    "is hidden where it cannot",
    { placement: "section-width", toggle: { ...scene.toggle, left: 20 } },
    { caretX: 0, isCaretHidden: true },
  ],
])("the caret %s", (_name, part, caret) => {
  expect(placePanel({ ...scene, ...part })).toMatchObject(caret);
});

it.each([
  ["10 px right of the toggle", {}, { x: 710, y: 40 }],
  ["10 px left of it in RTL", { isRtl: true }, { x: 290, y: 40 }],
  ["below it where there is no room beside", { toggle: { ...scene.toggle, left: 900 } }, { x: 900, y: 90 }],
  ["at its end in RTL", { isRtl: true, toggle: { ...scene.toggle, left: 250 } }, { x: 50, y: 90 }],
  ["never below the window's bottom", { toggle: { ...scene.toggle, top: 700 } }, { x: 710, y: 600 }],
])("a side panel stands %s", (_name, part, place) => {
  expect(placePanel({ ...scene, isSide: true, ...part })).toMatchObject(place);
});

it.each([
  ["left", null, undefined],
  ["left", 600, 600],
  ["left", 4000, 1280],
  ["full-width", null, 1265],
  ["full-width", 600, 1265],
])("placement %s with the width %s makes the panel %s px wide", (placement, width, expected) => {
  expect(panelWidth({ placement, width }, { innerWidth: 1280, clientWidth: 1265 })).toBe(expected);
});
