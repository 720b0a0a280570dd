import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const LAB = "/header-lab/";

const field = (page: Page, name = "Search the shop") => page.getByRole("combobox", { name, exact: true });
/** Before the widget's code is there, the field is a text field. */
const input = (page: Page, id = "lab-1") => page.locator(`#de-search-${id}`);
const results = (page: Page) => page.getByRole("listbox", { name: "Search results" });
const option = (page: Page, name: string | RegExp) => results(page).getByRole("option", { name });
const category = (page: Page) => page.getByRole("combobox", { name: "Category" }).first();
const status = (page: Page) => page.getByRole("status").filter({ hasText: "found" });
const spinner = (page: Page) => page.locator(".de-ajax-spinner").first();

const activeText = (page: Page) =>
  field(page).evaluate((node) => {
    const active = document.getElementById(node.getAttribute("aria-activedescendant") ?? "none");
    return active ? (active.querySelector("h3") ?? active).textContent : null;
  });

const search = async (page: Page, term: string) => {
  await input(page).fill(term);
  await expect(results(page)).toBeVisible();
};

test("typing finds products, highlights the match and says how many there are", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  await page.goto(LAB);
  await input(page).pressSequentially("enamel", { delay: 20 });
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

/** The keys of the WAI-ARIA pattern: editable combobox with list autocomplete. */
test("the keys of a combobox with list autocomplete", { tag: "@phone" }, async ({ page }) => {
  await page.goto(LAB);
  await search(page, "enamel");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  expect(await activeText(page)).toBe("Ridge enamel mug");
  await page.keyboard.press("ArrowDown");
  expect(await activeText(page)).toBe("Enamel camp plate");
  await page.keyboard.press("ArrowDown");
  expect(await activeText(page)).toBe("Ridge enamel mug");
  await page.keyboard.press("ArrowUp");
  expect(await activeText(page)).toBe("Enamel camp plate");
  await page.keyboard.press("Home");
  expect(await activeText(page)).toBeNull();
  expect(await input(page).evaluate((node: HTMLInputElement) => node.selectionStart)).toBe(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  expect(await activeText(page)).toBeNull();
  expect(await input(page).evaluate((node: HTMLInputElement) => node.selectionStart)).toBe("enamel".length);
  await expect(input(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(results(page)).toBeHidden();
  await expect(input(page)).toHaveValue("enamel");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(results(page)).toBeVisible();
  expect(await activeText(page)).toBeNull();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(results(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(input(page)).toHaveValue("");
  await search(page, "enamel");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\/ridge-enamel-mug\//);
});

/** The keys of the WAI-ARIA pattern: select-only combobox. */
test("the keys of the category list", { tag: "@phone" }, async ({ page }) => {
  await page.goto(LAB);
  const trigger = page.locator(".de-dropdown-input");
  await trigger.focus();
  await expect(category(page)).toHaveAttribute("aria-expanded", "false");
  const active = () =>
    trigger.evaluate(
      (node) => document.getElementById(node.getAttribute("aria-activedescendant") ?? "none")?.textContent,
    );
  await page.keyboard.press("ArrowDown");
  await expect(category(page)).toHaveAttribute("aria-expanded", "true");
  for (const [key, expected] of [
    ["ArrowDown", "Kitchen & table"],
    ["End", "Desk"],
    ["ArrowDown", "Desk"],
    ["Home", "All departments"],
    ["ArrowUp", "All departments"],
    ["w", "Wool & linen"],
  ]) {
    await page.keyboard.press(key ?? "");
    expect(await active()).toBe(expected);
  }
  await page.keyboard.press("Escape");
  await expect(trigger).toHaveText("All departments");
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(trigger).toHaveText("Kitchen & table");
  await expect(trigger).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(trigger).toHaveText("Hearth & light");
  await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
});

test("the category narrows the search and the address of all results", { tag: "@phone" }, async ({ page, shop }) => {
  await page.goto(LAB);
  await page.locator(".de-dropdown-input").click();
  await page.locator(".de-option", { hasText: "Trail" }).click();
  await search(page, "enamel");
  await expect(results(page).getByRole("option")).toHaveCount(1);
  expect((await shop.requests("de_ajax_search")).map(({ fields }) => fields.cat_name)).toEqual(["trail"]);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/\?s=enamel&post_type=product&product_cat=trail$/);
});

test("a term with special characters reaches the shop and the address whole", async ({ page, shop }) => {
  await page.goto(LAB);
  await input(page).fill("mug & bowl+50%");
  await expect
    .poll(async () => (await shop.requests("de_ajax_search")).at(-1)?.fields.search_term)
    .toBe("mug & bowl+50%");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/\?s=mug%20%26%20bowl%2B50%25&post_type=product$/);
});

test("a slow answer never overwrites a newer one, and typing back asks nothing", async ({ page, shop }) => {
  await page.goto(LAB);
  await search(page, "lantern");
  await shop.latency(1500, "de_ajax_search");
  await input(page).fill("enamel");
  await expect(spinner(page)).toBeVisible();
  await shop.latency(0, "de_ajax_search");
  await input(page).fill("lantern");
  await expect(option(page, /lantern/i).first()).toBeVisible();
  await expect(spinner(page)).toBeHidden();
  await page.waitForLoadState("networkidle");
  await expect(option(page, /enamel/i)).toHaveCount(0);
  await input(page).fill("l");
  await expect(results(page)).toHaveCount(0);
});

for (const kind of ["500", "abort", "empty", "0", "success-false"] as const) {
  test(`a search that fails (${kind}) is silent`, async ({ page, shop, problems }) => {
    problems.tolerate(/Failed to load resource/);
    await page.goto(LAB);
    await search(page, "enamel");
    // Chromium repeats a request once for each kept connection that breaks.
    await shop.fail("de_ajax_search", kind, { times: 20 });
    await input(page).fill("lantern");
    await expect(results(page)).toHaveCount(0);
    await expect(spinner(page)).toBeHidden();
    await shop.clearFaults();
    await input(page).fill("lanterns");
    await input(page).fill("lantern");
    await expect(option(page, /lantern/i).first()).toBeVisible();
  });
}

test("two boxes on one page do not know each other", { tag: "@phone" }, async ({ page }) => {
  await page.goto(`${LAB}?boxes=2`);
  await input(page, "lab-2").fill("enamel");
  await expect(page.locator(".de-advanced-search").nth(1).getByRole("option", { name: /mug/ })).toBeVisible();
  await expect(page.locator(".de-search-results-wrapper").first()).toBeEmpty();
  await input(page).click();
  await expect(results(page)).toBeHidden();
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
  await page.getByRole("button", { name: "Remove “enamel” from the recent searches" }).click();
  await expect(page.getByRole("list", { name: "Recent searches" })).toHaveCount(0);
  await expect(input(page)).toBeFocused();
});

for (const dir of ["ltr", "rtl"]) {
  test(`axe finds nothing in any state of the search, ${dir}`, { tag: "@phone" }, async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    await page.goto(`${LAB}?dir=${dir}`);
    await expectAccessible("the closed search");
    await search(page, "enamel");
    await page.keyboard.press("ArrowDown");
    await expectAccessible("results");
    await input(page).fill("nosuchthing");
    await expect(page.locator(".de-no-results-message")).toBeVisible();
    await expectAccessible("no results");
    await page.locator(".de-dropdown-input").click();
    await expect(category(page)).toHaveAttribute("aria-expanded", "true");
    await expectAccessible("categories");
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

test("walking through the results leaves the page where it is", async ({ page }) => {
  await page.goto(LAB);
  await search(page, "wool");
  const before = await page.evaluate(() => window.scrollY);
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
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
