import { budgets, busyProductPages, PAGE_TYPES, type PageType, pageUrls } from "./bench/budgets.ts";
import { report, total, weighFiles } from "./bundle-weight.ts";
import { expect, test, whenIdle } from "./fixtures.ts";
import { chunk, hold } from "./network.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, visit } from "./storefront.ts";

/** Measures what a browser really loads of the bundle before the shopper touches anything. */

for (const [what, { url, limit, calls = [] }] of Object.entries(busyProductPages)) {
  test(`a product page with ${what} keeps to its limit, and asks for what it lacks only`, async ({ page, shop }) => {
    const loaded = weighFiles(page);
    await page.goto(url);
    // Tells the page of a mouse that has not moved, as browsers do where a page comes up beneath one.
    await page.mouse.move(0, 0);
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
    await page.goto(pageUrls[type]);
    await whenIdle(page);
    const rows = await loaded();
    // Few files, because a slow phone waits for each one.
    expect(rows.map(([file]) => file)).toEqual(["storefront-widgets.js", "loader.js"]);
    expect(total(rows), report(rows)).toBeLessThanOrEqual(budgets.page[type]);
  });
}

for (const [what, url, from] of [
  ["a listing that another site has led to", pageUrls.listing, { referer: "https://www.google.com/" }],
  ["a product page that a campaign's mail has led to", `${pageUrls.product}?utm_source=letter`, {}],
] as const) {
  test(`${what} counts the visit before an act, and keeps to its limit`, async ({ page }) => {
    const loaded = weighFiles(page);
    const counted = page.waitForRequest(chunk("order-attribution"));
    await page.goto(url, from);
    await counted;
    await whenIdle(page);
    const rows = await loaded();
    expect(total(rows), report(rows)).toBeLessThanOrEqual(budgets.landingForNow);
  });
}

/** Pages whose widgets only change the server's nodes. */
const plainPages: Readonly<Record<string, string>> = {
  "a listing in another order": "/shop/?orderby=price",
  "a page with a notice": "/notices/",
  "a variable product beside jQuery": "/product/anglepoint-reading-lamp/?jquery=1",
};

for (const [what, url] of Object.entries(plainPages)) {
  test(`${what} loads no island runtime`, async ({ page }) => {
    const loaded = weighFiles(page);
    await visit(page, url);
    await whenIdle(page);
    const files = (await loaded()).map(([file]) => file);
    expect(files.filter((file) => /^(loader|island)\./.test(file))).toEqual(["loader.js"]);
  });
}

test("a first add waits for no island runtime", async ({ page }) => {
  // The add wakes the mini-cart, which may load the island runtime afterwards.
  const release = await hold(page, chunk("island"));
  await visit(page, "/shop/");
  await addButton(page, products.mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  release();
  await whenIdle(page);
});

test("a first look into the mini-cart asks for all its files in two rounds", async ({ page }) => {
  const release = await hold(page, chunk("cart-ui"));
  await visit(page, "/shop/");
  const asked = page.waitForRequest(chunk("notice"));
  await page.locator(".bde-mini-cart-toggle").click();
  await asked;
  release();
  await whenIdle(page);
});
