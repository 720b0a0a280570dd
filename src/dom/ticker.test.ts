import { expect, it, onTestFinished, vi } from "vitest";
import { countDown, spanOf, unitsOf } from "./ticker.ts";

it.each([
  [93_784_000, [1, 2, 3, 4]],
  [999, [0, 0, 0, 0]],
  [0, [0, 0, 0, 0]],
  [100 * 86_400_000, [100, 0, 0, 0]],
])("%d ms are %j days, hours, minutes and seconds", (ms, units) => {
  expect(unitsOf(ms)).toEqual(units);
});

it.each([
  [["1", "2", "3"], 93_780_000],
  [[undefined, undefined, 30], 1_800_000],
  [[1, 2, 3, 4], 93_784_000],
  [[], 0],
])("%j are %d ms", (units, ms) => {
  expect(spanOf(units)).toBe(ms);
});

it("knows no span of words", () => {
  expect(spanOf(["two"])).toBeNaN();
});

it("goes on for the others when one is no longer wanted", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told = vi.fn();
  const stopFirst = countDown(Date.now() + 60_000, vi.fn());
  onTestFinished(countDown(Date.now() + 60_000, told));
  stopFirst();
  vi.advanceTimersByTime(2000);
  expect(told).toHaveBeenCalledTimes(3);
});
