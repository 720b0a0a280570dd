import type { Page } from "@playwright/test";
import { report, total, type Weighed, weighFiles } from "./bundle-weight.ts";
import { expect, test, whenIdle } from "./fixtures.ts";
import { scrollTo, widgetsListen } from "./storefront.ts";

/** The bytes after gzip -9 that each use of the header loads, without what every widget shares. */

const SHARED = /^(loader|island|base|texts|html|request)\./;

const hamburger = (page: Page) => page.getByRole("button", { name: "Open Menu" });

/** Budgets in bytes. A menu counts its own code and the other widgets' code that it needs. */
const journeys: readonly {
  what: string;
  budget: number;
  width: number;
  never: RegExp;
  act: (page: Page) => Promise<unknown>;
}[] = [
  {
    what: "a mouse on the menu",
    budget: 4400,
    width: 1280,
    never: /^(mobile-menu|keys|menu-rare|focus|panel)/,
    act: async (page) => {
      await page.getByText("Kitchen & table").first().hover();
      await page.getByRole("link", { name: "Mugs", exact: true }).waitFor();
    },
  },
  {
    what: "a finger on the mobile menu",
    budget: 4760,
    width: 390,
    never: /^(floating|keys|menu-rare|focus|panel)/,
    act: async (page) => {
      await hamburger(page).dispatchEvent("click", { detail: 1 });
      await page.getByRole("link", { name: "Journal", exact: true }).first().waitFor();
    },
  },
  {
    what: "a first scroll",
    budget: 800,
    width: 1280,
    never: /^(menu|live-search)/,
    act: async (page) => {
      await scrollTo(page, 50);
      await expect(page.getByRole("banner")).toHaveAttribute("data-state", "styled");
    },
  },
  {
    what: "a search and its results",
    budget: 3500,
    width: 1280,
    never: /^(menu|sticky|focus|panel|recent|theme-style)/,
    act: async (page) => {
      await page.locator(".search-field").fill("enamel");
      await page.getByRole("option", { name: /Ridge enamel mug/ }).waitFor();
    },
  },
];

for (const { what, budget, width, never, act } of journeys) {
  test(`${what} loads no more than ${budget} bytes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/notices/");
    await widgetsListen(page);
    // A page's first act, wherever it is, also loads what tells the shop where its visitors come from.
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => {
      const islands = window.StorefrontWidgets?.inspect();
      return islands?.find(({ widget }) => widget === "order-attribution")?.state === "mounted";
    });
    await whenIdle(page);
    const loaded = weighFiles(page);
    await act(page);
    const rows: Weighed[] = [];
    // A loaded file may load further files.
    for (let more = await loaded(); more.length > 0; more = await loaded()) {
      rows.push(...more);
      await whenIdle(page);
    }
    const own = rows.filter(([file]) => !SHARED.test(file));
    expect(own.filter(([file]) => never.test(file))).toEqual([]);
    expect(total(own), report(own)).toBeLessThanOrEqual(budget);
    expect(total(own)).toBeGreaterThan(0);
  });
}
