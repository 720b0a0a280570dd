import { budgets, busyProductPages, PAGE_TYPES, type PageType, pageAddresses } from "./bench/budgets.ts";
import { report, total, weighFiles } from "./bundle-weight.ts";
import { expect, test, whenIdle } from "./fixtures.ts";

/** What a browser really loads of the bundle before the shopper touches anything. */

for (const [what, { address, limit, calls = [] }] of Object.entries(busyProductPages)) {
  test(`a product page with ${what} keeps to its limit, and asks for what it lacks only`, async ({ page, shop }) => {
    const loaded = weighFiles(page);
    await page.goto(address);
    await whenIdle(page);
    const rows = await loaded();
    expect(total(rows), report(rows)).toBeLessThanOrEqual(limit);
    expect(await shop.calls()).toEqual(calls);
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
