import { expect, it } from "vitest";
import { resizeRules } from "./resize-rules.ts";

const DEFAULTS = { precisionPx: 5, skipsAutoWidth: true };

it.each([
  [{}, DEFAULTS],
  [{ autoResizingEnabled: true }, DEFAULTS],
  [
    { autoResizingEnabled: true, autoResizeOptions: { precision: 0, skipAutoWidth: false } },
    { precisionPx: 0, skipsAutoWidth: false },
  ],
  // WordPress prints booleans as strings.
  [{ autoResizingEnabled: "1" }, DEFAULTS],
  [{ autoResizingEnabled: "" }, undefined],
  [{ autoResizingEnabled: "0" }, undefined],
  [{ autoResizingEnabled: false, autoResizeOptions: { precision: 5, skipAutoWidth: true } }, undefined],
])("reads the shop's options %j as the rules %j", (options, rules) => {
  expect(resizeRules(options)).toEqual(rules);
});
