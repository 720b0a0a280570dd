import type { Page } from "@playwright/test";
import { axeDirections, expect, test, whenIdle } from "./fixtures.ts";
import { category, input, LAB, results, search } from "./live-search-steps.ts";
import { chunk, hold } from "./network.ts";
import { putIntoStickyHeader } from "./storefront.ts";

const option = (page: Page, name: string | RegExp) => results(page).getByRole("option", { name });
const status = (page: Page) => page.getByRole("status").filter({ hasText: "found" });
const spinner = (page: Page) => page.locator(".de-ajax-spinner").first();

test("results are spoken in the theme's modal dialog in which the search stands", async ({ page }) => {
  await page.goto(LAB);
  await input(page).evaluate((element) => {
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    dialog.append(element.closest(".de-advanced-search") ?? element);
    dialog.showModal();
  });
  await search(page, "enamel");
  await expect(page.locator("dialog:modal").locator(status(page))).toHaveText("2 products found");
});

test("typing finds products, highlights the match and says how many there are", async ({ page, shop }) => {
  await page.clock.install();
  await page.goto(LAB);
  // With the clock stopped, no pause between two letters is long enough to search for the first ones.
  await page.clock.pauseAt(Date.now() + 60_000);
  await input(page).pressSequentially("enamel");
  await page.clock.resume();
  await expect(option(page, /Ridge enamel mug/)).toBeVisible();
  await expect(option(page, /Ridge enamel mug/).locator("mark")).toHaveText("enamel");
  await expect(status(page)).toHaveText("2 products found");
  await expect(spinner(page)).toBeHidden();
  const [call, ...more] = await shop.requests("de_ajax_search");
  expect(more).toEqual([]);
  expect(Object.keys(call?.fields ?? {})).toEqual([
    "action",
    "nonce",
    "search_term",
    "post_type",
    "posts_per_page",
    "order",
    "orderby",
    "sticky_posts",
    "get_taxonomy_term",
    "featured_image",
    "show_results",
    "no_results_msg",
    "show_prices",
    "show_all_results_btn",
    "results_count_name",
    "cat_name",
    "excerpt",
    "excerpt_length",
    "all_results_text",
    "sku",
    "sku_n_s",
    "sku_heading",
  ]);
  await option(page, /Ridge enamel mug/).click();
  await expect(page).toHaveURL(/\/product\/ridge-enamel-mug\//);
});

test("a slow answer never overwrites a newer one, and typing back asks nothing", async ({ page }) => {
  await page.goto(LAB);
  await search(page, "lantern");
  const answer = await hold(page, "**/admin-ajax.php");
  await input(page).fill("enamel");
  await expect(spinner(page)).toBeVisible();
  await input(page).fill("lantern");
  await expect(option(page, /lantern/i).first()).toBeVisible();
  await expect(spinner(page)).toBeHidden();
  answer();
  await whenIdle(page);
  await expect(option(page, /enamel/i)).toHaveCount(0);
  await input(page).fill("l");
  await expect(results(page)).toHaveCount(0);
});

test("two boxes on one page do not know each other", async ({ page }) => {
  await page.goto(`${LAB}?boxes=2`);
  await input(page, "lab-2").fill("enamel");
  await expect(page.locator(".de-advanced-search").nth(1).getByRole("option", { name: /mug/ })).toBeVisible();
  await expect(page.locator(".de-search-results-wrapper").first()).toBeEmpty();
  await input(page).click();
  await expect(results(page)).toBeHidden();
});

test("a field that is left while the loader is on its way opens nothing over what comes next", async ({ page }) => {
  const release = await hold(page, chunk("loader"));
  await page.goto(`${LAB}?boxes=2`);
  await input(page).fill("enamel");
  await page.locator(".de-advanced-search-button").nth(1).focus();
  release();
  const panel = page.locator(".de-search-results-wrapper").first();
  await expect(panel).toContainText("mug");
  await expect(panel).toBeHidden();
});

test("recent searches are offered, repeated and removed where the shop wants them", async ({ page }) => {
  await page.goto(`${LAB}?recent=yes`, { waitUntil: "networkidle" });
  await search(page, "enamel");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?s=enamel/);
  await page.goto(`${LAB}?recent=yes`);
  await input(page).click();
  await page.getByRole("button", { name: "Search for “enamel” again" }).click();
  await expect(option(page, /Ridge enamel mug/)).toBeVisible();
  await input(page).fill("");
  const again = page.getByRole("button", { name: "Search for “enamel” again" });
  await again.press("Escape");
  await expect(again).toBeHidden();
  await expect(input(page)).toBeFocused();
  await input(page).click();
  await page.getByRole("button", { name: "Remove “enamel” from the recent searches" }).click();
  await expect(page.getByRole("list", { name: "Recent searches" })).toHaveCount(0);
  await expect(input(page)).toBeFocused();
});

test("a theme without rules for recent searches still has buttons for a finger", async ({ page }) => {
  await page.route("**/assets/theme.css", (route) => route.fulfill({ contentType: "text/css", body: "" }));
  await page.addInitScript(() => localStorage.setItem("sw_recent_searches", '["enamel","kettle"]'));
  await page.goto(`${LAB}?recent=yes`);
  await input(page).click();
  const remove = page.getByRole("button", { name: "Remove “kettle” from the recent searches" });
  const box = await remove.boundingBox();
  // WCAG 2.5.8
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

for (const { dir, tag } of axeDirections) {
  test(`axe finds nothing in any state of the search, ${dir}`, { tag }, async ({ page, expectAccessible }) => {
    test.slow();
    await page.goto(`${LAB}?dir=${dir}`);
    await expectAccessible("the closed search", ".de-advanced-search");
    await search(page, "enamel");
    await page.keyboard.press("ArrowDown");
    await expectAccessible("results", ".de-advanced-search");
    await input(page).fill("nosuchthing");
    await expect(page.locator(".de-no-results-message")).toBeVisible();
    await expectAccessible("no results", ".de-advanced-search");
    await page.locator(".de-dropdown-input").click();
    await expect(category(page)).toHaveAttribute("aria-expanded", "true");
    await expectAccessible("categories", ".de-advanced-search");
  });
}

test("nothing overhangs at 320 px, with results and with categories", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto(LAB);
  await search(page, "enamel");
  expect(await width()).toBeLessThanOrEqual(320);
  await page.locator(".de-dropdown-input").click();
  await expect(category(page)).toHaveAttribute("aria-expanded", "true");
  expect(await width()).toBeLessThanOrEqual(320);
});

test("a theme's search is a plain form without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/gallery/live-search/");
  await page.getByLabel("Search products").last().fill("enamel");
  await page.getByLabel("Search products").last().press("Enter");
  await expect(page).toHaveURL(/\/\?s=enamel/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("enamel");
  await context.close();
});

test("in a theme's header that stays in a page enlarged four times, the results can be seen to their end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/gallery/live-search/");
  const themeSearch = page.getByRole("search", { name: "Live search" });
  await putIntoStickyHeader(themeSearch, 80);
  await themeSearch.getByLabel("Search products").fill("enamel");
  const panel = themeSearch.locator("[data-part=results]");
  await expect(panel).toContainText("2 products found");
  await panel.hover();
  await page.mouse.wheel(0, 2000);
  await expect
    .poll(() => panel.evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight))
    .toBeLessThan(1);
  expect(await panel.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThanOrEqual(256);
});

test("in such a header, the list of categories ends in the window too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/gallery/search-category/");
  const themeCategory = page.locator("[data-widget=search-category]");
  await themeCategory.evaluate((node) => {
    const own = node.cloneNode(true) as HTMLElement;
    const parts = {
      trigger: ".de-dropdown-input",
      label: ".de-dropdown-value",
      list: ".de-search-tax-wrapper",
      option: ".de-option",
    };
    for (const [name, selector] of Object.entries(parts))
      for (const part of own.querySelectorAll<HTMLElement>(selector)) {
        part.dataset.part = name;
        part.className = "";
      }
    const list = own.lastElementChild;
    for (let more = 0; more < 12; more++) list?.append(list.lastElementChild?.cloneNode(true) ?? "");
    node.replaceWith(own);
  });
  await putIntoStickyHeader(themeCategory, 80);
  const trigger = themeCategory.locator("[data-part=trigger]");
  await trigger.click();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  const list = themeCategory.getByRole("listbox");
  expect(await list.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThanOrEqual(256);
});
