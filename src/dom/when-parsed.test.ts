import { afterEach, expect, it, vi } from "vitest";
import { whenParsed } from "./when-parsed.ts";

const page = (readyState: DocumentReadyState, domContentLoadedEventEnd: number) => {
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  const entry = { domContentLoadedEventEnd } as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
};

afterEach(() => vi.restoreAllMocks());

it.each([
  ["complete", 0],
  ["interactive", 120],
] as const)("begins at once on a page that is %s with its scripts run at %i ms", (state, end) => {
  page(state, end);
  const begin = vi.fn();
  whenParsed(begin);
  expect(begin).toHaveBeenCalledOnce();
});

it.each(["loading", "interactive"] as const)(
  "waits on a page that is %s for its own scripts, and begins once",
  (state) => {
    page(state, 0);
    const begin = vi.fn();
    whenParsed(begin);
    expect(begin).not.toHaveBeenCalled();
    document.dispatchEvent(new Event("DOMContentLoaded"));
    window.dispatchEvent(new Event("load"));
    expect(begin).toHaveBeenCalledOnce();
  },
);

it("begins with the load event where the earlier one was missed", () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  const begin = vi.fn();
  whenParsed(begin);
  window.dispatchEvent(new Event("load"));
  expect(begin).toHaveBeenCalledOnce();
});
