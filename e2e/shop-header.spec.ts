import type { Locator, Page } from "@playwright/test";
import { axeDirections, expect, test } from "./fixtures.ts";
import { cartPanel, openCart, scrollTo, visit } from "./storefront.ts";

/** The shop's own header on every page: the builder's menu, live search and sticky header. */

const menu = (page: Page) => page.getByRole("navigation", { name: "Primary Navigation" });
const hamburger = (page: Page) => menu(page).getByRole("button", { name: "Open Menu" });
const arrow = (page: Page, name: string) => menu(page).getByRole("button", { name: `${name} Submenu` });
const entry = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const header = (page: Page) => page.getByRole("banner");
const searchField = (page: Page) => page.locator(".search-field");

const isOnScreen = (page: Page) => header(page).evaluate((node) => Math.round(node.getBoundingClientRect().bottom) > 0);

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("a department drops down under the mouse, leads where it says, and is told as this page", async ({
  page,
  stillLayout: _,
}) => {
  await visit(page, "/cart/");
  await entry(page, "Trail").hover();
  await expect(entry(page, "Tents")).toBeVisible();
  await entry(page, "Garden").hover();
  await expect(entry(page, "Tents")).toBeHidden();
  await entry(page, "Hand tools").click();
  await expect(page).toHaveURL(/\/product\/hand-trowel\/$/);
  await entry(page, "Wool & linen").click();
  await expect(page).toHaveURL(/\/product-category\/textiles\/$/);
  await expect(entry(page, "Wool & linen")).toHaveAttribute("aria-current", "page");
});

test("on a phone the menu opens, a department opens in it, and Back closes it", { tag: "@phone-only" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/product/ridge-enamel-mug/");
  await hamburger(page).click();
  await entry(page, "Trail").click();
  await expect(entry(page, "Tents")).toBeVisible();
  await page.goBack();
  await expect(entry(page, "Shop")).toBeHidden();
  await expect(page).toHaveURL(/ridge-enamel-mug/);
  await hamburger(page).click();
  await entry(page, "Journal").click();
  await expect(page).toHaveURL(/\/journal\/$/);
});

test("the search suggests what it finds, and its form leads to all of it", { tag: "@phone-only" }, async ({ page }) => {
  await visit(page, "/checkout/");
  await searchField(page).fill("enamel");
  const results = page.getByRole("listbox", { name: "Search results" });
  await expect(results.getByRole("option", { name: /Ridge enamel mug/ })).toBeVisible();
  await searchField(page).press("Enter");
  await expect(page).toHaveURL(/\/\?s=enamel&post_type=product$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("enamel");
  await expect(searchField(page)).toHaveValue("enamel");
});

test("the header goes when the page is read, comes back with any way up, and stays for what is open in it", {
  tag: "@phone-only",
}, async ({ page, shop, stillLayout: _ }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await scrollTo(page, 900);
  await expect.poll(() => isOnScreen(page)).toBe(false);
  expect(await width(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await scrollTo(page, 880);
  await expect.poll(() => isOnScreen(page)).toBe(true);
  await openCart(page);
  await scrollTo(page, 1000);
  // The header, and the panel with it, may still be on its way back.
  await expect.poll(() => cartPanel(page).boundingBox()).toMatchObject({ y: 0, height: page.viewportSize()?.height });
});

test("without JavaScript every department and the search are there", { tag: "@phone-only" }, async ({
  browser,
  baseURL,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/shop/");
  await expect(hamburger(page)).toBeHidden();
  for (const name of ["Kitchen & table", "Hearth & light", "Wool & linen", "Garden", "Trail", "Desk"])
    await expect(entry(page, name)).toHaveCount(1);
  await entry(page, "Desk").click();
  await expect(page).toHaveURL(/\/product-category\/desk\/$/);
  await searchField(page).fill("clock");
  await searchField(page).press("Enter");
  await expect(page).toHaveURL(/\/\?s=clock&post_type=product$/);
  await context.close();
});

test("nothing overhangs at 320 px, whatever is open", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/shop/");
  expect(await width(page)).toBeLessThanOrEqual(320);
  await hamburger(page).click();
  await arrow(page, "Kitchen & table").click();
  await expect(entry(page, "Mugs")).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(320);
  await hamburger(page).click();
  await searchField(page).fill("enamel");
  await expect(page.getByRole("listbox", { name: "Search results" })).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(320);
});

test("cart and menu stand in one row at every width of a phone, also with a full cart", async ({ page, shop }) => {
  await shop.scenario("big-cart");
  await visit(page, "/cart/");
  const middle = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  for (let wide = 320; wide <= 800; wide += 20) {
    await page.setViewportSize({ width: wide, height: 640 });
    const places = [await middle(header(page).locator(".bde-mini-cart-toggle")), await middle(hamburger(page))];
    expect.soft(Math.abs((places[0] ?? 0) - (places[1] ?? 0)), `${wide} px`).toBeLessThan(12);
  }
});

for (const { dir, tag } of axeDirections) {
  test(`axe finds nothing in the header's states, ${dir}`, { tag }, async ({ page, expectAccessible }) => {
    test.slow();
    await visit(page, `/notices/?dir=${dir}`);
    const isPhone = (page.viewportSize()?.width ?? 0) < 1120;
    if (isPhone) await hamburger(page).click();
    await menu(page).locator(".breakdance-menu-link-arrow").first().click();
    await expect(menu(page).locator(".breakdance-dropdown-floater").first()).toBeVisible();
    await expectAccessible("an open department", "header");
    await searchField(page).fill("enamel");
    await expect(page.getByRole("listbox")).toBeVisible();
    await expectAccessible("search results", "header");
  });
}
