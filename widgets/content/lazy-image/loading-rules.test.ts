import { expect, it } from "vitest";
import { loadingRules } from "./loading-rules.ts";

it.each([
  [1280, 800, 500, 750],
  [501, 501, 500, 750],
  [500, 900, 370, 555],
  [900, 500, 370, 555],
  [390, 844, 370, 555],
])(
  "in a viewport of %d × %d images load within %d px, and within %d px when nothing else does",
  (width, height, nearPx, farPx) => {
    expect(loadingRules({}, width, height)).toEqual({ nearPx, farPx, minSizePx: 40, throttleMs: 125 });
  },
);

it.each([
  [{ expand: 200 }, { nearPx: 200, farPx: 300 }],
  [{ expand: 0 }, { nearPx: 500, farPx: 750 }],
  [{ expand: -1 }, { nearPx: 500, farPx: 750 }],
  [{ expFactor: 2 }, { nearPx: 500, farPx: 1000 }],
  [{ minSize: 10 }, { minSizePx: 10 }],
  [{ throttleDelay: 66 }, { throttleMs: 66 }],
  [{ throttleDelay: "250" }, { throttleMs: 250 }],
])("the page's settings %j count", (config, rules) => {
  expect(loadingRules(config, 1280, 800)).toMatchObject(rules);
});
