import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { budgets, busyProductPages, PAGE_TYPES, type PageType, pageAddresses } from "./bench/budgets.ts";
import { expect, test, whenIdle } from "./fixtures.ts";

/** What a browser really loads of the bundle before the shopper touches anything. */

const FOLDER = "/storefront-widgets/";

const weighFiles = (page: Page) => {
  const files = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.includes(FOLDER)) return;
    const bytes = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    files.set(pathname.split(FOLDER)[1] ?? pathname, bytes);
  });
  return async () => {
    const rows: [string, number][] = [];
    for (const [file, bytes] of files) rows.push([file, await bytes]);
    return rows;
  };
};

const report = (rows: [string, number][]): string => rows.map(([file, bytes]) => `${file} ${bytes}`).join(", ");

const total = (rows: [string, number][]): number => rows.reduce((sum, [, bytes]) => sum + bytes, 0);

for (const [what, { address, limit }] of Object.entries(busyProductPages)) {
  test(`a product page with ${what} keeps to its budget, and asks nothing`, async ({ page, shop }) => {
    const loaded = weighFiles(page);
    await page.goto(address);
    await whenIdle(page);
    const rows = await loaded();
    expect(total(rows), report(rows)).toBeLessThanOrEqual(limit);
    expect(await shop.calls()).toEqual([]);
  });
}

const needsCart: PageType[] = ["cart", "checkout"];

for (const type of PAGE_TYPES) {
  test(`a ${type} page keeps to its budget`, async ({ page, shop }) => {
    if (needsCart.includes(type)) await shop.scenario("two-items");
    const loaded = weighFiles(page);
    await page.goto(pageAddresses[type]);
    await whenIdle(page);
    const rows = await loaded();
    expect(rows.map(([file]) => file)).toContain("storefront-widgets.js");
    expect(total(rows), report(rows)).toBeLessThanOrEqual(budgets.page[type]);
  });
}
