import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { JQuery } from "#src/dom/jquery/jquery.ts";
import { publishScrollFunction } from "#src/dom/jquery/jquery-scroll.ts";
import { scrollToNotices, swing } from "./scroll-to-notices.ts";

const tops: number[] = [];

const notice = document.createElement("div");

beforeEach(() => {
  vi.useFakeTimers();
  tops.length = 0;
  vi.spyOn(window, "scrollTo").mockImplementation((to) => void tops.push((to as ScrollToOptions).top ?? 0));
  vi.spyOn(notice, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 900, 390, 60));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  [0, 0],
  [0.5, 0.5],
  [1, 1],
])("has moved after %d of the time by %d of the way", (part, moved) => {
  expect(swing(part)).toBeCloseTo(moved);
});

it("arrives 100 px above the notice after 1000 ms", () => {
  scrollToNotices(notice);
  vi.advanceTimersByTime(950);
  expect(tops.at(-1)).toBeLessThan(800);
  vi.advanceTimersByTime(100);
  expect(tops.at(-1)).toBe(800);
  const steps = tops.length;
  vi.advanceTimersByTime(1000);
  expect(tops.length).toBe(steps);
});

it("leaves room for a theme's sticky header that is higher", () => {
  const header = document.createElement("header");
  header.dataset.widget = "sticky-header";
  vi.spyOn(header, "offsetHeight", "get").mockReturnValue(130);
  document.body.append(header);
  scrollToNotices(notice);
  vi.advanceTimersByTime(1050);
  expect(tops.at(-1)).toBe(770);
  header.remove();
});

it("leaves as much room as the theme asks for, where that is more", () => {
  document.documentElement.style.setProperty("scroll-padding-top", "144px");
  scrollToNotices(notice);
  vi.advanceTimersByTime(1050);
  expect(tops.at(-1)).toBe(756);
  document.documentElement.style.removeProperty("scroll-padding-top");
});

it("leaves room for a header that this very scroll starts", () => {
  scrollToNotices(notice);
  vi.advanceTimersByTime(500);
  document.documentElement.style.setProperty("scroll-padding-top", "144px");
  vi.advanceTimersByTime(550);
  expect(tops.at(-1)).toBe(756);
  document.documentElement.style.removeProperty("scroll-padding-top");
});

it("is there at once for shoppers who want no motion", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  scrollToNotices(notice);
  expect(tops).toEqual([800]);
});

it("goes to the newer of two notices only", () => {
  const older = document.createElement("div");
  vi.spyOn(older, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 5000, 390, 60));
  scrollToNotices(older);
  vi.advanceTimersByTime(300);
  scrollToNotices(notice);
  tops.length = 0;
  vi.advanceTimersByTime(1100);
  expect(Math.max(...tops)).toBe(800);
});

it("goes on from where the page is, in steps that no style sheet smooths", () => {
  vi.stubGlobal("scrollY", 200);
  scrollToNotices(notice);
  vi.advanceTimersByTime(1100);
  vi.unstubAllGlobals();
  expect(tops[0]).toBeGreaterThanOrEqual(200);
  expect(tops.at(-1)).toBe(1000);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 1000, behavior: "instant" });
});

it.each(["wheel", "touchstart", "pointerdown", "keydown"])(
  "gives way to a shopper who scrolls, which %s tells",
  (type) => {
    scrollToNotices(notice);
    vi.advanceTimersByTime(300);
    const steps = tops.length;
    window.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(1000);
    expect(tops.length).toBe(steps);
  },
);

it("stands in for the platform's function with jQuery objects, and does nothing for empty ones", async () => {
  const { default: jquery } = await import("jquery");
  publishScrollFunction(jquery);
  jquery.scroll_to_notices?.(jquery(notice));
  jquery.scroll_to_notices?.(jquery(".absent"));
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(1100);
  expect(tops.at(-1)).toBe(800);
  delete jquery.scroll_to_notices;
});

it("leaves the platform's own function in place", () => {
  const own = vi.fn();
  const page: JQuery = Object.assign(vi.fn(), { fn: {}, scroll_to_notices: own });
  publishScrollFunction(page);
  expect(page.scroll_to_notices).toBe(own);
});
