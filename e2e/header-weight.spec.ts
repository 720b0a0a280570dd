import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { widgetsListen } from "./storefront.ts";

/** What each way of using the header loads, after gzip -9, besides what every widget shares. */

const SHARED = /^(core|loader|island|mount|settings|html|request|rolldown-runtime)-/;

const weighWhile = async (page: Page, act: () => Promise<unknown>): Promise<[file: string, bytes: number][]> => {
  const weights: Promise<[string, number]>[] = [];
  const note = (response: Response) => {
    const file = /\/chunks\/([^/]+)\.js$/.exec(new URL(response.url()).pathname)?.[1];
    if (!file || SHARED.test(file)) return;
    weights.push(response.body().then((body) => [file, gzipSync(body, { level: 9 }).length]));
  };
  page.on("response", note);
  await act();
  await whenIdle(page);
  // What comes by itself after that is no part of the journey.
  page.off("response", note);
  return Promise.all(weights);
};

const hamburger = (page: Page) => page.getByRole("button", { name: "Open Menu" });

/** In bytes. A menu's own code and what it needs of other widgets' code. */
const journeys: readonly {
  what: string;
  budget: number;
  width: number;
  never: RegExp;
  act: (page: Page) => Promise<unknown>;
}[] = [
  {
    what: "a mouse on the menu",
    budget: 4800,
    width: 1280,
    never: /^(mobile-menu|keys|rare|focus)/,
    act: async (page) => {
      await page.getByText("Kitchen & table").first().hover();
      await page.getByRole("link", { name: "Mugs", exact: true }).waitFor();
    },
  },
  {
    what: "a finger on the mobile menu",
    budget: 5150,
    width: 390,
    never: /^(floating|keys|rare|focus)/,
    act: async (page) => {
      await hamburger(page).dispatchEvent("click", { detail: 1 });
      await page.getByRole("link", { name: "Journal", exact: true }).first().waitFor();
    },
  },
  {
    what: "a first scroll",
    budget: 930,
    width: 1280,
    never: /^(menu|live-search)/,
    act: async (page) => {
      await page.evaluate(() => window.scrollTo({ top: 50, behavior: "instant" }));
      await expect(page.getByRole("banner")).toHaveAttribute("data-state", "styled");
    },
  },
  {
    what: "a search and its results",
    budget: 3620,
    width: 1280,
    never: /^(menu|sticky|focus|recent|theme-style)/,
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
    await whenIdle(page);
    const rows = await weighWhile(page, () => act(page));
    const names = rows.map(([file]) => file);
    expect(names.filter((name) => never.test(name))).toEqual([]);
    const sum = rows.reduce((total, [, bytes]) => total + bytes, 0);
    expect(sum, rows.map((row) => row.join(" ")).join(", ")).toBeLessThanOrEqual(budget);
    expect(sum).toBeGreaterThan(0);
  });
}
