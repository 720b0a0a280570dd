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
    expect(loadingRules({}, Math.min(width, height))).toEqual([nearPx, farPx, 40, 125]);
  },
);

it.each([
  [{ expand: 200 }, [200, 300, 40, 125]],
  [{ expand: 0 }, [500, 750, 40, 125]],
  [{ expand: -1 }, [500, 750, 40, 125]],
  [{ expFactor: 2 }, [500, 1000, 40, 125]],
  [{ minSize: 10 }, [500, 750, 10, 125]],
  [{ throttleDelay: 66 }, [500, 750, 40, 66]],
  [{ throttleDelay: "250" }, [500, 750, 40, 250]],
])("the page's settings %j count", (config, rules) => {
  expect(loadingRules(config, 800)).toEqual(rules);
});
