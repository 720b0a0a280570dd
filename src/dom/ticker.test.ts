import { expect, it, onTestFinished, vi } from "vitest";
import { countDown, unitsOf } from "./ticker.ts";

it.each([
  [93_784_000, [1, 2, 3, 4]],
  [999, [0, 0, 0, 0]],
  [0, [0, 0, 0, 0]],
  [100 * 86_400_000, [100, 0, 0, 0]],
])("%d ms are %j days, hours, minutes and seconds", (ms, units) => {
  expect(unitsOf(ms)).toEqual(units);
});

it("goes on for the others when one is no longer wanted", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told = vi.fn();
  const unwanted = vi.fn();
  const stopFirst = countDown(Date.now() + 60_000, unwanted);
  onTestFinished(countDown(Date.now() + 60_000, told));
  stopFirst();
  vi.advanceTimersByTime(2000);
  expect(told).toHaveBeenCalledTimes(3);
  expect(unwanted).toHaveBeenCalledOnce();
});

it("turns in the middle of a second, where a timer that is some milliseconds late skips none of a moment in whole seconds", () => {
  vi.useFakeTimers({ now: 90_250 });
  onTestFinished(() => void vi.useRealTimers());
  const told: number[] = [];
  onTestFinished(countDown(150_000, () => told.push(Date.now() % 1000)));
  vi.advanceTimersByTime(2000);
  expect(told).toEqual([250, 500, 500]);
});
