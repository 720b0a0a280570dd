import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import { createShop, type Shop } from "./shop.ts";
import { type Problems, requestsEnd, watchLayout, watchProblems, watchRequests } from "./watchers.ts";

interface StillLayout {
  /** Lets the shifts so far pass: on a busy machine even an act's own may come too late to count as its doing. */
  forget: (page: Page) => Promise<void>;
}

interface Fixtures {
  /** Controls the mock shop for this test's visitor, and tells which requests reached it. */
  shop: Shop;
  /** Lets `whenIdle` know of all requests. */
  runningRequests: undefined;
  /** Any error on any page fails the test, unless the test expects it. */
  problems: Problems;
  /** Fails the test when a page's layout shifts without the shopper's input. */
  stillLayout: StillLayout;
  /**
   * Fails when axe finds a problem on the page in its present state, or in the parts of it that a state changes. Whole
   * pages are looked at in `accessibility.spec.ts`, there with `but` for what a page before has shown.
   */
  expectAccessible: (what?: string, ...parts: (string | { but: string })[]) => Promise<void>;
}

/** Runs in the page. Contrast needs a page at rest; endless and scroll-driven animations never end, so they do not count. */
const countEndingAnimations = (): number =>
  document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline instanceof DocumentTimeline && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    ).length;

declare const axe: typeof axeCore;

/**
 * Runs in the page. Our pages have no frames that axe could look into. None of the rules that run reads the style sheets,
 * so axe need not parse them all.
 */
const runAxe = async (parts: (string | { but: string })[]): Promise<string[]> => {
  const include = parts.filter((part) => typeof part === "string");
  const exclude = parts.flatMap((part) => (typeof part === "string" ? [] : part.but));
  for (const part of include) if (!document.querySelector(part)) return [`nothing to look at: ${part}`];
  const { violations } = await axe.run(
    { include: include.length > 0 ? include : [":root"], exclude },
    {
      iframes: false,
      resultTypes: ["violations"],
      preload: { assets: ["media"] },
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

/** In ASCII the half megabyte takes a third of the time: nothing recodes it on its way into the page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8").replace(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
);

/** By the browser's own protocol, which is not bound by the page's security policy. */
const loadAxe = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: `${axeSource};0` });
  await session.detach();
};

export const test = base.extend<Fixtures>({
  shop: async ({ context }, use) => {
    const shop = createShop(context.request);
    await shop.scenario("fresh");
    await use(shop);
  },
  runningRequests: [
    async ({ context }, use) => {
      watchRequests(context);
      await use(undefined);
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, use) => {
      const problems = watchProblems(context);
      await use(problems);
      expect.soft(problems.remaining(), "errors on the page's console").toEqual([]);
    },
    { auto: true },
  ],
  stillLayout: async ({ context }, use) => {
    const shifts = await watchLayout(context);
    const forget = async (page: Page) => {
      // A shift is reported a task after the frame in which it happened.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      shifts.length = 0;
    };
    await use({ forget });
    expect.soft(shifts, "layout shifts that nobody asked for").toEqual([]);
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (what = "the page", ...parts) => {
      await expect.poll(() => page.evaluate(countEndingAnimations)).toBe(0);
      if (!(await page.evaluate(() => "axe" in window))) await loadAxe(page);
      const findings = await page.evaluate(runAxe, parts);
      const found = findings.filter((finding) => !PLATFORM_MARKUP.some((known) => finding.startsWith(known)));
      expect.soft(found, `what axe finds in ${what}`).toEqual([]);
    });
  },
});

export { expect };

/**
 * Both directions of reading for axe, each on one screen: half the time, since what it finds hardly ever depends on both
 * together. A menu is looked at in each direction on both screens.
 */
export const axeDirections = [
  { dir: "ltr", tag: [] },
  { dir: "rtl", tag: ["@phone-only"] },
];

/** The same on all pages, so that axe looks at it once. Its rules for a page as a whole count it everywhere. */
export const pageFrame = "#masthead, #colophon";

/** Findings in the platform's markup, which other scripts depend on and we must not change. */
const PLATFORM_MARKUP = ['aria-allowed-role: <ul class="woocommerce-error"'];

/** Slows the processor down by a factor, and delays every request. */
export const slowDown = async (page: Page, rate: number, latency: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const throughput = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...throughput });
};

/** Resolves when the page has loaded, its widgets have had idle time, and no request is running. */
export const whenIdle = async (page: Page): Promise<void> => {
  // Once for each page that is loaded: what is sent later does not count.
  await page.waitForLoadState("networkidle");
  do {
    await requestsEnd(page);
    // With a limit, because a busy headless browser sometimes reports no idle time.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    // What waited for idle time may ask for a file, which asks for the next one.
  } while (await requestsEnd(page));
};
