import { afterEach, expect, it, vi } from "vitest";
import { breakpointIds, breakpointQuery } from "./breakpoints.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["breakpoint_tablet_landscape", "(max-width: 1119px)"],
  ["breakpoint_tablet_portrait", "(max-width: 1023px)"],
  ["breakpoint_phone_landscape", "(max-width: 767px)"],
  ["breakpoint_phone_portrait", "(max-width: 479px)"],
  ["breakpoint_base", "all"],
  ["never", "not all"],
  ["nobody-knows", "not all"],
])("%s holds for %s", (id, query) => {
  expect(breakpointQuery(id)).toBe(query);
});

it("knows the site's own breakpoints, and their widths before the built-in ones", () => {
  vi.stubGlobal("BreakdanceFrontend", {
    data: {
      breakpoints: [
        { id: "breakpoint_phone_landscape", maxWidth: 700 },
        { id: "between", minWidth: 500, maxWidth: "900" },
        { id: "wide", minWidth: 1600 },
      ],
    },
  });
  expect(breakpointQuery("breakpoint_phone_landscape")).toBe("(max-width: 700px)");
  expect(breakpointQuery("between")).toBe("(min-width: 500px) and (max-width: 900px)");
  expect(breakpointQuery("wide")).toBe("(min-width: 1600px)");
  expect(breakpointIds()).toContain("between");
});

it.each([
  ["unheard-of", "(max-width: 1px)"],
  ["", "(max-width: 1px)"],
  ["never", "not all"],
  ["breakpoint_base", "all"],
  ["breakpoint_phone_portrait", "(max-width: 479px)"],
])("with a query for unknown ids %j holds for %s", (id, query) => {
  expect(breakpointQuery(id, "(max-width: 1px)")).toBe(query);
});
