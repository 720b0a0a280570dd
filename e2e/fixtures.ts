import { test as base, expect, type Page } from "@playwright/test";
import axeCore from "axe-core";
import { createShop, type Shop } from "./shop.ts";
import { type Problems, watchLayout, watchProblems } from "./watchers.ts";

interface Fixtures {
  /** Steers the mock shop for this test's visitor, and tells what reached it. */
  shop: Shop;
  /** Every error on any page fails the test, unless the test expects it. */
  problems: Problems;
  /** Fails the test when a page's layout shifted by itself. */
  stillLayout: undefined;
  /** Fails when axe finds anything wrong with the page as it stands. */
  expectAccessible: (what?: string) => Promise<void>;
}

/** Runs in the page. Contrast is that of the page at rest; what turns round for ever, or with the scrolling, is not waited for. */
const countEndingAnimations = (): number =>
  document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline instanceof DocumentTimeline && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    ).length;

declare const axe: typeof axeCore;

/** Runs in the page. No page of ours has a frame that axe could look into. */
const runAxe = async (): Promise<string[]> => {
  const { violations } = await axe.run({ iframes: false, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

export const test = base.extend<Fixtures>({
  shop: async ({ context }, use) => {
    const shop = createShop(context.request);
    await shop.scenario("fresh");
    await use(shop);
  },
  problems: [
    async ({ context }, use) => {
      const problems = await watchProblems(context);
      await use(problems);
      expect.soft(problems.remaining(), "errors on the page's console").toEqual([]);
    },
    { auto: true },
  ],
  stillLayout: async ({ context }, use) => {
    const shifts = await watchLayout(context);
    await use(undefined);
    expect.soft(shifts(), "layout shifts that nobody asked for").toEqual([]);
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (what = "the page") => {
      await expect.poll(() => page.evaluate(countEndingAnimations)).toBe(0);
      // It comes through the debugger, which the page's security policy does not bind; half a megabyte, once a page.
      if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
      const findings = await page.evaluate(runAxe);
      const found = findings.filter((finding) => !PLATFORM_MARKUP.some((known) => finding.startsWith(known)));
      expect.soft(found, `what axe finds in ${what}`).toEqual([]);
    });
  },
});

export { expect };

/** What the platform prints and other scripts depend on: not ours to change. */
const PLATFORM_MARKUP = ['aria-allowed-role: <ul class="woocommerce-error"'];

/** Makes the processor so many times slower, and lets every request take so much longer. */
export const slowDown = async (page: Page, rate: number, latency: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const throughput = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...throughput });
};

/** Resolves when the page has loaded, its widgets have had their idle time, and no request is under way. */
export const whenIdle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  // With a limit: now and then a busy headless browser finds no idle moment any more.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
};
