import { expect, slowDown, test } from "./fixtures.ts";
import { scrollTo } from "./storefront.ts";

/** Part of `npm run bench`, because timing needs a machine that does nothing else. */

interface FrameScript {
  duration: number;
  sourceURL: string;
}

const LONG_MS = 50;

/** Runs in the page. The test's own script does almost nothing, so if it takes long, the machine is busy. */
const scrollForTenSeconds = async (): Promise<{ own: number[]; idle: number[]; shift: number }> => {
  const own: number[] = [];
  const idle: number[] = [];
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as (PerformanceEntry & { scripts: FrameScript[] })[])
      for (const { duration, sourceURL } of scripts) (sourceURL.includes("/chunks/") ? own : idle).push(duration);
  }).observe({ type: "long-animation-frame" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
  }).observe({ type: "layout-shift" });
  const end = performance.now() + 10_000;
  for (let y = 0, step = 40; performance.now() < end; y += step) {
    if (y > 2500 || y < 0) step = -step;
    window.scrollTo({ top: y, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
  return { own, idle, shift };
};

test("ten seconds of scrolling on a slow phone cost no long task and shift nothing", async ({ page }) => {
  test.slow();
  await page.goto("/header-lab/?hide=400&reveal=yes");
  await scrollTo(page, 10);
  await expect(page.locator(".bde-header-builder")).toHaveAttribute("data-state", "styled");
  await slowDown(page, 4, 100);
  const { own, idle, shift } = await page.evaluate(scrollForTenSeconds);
  expect(shift).toBe(0);
  expect(
    idle.filter((duration) => duration > LONG_MS),
    "the machine is too busy to tell",
  ).toEqual([]);
  expect(own.filter((duration) => duration > LONG_MS)).toEqual([]);
});
