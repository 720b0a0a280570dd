import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { category, field, input, LAB, results, search } from "./live-search-steps.ts";

const activeText = (page: Page) =>
  field(page).evaluate((node) => {
    const active = document.getElementById(node.getAttribute("aria-activedescendant") ?? "none");
    return active ? (active.querySelector("h3") ?? active).textContent : null;
  });

/** The keys of the WAI-ARIA pattern: editable combobox with list autocomplete. */
test("the keys of a combobox with list autocomplete", async ({ page }) => {
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

test("the last option can be seen in a window that is zoomed to twice its size", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(LAB);
  await search(page, "en");
  await page.keyboard.press("ArrowUp");
  const last = page.locator(".de-search-results-wrapper").first().getByText("Show all results");
  await expect(last).toHaveAttribute("aria-selected", "true");
  // A hit test finds the option, so neither the window's edge nor the shop's notice covers it.
  const isInSight = await last.evaluate((node) => {
    const { left, bottom } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + 20, bottom - 4));
  });
  expect(isInSight).toBe(true);
});

/** The keys of the WAI-ARIA pattern: select-only combobox. */
test("the keys of the category list", async ({ page }) => {
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

test("in a page enlarged four times the category under the keys is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(LAB);
  await page.locator(".de-dropdown-input").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(page.getByRole("option", { name: "Desk" })).toBeInViewport({ ratio: 0.9 });
});

test("walking through the results leaves the page where it is", async ({ page }) => {
  await page.goto(LAB);
  await search(page, "wool");
  const before = await page.evaluate(() => window.scrollY);
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
