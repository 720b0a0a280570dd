import { expect, it } from "vitest";
import { markersOf } from "./markers.ts";
import { type StickySettings, stateAt } from "./visibility.ts";

interface Given {
  hideAfterPx?: number;
  showAfterPx?: number;
  revealsOnScrollUp?: boolean;
}

const settingsOf = ({
  hideAfterPx = Number.POSITIVE_INFINITY,
  showAfterPx = 0,
  revealsOnScrollUp = false,
}: Given): StickySettings => [hideAfterPx, showAfterPx, revealsOnScrollUp];

it.each([
  ["nothing set, at the top", {}, 0, 0, "top"],
  ["beyond 0", {}, 1, 0, "styled"],
  ["back at the top", {}, 0, 500, "top"],
  ["exactly at the hide distance", { hideAfterPx: 300 }, 300, 200, "styled"],
  ["past the hide distance", { hideAfterPx: 300 }, 301, 300, "hidden"],
  ["past the hide distance, scrolling up", { hideAfterPx: 300 }, 400, 500, "hidden"],
  ["back before the hide distance", { hideAfterPx: 300 }, 299, 400, "styled"],
  ["below the show distance, at the top", { showAfterPx: 300 }, 0, 0, "hidden"],
  ["just below the show distance", { showAfterPx: 300 }, 299, 0, "hidden"],
  ["exactly at the show distance", { showAfterPx: 300 }, 300, 299, "styled"],
  ["past the show distance", { showAfterPx: 300 }, 301, 300, "styled"],
  ["between show and hide", { showAfterPx: 300, hideAfterPx: 800 }, 500, 400, "styled"],
  ["beyond show and hide", { showAfterPx: 300, hideAfterPx: 800 }, 801, 800, "hidden"],
  ["revealed by any upward scroll", { hideAfterPx: 300, revealsOnScrollUp: true }, 900, 901, "styled"],
  ["not by standing still", { hideAfterPx: 300, revealsOnScrollUp: true }, 900, 900, "hidden"],
  ["not by scrolling on down", { hideAfterPx: 300, revealsOnScrollUp: true }, 901, 900, "hidden"],
  [
    "revealed at the show distance",
    { showAfterPx: 300, hideAfterPx: 200, revealsOnScrollUp: true },
    300,
    301,
    "styled",
  ],
  ["not below the show distance", { showAfterPx: 300, hideAfterPx: 200, revealsOnScrollUp: true }, 299, 301, "hidden"],
  [
    "with the first look at a page that is already scrolled",
    { hideAfterPx: 300, revealsOnScrollUp: true },
    900,
    Number.NaN,
    "hidden",
  ],
] as const)("%s", (_case, settings, scrollPx, lastPx, expected) => {
  expect(stateAt(settingsOf(settings), scrollPx, lastPx)).toBe(expected);
});

it.each([
  ["neither distance", {}, []],
  ["hide only", { hideAfterPx: 400 }, [{ topPx: 400, text: "Hide (400px)" }]],
  ["show only", { showAfterPx: 300 }, [{ topPx: 300, text: "Show (300px)" }]],
  [
    "both",
    { hideAfterPx: 400, showAfterPx: 300 },
    [
      { topPx: 400, text: "Hide (400px)" },
      { topPx: 300, text: "Show (300px)" },
    ],
  ],
  [
    "hide below show",
    { hideAfterPx: 200, showAfterPx: 300 },
    [
      { topPx: 200, text: "Error: 'Hide' must be higher than 'Show'" },
      { topPx: 300, text: "Show (300px)" },
    ],
  ],
  [
    "both at one place",
    { hideAfterPx: 300, showAfterPx: 300 },
    [
      { topPx: 300, text: "Hide (300px)" },
      { topPx: 300, text: "Show (300px)" },
    ],
  ],
])("marks %s", (_case, settings, expected) => {
  expect(markersOf(settingsOf(settings))).toEqual(expected);
});
