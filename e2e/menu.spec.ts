import type { Locator, Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { widgetsListen } from "./storefront.ts";

/** The builder's menu on `/menu-lab/`, whose address chooses the settings. */

const open = (page: Page, settings = ""): Promise<unknown> => page.goto(`/menu-lab/?${settings}`);

/** Not the shop's own menu, which is on the page too. */
const stage = (page: Page): Locator => page.locator(".lab-stage");
const nav = (page: Page): Locator => stage(page).locator("nav.breakdance-menu");
const control = (page: Page, name: string): Locator => nav(page).getByText(name, { exact: true });
const arrow = (page: Page, name: string): Locator => nav(page).getByRole("button", { name: `${name} Submenu` });
const panel = (page: Page, name: string): Locator =>
  stage(page)
    .locator(".breakdance-dropdown")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator(".breakdance-dropdown-floater");
const hamburger = (page: Page): Locator => stage(page).locator(".breakdance-menu-toggle");
const list = (page: Page): Locator => stage(page).locator(".breakdance-menu-list");

const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Cannot measure what is not shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
};

const openMenu = async (page: Page): Promise<void> => {
  await hamburger(page).click();
  await expect(list(page)).toBeVisible();
};

const expectOnScreen = async (locator: Locator): Promise<void> => {
  const { box } = await middleOf(locator);
  const width = await locator.evaluate(() => document.documentElement.clientWidth);
  expect(box.x).toBeGreaterThanOrEqual(-0.5);
  expect(box.x + box.width).toBeLessThanOrEqual(width + 0.5);
};

test("the very first hover opens, moving on changes the dropdown, leaving closes it", async ({
  page,
  stillLayout: _,
}) => {
  await open(page);
  await whenIdle(page);
  await control(page, "Kitchen").hover();
  await expect(panel(page, "Kitchen")).toBeVisible();
  await control(page, "More").hover();
  await expect(panel(page, "More")).toBeVisible();
  await expect(panel(page, "Kitchen")).toBeHidden();
  await page.mouse.move(900, 700);
  await expect(panel(page, "More")).toBeHidden();
});

test("a diagonal move over a neighbour keeps the dropdown; resting there changes it", async ({ page }) => {
  await open(page, "width=700");
  const kitchen = await middleOf(control(page, "Kitchen"));
  await page.mouse.move(kitchen.x, kitchen.y);
  await expect(panel(page, "Kitchen")).toBeVisible();
  const { box } = await middleOf(panel(page, "Kitchen"));
  await page.mouse.move(box.x + box.width - 30, box.y + 40, { steps: 25 });
  await expect(panel(page, "Kitchen")).toBeVisible();
  await expect(panel(page, "Outdoors")).toBeHidden();
  const outdoors = await middleOf(control(page, "Outdoors"));
  await page.mouse.move(outdoors.x, outdoors.y, { steps: 5 });
  await expect(panel(page, "Outdoors")).toBeVisible();
  await expect(panel(page, "Kitchen")).toBeHidden();
});

test("leaving above the page's top closes", async ({ page }) => {
  await open(page);
  await control(page, "Kitchen").hover();
  await expect(panel(page, "Kitchen")).toBeVisible();
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })));
  await expect(panel(page, "Kitchen")).toBeHidden();
});

test("with openOnClick only a click opens, and a click outside closes unless the setting says no", async ({ page }) => {
  await open(page, "open_on_click=yes");
  await control(page, "Kitchen").hover();
  await page.mouse.move(900, 700);
  await expect(panel(page, "Kitchen")).toBeHidden();
  await control(page, "Kitchen").click();
  await expect(panel(page, "Kitchen")).toBeVisible();
  await page.getByRole("heading", { name: "Menu lab" }).click();
  await expect(panel(page, "Kitchen")).toBeHidden();
  await open(page, "open_on_click=yes&outside=no");
  await control(page, "Kitchen").click();
  await page.getByRole("heading", { name: "Menu lab" }).click();
  await expect(panel(page, "Kitchen")).toBeVisible();
});

test("the keys of the APG's disclosure navigation", async ({ page }) => {
  await open(page);
  const focused = page.locator(":focus");
  const walk = async (steps: readonly (readonly [string, string])[]) => {
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(focused, `${key} leads to ${name}`).toHaveAccessibleName(name);
    }
  };
  await control(page, "Everything").focus();
  await walk([
    ["ArrowLeft", "Everything"],
    ["ArrowRight", "Kitchen"],
    ["Tab", "Kitchen Submenu"],
    ["Tab", "Outdoors"],
    ["End", "Account"],
    ["ArrowDown", "Account"],
    ["Home", "Everything"],
    ["ArrowDown", "Kitchen"],
  ]);
  await page.keyboard.press("Enter");
  await expect(panel(page, "Kitchen")).toBeVisible();
  await expect(control(page, "Kitchen")).toHaveAttribute("aria-expanded", "true");
  await expect(focused).toHaveAccessibleName("Mugs");
  await walk([
    ["ArrowDown", "Kettles"],
    ["End", "All of the kitchen"],
    ["ArrowDown", "Mugs"],
    ["ArrowUp", "All of the kitchen"],
    ["Home", "Mugs"],
    ["ArrowRight", "Kettles"],
    ["Escape", "Kitchen"],
  ]);
  await expect(panel(page, "Kitchen")).toBeHidden();
  await page.keyboard.press("Space");
  await expect(focused).toHaveAccessibleName("Mugs");
  await page.keyboard.press("End");
  await walk([["Tab", "Outdoors"]]);
  await expect(panel(page, "Kitchen")).toBeHidden();
  await page.keyboard.press("Space");
  await expect(focused).toHaveAccessibleName("Camp tables");
  await walk([["Space", "Outdoors"]]);
  await expect(panel(page, "Outdoors")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product-category\/trail\/$/);
});

test("the first keys are answered on a slow line too, and do not scroll the page", async ({ page }) => {
  await open(page);
  await widgetsListen(page);
  await page.route(/\/chunks\/(menu|floating|keys)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const focused = page.locator(":focus");
  await control(page, "Outdoors").focus();
  await page.keyboard.press("Space");
  await expect(focused).toHaveAccessibleName("Camp tables");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName("Outdoors Submenu");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the keys on a small screen: one row that goes round", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const focused = page.locator(":focus");
  await hamburger(page).focus();
  await page.keyboard.press("Enter");
  await expect(focused).toHaveAccessibleName("Everything");
  await page.keyboard.press("ArrowUp");
  await expect(focused).toHaveAccessibleName("Account");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName("Kitchen");
  await page.keyboard.press("Enter");
  await expect(focused).toHaveAccessibleName("Drinking");
  await page.keyboard.press("Space");
  await expect(focused).toHaveAccessibleName("Mugs");
  await page.keyboard.press("Escape");
  await expect(focused).toHaveAccessibleName("Kitchen");
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(hamburger(page)).toBeFocused();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
});

for (const dir of ["ltr", "rtl"]) {
  test(`panels never hang over the edge of the screen, ${dir}`, async ({ page }) => {
    test.slow();
    for (const placement of ["left", "center", "right", "full-width", "section-width"]) {
      for (const width of ["", "700", "4000"]) {
        await open(page, `dir=${dir}&placement=${placement}&width=${width}`);
        for (const name of ["Kitchen", "More"]) {
          await arrow(page, name).click();
          await expect(panel(page, name)).toBeVisible();
          await expectOnScreen(panel(page, name));
        }
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const mode of ["dropdown", "side", "slide", "accordion"]) {
      await open(page, `dir=${dir}&mobile=${mode}`);
      await openMenu(page);
      await control(page, "Kitchen").click();
      await expect(panel(page, "Kitchen")).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expectOnScreen(panel(page, "Kitchen"));
    }
  });

  test(`axe finds nothing in any mode and state, ${dir}`, { tag: "@phone" }, async ({ page, expectAccessible }) => {
    test.slow();
    const isPhone = (page.viewportSize()?.width ?? 0) < 1119;
    const settings = isPhone
      ? ["mobile_mode=default", "mobile_mode=offcanvas", "mobile_mode=fullscreen&mobile=slide", "mobile=dropdown"]
      : ["overlay=yes", "layout=vertical&mode=accordion", "layout=vertical&mode=side", "layout=vertical&mode=slide"];
    for (const each of settings) {
      await open(page, `dir=${dir}&open_on_click=yes&${each}`);
      await expectAccessible(`closed, ${each}`);
      if (isPhone) await openMenu(page);
      await control(page, "Kitchen").click();
      await expect(panel(page, "Kitchen")).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expectAccessible(`open, ${each}`);
    }
  });
}

for (const mode of ["offcanvas", "fullscreen"]) {
  test(`the ${mode} menu is modal: focus stays in, the page stands still, every way out gives both back`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `mobile_mode=${mode}`);
    const dialog = page.getByRole("dialog", { name: "Departments 7" });
    const isFocusInside = () => dialog.evaluate((node) => node.contains(document.activeElement));
    const waysOut: (() => Promise<unknown>)[] = [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("button", { name: "Close Menu" }).click(),
      () => page.goBack(),
    ];
    if (mode === "offcanvas") waysOut.push(() => page.mouse.click(380, 600));
    for (const leave of waysOut) {
      await openMenu(page);
      await expect(dialog).toBeVisible();
      await expect(page.locator("html")).toHaveClass(/bde-stop-scrolling/);
      await expect.poll(isFocusInside).toBe(true);
      for (let presses = 0; presses < 16; presses += 1) {
        await page.keyboard.press("Tab");
        expect(await isFocusInside()).toBe(true);
      }
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(page.locator("html")).not.toHaveClass(/bde-stop-scrolling|is-breakdance-menu-open/);
      await expect(hamburger(page)).toBeFocused();
      await expect(page).toHaveURL(/menu-lab/);
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    }
  });
}

test("Back closes the menu, and leads from a link's page straight to this one", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/shop/");
  await open(page);
  await openMenu(page);
  await page.goBack();
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(/menu-lab/);
  await openMenu(page);
  await control(page, "Account").click();
  await expect(page).toHaveURL(/my-account/);
  await page.goBack();
  await expect(page).toHaveURL(/menu-lab/);
  await expect(list(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/$/);
});

test("a menu that is closed and opened again at once stays open, and Back closes it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await openMenu(page);
  await hamburger(page).evaluate((toggle: HTMLElement) => {
    toggle.click();
    toggle.click();
  });
  await expect.poll(() => page.evaluate(() => history.state?.storefrontOpen)).toBe(true);
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(/menu-lab/);
});

test("a link to a place on the page closes the menu and leads there", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, "at=bottom");
  await hamburger(page).scrollIntoViewIfNeeded();
  await openMenu(page);
  await arrow(page, "Outdoors").click();
  await page.getByText("Light and seat").click();
  await page.getByText("On this page").click();
  await expect(page).toHaveURL(/#lab-text$/);
  await expect(list(page)).toBeHidden();
});

test("on a small screen a dropdown's own link toggles, and follows where the setting says so", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await openMenu(page);
  await control(page, "Outdoors").click();
  await expect(panel(page, "Outdoors")).toBeVisible();
  await expect(page).toHaveURL(/menu-lab/);
  await open(page, "follow=yes");
  await openMenu(page);
  await control(page, "Outdoors").click();
  await expect(page).toHaveURL(/trail/);
});

test("one accordion at a time, or several", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const several of ["no", "yes"]) {
    await open(page, `several=${several}`);
    await openMenu(page);
    await control(page, "Kitchen").click();
    await control(page, "Letters").click();
    await expect(panel(page, "Letters")).toBeVisible();
    await expect(panel(page, "Kitchen")).toBeVisible({ visible: several === "yes" });
  }
});

test("a menu low in the window opens upwards", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "at=bottom");
  await hamburger(page).evaluate((node) => scrollBy(0, node.getBoundingClientRect().top - innerHeight * 0.8));
  await openMenu(page);
  await expect(nav(page)).toHaveClass(/breakdance-responsive-menu--bottom/);
  const opened = await middleOf(list(page));
  expect(opened.y).toBeLessThan((await middleOf(hamburger(page))).y);
});

test("reduced motion: nothing moves", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await openMenu(page);
  await control(page, "Kitchen").click();
  const longest = () =>
    page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration))),
    );
  expect(await longest()).toBeLessThan(100);
  await expect(panel(page, "Kitchen")).toBeVisible();
});

test("wider windows make it the desktop's menu again", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page);
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(nav(page)).toHaveClass(/breakdance-menu--dropdown-dropdown/);
  await expect(page.locator("html")).not.toHaveClass(/is-breakdance-menu-open/);
  await control(page, "Kitchen").hover();
  await expect(panel(page, "Kitchen")).toBeVisible();
});

test("errors name what is wrong: an unknown mode, a missing element", async ({ page, problems }) => {
  problems.expect(/\[menu\] Unknown dropdown mode "carousel" specified/, /\[AwesomeMenu\] Element not found\./);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "mobile=carousel");
  await hamburger(page).click();
  await page.evaluate(() => {
    const { AwesomeMenu } = window as unknown as { AwesomeMenu: new (selector: string, options: object) => object };
    return void new AwesomeMenu(".no-such-menu", {});
  });
  await expect.poll(problems.remaining).toEqual([]);
  await expect(nav(page)).not.toHaveClass(/breakdance-menu--enabled/);
});

test("in the editor a dragged element opens the custom dropdown that it is dragged over", async ({ page }) => {
  await open(page, "editor=yes");
  const letters = await middleOf(control(page, "Letters"));
  const element = await middleOf(page.locator(".lab-element"));
  const dragging = page.evaluate(
    () => new Promise((resolve) => addEventListener("dragenter", resolve, { once: true })),
  );
  await page.mouse.move(element.x, element.y);
  await page.mouse.down();
  await page.mouse.move(element.x + 5, element.y - 5, { steps: 5 });
  await dragging;
  await page.mouse.move(letters.x - 5, letters.y, { steps: 5 });
  await page.mouse.move(letters.x, letters.y, { steps: 5 });
  await expect(panel(page, "Letters")).toBeVisible();
  const kitchen = await middleOf(control(page, "Kitchen"));
  await page.mouse.move(kitchen.x, kitchen.y, { steps: 5 });
  await expect(panel(page, "Letters")).toBeHidden();
  await page.mouse.up();
});
