import { afterEach, expect, it, vi } from "vitest";
import { whenParsed } from "./when-parsed.ts";

const page = (readyState: DocumentReadyState, ...entries: Partial<PerformanceNavigationTiming>[]) => {
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries as PerformanceNavigationTiming[]);
};

afterEach(() => vi.restoreAllMocks());

it.each([
  ["complete", 0],
  ["interactive", 120],
] as const)("begins at once on a page that is %s with its scripts run at %i ms", async (state, end) => {
  page(state, { domContentLoadedEventEnd: end });
  await expect(whenParsed()).resolves.toBe(true);
});

it.each(["loading", "interactive"] as const)("waits on a page that is %s for its own scripts", async (state) => {
  page(state, { domContentLoadedEventEnd: 0 });
  const begin = vi.fn();
  const begun = whenParsed().then(begin);
  await Promise.resolve();
  expect(begin).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  // Other scripts' tasks and the browser's own come first.
  await Promise.resolve();
  expect(begin).not.toHaveBeenCalled();
  await begun;
  expect(begin).toHaveBeenCalledExactlyOnceWith(false);
});

it("begins with the load event where the earlier one was missed", async () => {
  page("interactive");
  const parsed = whenParsed();
  window.dispatchEvent(new Event("load"));
  await expect(parsed).resolves.toBe(false);
});
