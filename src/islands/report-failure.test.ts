import { afterEach, expect, it, vi } from "vitest";

/** Each test has a page of its own. */
const report = async (...failures: [widget: string, error: Error][]) => {
  vi.resetModules();
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { reportFailure } = await import("./report-failure.ts");
  for (const [widget, error] of failures) reportFailure(widget, error, document.createElement("img"));
  return told.mock.calls.map(([message]) => String(message));
};

const missing = (file: string) => new TypeError(`Failed to fetch dynamically imported module: ${file}`);

afterEach(() => vi.restoreAllMocks());

it("tells once that a widget's file is missing, however many hosts wait for it", async () => {
  const lines = await report(
    ["lazy-image", missing("/chunks/lazy-image.js")],
    ["lazy-image", missing("/chunks/lazy-image.js")],
    ["lazy-image", missing("/chunks/base.js")],
    ["countdown", missing("/chunks/base.js")],
  );
  expect(lines).toEqual([
    expect.stringMatching(/^\[lazy-image\] Cannot load the widget's code: .*lazy-image\.js.*Element: <img>$/),
    expect.stringMatching(/^\[countdown\] Cannot load the widget's code: .*base\.js.*Element: <img>$/),
  ]);
});

it("tells of each host that lacks something", async () => {
  const lacking = new Error("Cannot find the play button.");
  expect(await report(["lazy-video", lacking], ["lazy-video", lacking])).toHaveLength(2);
});
