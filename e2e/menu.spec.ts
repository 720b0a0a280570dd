import type { Locator, Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { arrow, changeSettings, control, middleOf, nav, openLab, openMenu, panel } from "./menu-steps.ts";
import { chunk, delay } from "./network.ts";
import { cartPanel, openCart, widgetsListen } from "./storefront.ts";

const expectOnScreen = async (locator: Locator): Promise<void> => {
  const { left, right, width } = await locator.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { left: box.left, right: box.right, width: document.documentElement.clientWidth };
  });
  expect(left).toBeGreaterThanOrEqual(-0.5);
  expect(right).toBeLessThanOrEqual(width + 0.5);
};

test("the very first hover opens, moving on changes the dropdown, leaving closes it", async ({
  page,
  stillLayout: _,
}) => {
  await openLab(page);
  await whenIdle(page);
  await control(page, "Kitchen").hover();
  await expect(panel(page, "Kitchen")).toBeVisible();
  await control(page, "More").hover();
  await expect(panel(page, "More")).toBeVisible();
  await expect(panel(page, "Kitchen")).toBeHidden();
  await page.mouse.move(900, 700);
  await expect(panel(page, "More")).toBeHidden();

  await control(page, "Kitchen").hover();
  await expect(panel(page, "Kitchen")).toBeVisible();
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })));
  await expect(panel(page, "Kitchen"), "left above the page's top").toBeHidden();
});

test("a pointer that drifts away does not close what somebody types in", async ({ page }) => {
  await openLab(page);
  await control(page, "Letters").hover();
  const letter = page.getByLabel("Your letter");
  await letter.click();
  await page.mouse.move(900, 700);
  await page.keyboard.type("Dear shop");
  await expect(letter).toHaveValue("Dear shop");
  await expect(control(page, "Letters")).toHaveAttribute("aria-expanded", "true");
  await control(page, "More").hover();
  await expect(letter).toBeHidden();
  await page.mouse.move(900, 700);
  await expect(panel(page, "More")).toBeHidden();
});

test("a diagonal move over a neighbour keeps the dropdown; resting there changes it", async ({ page }) => {
  await page.clock.install();
  await openLab(page, "width=700");
  const kitchen = await middleOf(control(page, "Kitchen"));
  await page.mouse.move(kitchen.x, kitchen.y);
  await expect(panel(page, "Kitchen")).toBeVisible();
  const { box } = await middleOf(panel(page, "Kitchen"));
  // With the clock stopped the pointer rests nowhere on its way.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(box.x + box.width - 30, box.y + 40, { steps: 25 });
  await page.clock.resume();
  await expect(panel(page, "Kitchen")).toBeVisible();
  await expect(panel(page, "Outdoors")).toBeHidden();
  const outdoors = await middleOf(control(page, "Outdoors"));
  await page.mouse.move(outdoors.x, outdoors.y, { steps: 5 });
  await expect(panel(page, "Outdoors")).toBeVisible();
  await expect(panel(page, "Kitchen")).toBeHidden();
});

test("turned while its other code cannot be loaded, the menu works again as soon as it is turned back", async ({
  page,
  problems,
}) => {
  problems.tolerate(/Failed to (load|fetch)|ERR_FAILED/);
  await page.route(chunk("mobile-menu"), (route) => route.abort());
  await openLab(page);
  await control(page, "Kitchen").hover();
  await expect(panel(page, "Kitchen")).toBeVisible();
  await page.mouse.move(900, 700);
  const failed = page.waitForEvent("requestfailed");
  await page.setViewportSize({ width: 600, height: 900 });
  await failed;
  await page.setViewportSize({ width: 1280, height: 900 });
  await control(page, "Kitchen").hover();
  await expect(panel(page, "Kitchen")).toBeVisible();
});

test("other scripts find the menu before anybody has touched it", async ({ page }) => {
  await openLab(page);
  const ask = (method: string) =>
    nav(page).evaluate(async (element, name) => {
      const { bdMenu } = element as unknown as { bdMenu: Record<string, (node: Element | null) => unknown> };
      const dropdown = element.querySelector(".breakdance-dropdown");
      return bdMenu[name]?.(dropdown) === dropdown;
    }, method);
  await ask("openDropdown");
  await expect(panel(page, "Kitchen")).toBeVisible();
  expect(await ask("getOpenDropdown")).toBe(true);
  await ask("closeAll");
  await expect(panel(page, "Kitchen")).toBeHidden();
});

test("with openOnClick only a click opens, and a click outside closes unless the setting says no", async ({ page }) => {
  await openLab(page, "open_on_click=yes");
  await control(page, "Kitchen").hover();
  await page.mouse.move(900, 700);
  await expect(panel(page, "Kitchen")).toBeHidden();
  await control(page, "Kitchen").click();
  await expect(panel(page, "Kitchen")).toBeVisible();
  await page.getByRole("heading", { name: "Menu lab" }).click();
  await expect(panel(page, "Kitchen")).toBeHidden();
  await openLab(page, "open_on_click=yes&outside=no");
  await control(page, "Kitchen").click();
  await page.getByRole("heading", { name: "Menu lab" }).click();
  await expect(panel(page, "Kitchen")).toBeVisible();
});

test("the keys of the APG's disclosure navigation", async ({ page }) => {
  await openLab(page);
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

test("Escape gives the focus to the link where the builder's setting hides the arrow beside it", async ({ page }) => {
  await openLab(page);
  await arrow(page, "Outdoors").evaluate((element) => {
    element.style.display = "none";
  });
  await control(page, "Outdoors").hover();
  await panel(page, "Outdoors").getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(panel(page, "Outdoors")).toBeHidden();
  await expect(control(page, "Outdoors")).toBeFocused();
});

test("the first keys are answered on a slow line too, and do not scroll the page", async ({ page }) => {
  await openLab(page);
  await widgetsListen(page);
  await delay(page, chunk("menu|floating-panels|keys"), 400);
  const focused = page.locator(":focus");
  await control(page, "Outdoors").focus();
  await page.keyboard.press("Space");
  await expect(focused).toHaveAccessibleName("Camp tables");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName("Outdoors Submenu");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Rules that stand behind the bundle's own, as the builder's do. Returns what replaces them. */
const addStyle = async (page: Page): Promise<(rules: string) => Promise<void>> => {
  const own = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return (rules) => own.evaluate((sheet, text) => sheet.replaceSync(text), rules);
};

test("a panel taller or wider than the window ends at its edge and can be scrolled, in the builder's own style", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openLab(page, "open_on_click=yes");
  const style = await addStyle(page);
  await style(
    `
      .breakdance-menu { --dropdown-custom-offset-y: 20px; }
      .breakdance-menu .breakdance-dropdown-floater {
        inset: calc(var(--dropdown-offset-y) + var(--dropdown-custom-offset-y)) auto auto var(--dropdown-offset-x);
        padding: 0;
      }
      .breakdance-menu .breakdance-dropdown-body { overflow: hidden; }
      .breakdance-menu .breakdance-dropdown-link { padding-block: 5rem; }
    `,
  );
  const opened = panel(page, "Kitchen");
  const lastLink = opened.getByRole("link").last();
  const wheel = async (deltaX: number, deltaY: number) => {
    const { x, y, box } = await middleOf(opened);
    await page.mouse.move(x, y);
    await page.mouse.wheel(deltaX, deltaY);
    return box;
  };
  await control(page, "Kitchen").click();
  await expect(opened).toBeVisible();
  const tall = await wheel(0, 2000);
  expect(tall.y + tall.height).toBeLessThanOrEqual(400.5);
  await expect(lastLink).toBeInViewport({ ratio: 1 });

  await control(page, "Kitchen").click();
  await expect(opened).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await style(
    `
      .breakdance-menu .breakdance-dropdown-floater { inline-size: auto; max-inline-size: none; }
      .breakdance-menu .breakdance-dropdown-body { overflow: hidden; }
      .breakdance-menu .breakdance-dropdown-columns { flex-wrap: nowrap; }
      .breakdance-menu .breakdance-dropdown-column { min-inline-size: 60rem; }
    `,
  );
  await control(page, "Kitchen").click();
  await expect(opened).toBeVisible();
  await expectOnScreen(opened);
  await wheel(4000, 0);
  await expect(lastLink).toBeInViewport({ ratio: 0.9 });
});

const shapes = ["left", "center", "right", "section-width"].flatMap((dropdownPlacement) =>
  ["", "700", "4000"].map((dropdownWidth) => ({ dropdownPlacement, dropdownWidth })),
);

for (const dir of ["ltr", "rtl"]) {
  test(`panels never hang over the edge of the screen, ${dir}`, async ({ page }) => {
    test.slow();
    await openLab(page, `dir=${dir}`);
    await widgetsListen(page);
    // The last one is as wide as the window, whatever the setting.
    for (const shape of [...shapes, { dropdownPlacement: "full-width", dropdownWidth: "" }]) {
      await changeSettings(page, shape);
      for (const name of ["Kitchen", "More"]) {
        const opened = panel(page, name);
        await arrow(page, name).dispatchEvent("click");
        await expect(opened).toBeVisible();
        await expectOnScreen(opened);
        if (shape.dropdownPlacement === "section-width")
          expect((await middleOf(opened)).x, "the middle, wherever its toggle is").toBeCloseTo(640, -1);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const dropdownModeMobile of ["dropdown", "side", "slide", "accordion"]) {
      await changeSettings(page, { dropdownPlacement: "left", dropdownWidth: "", dropdownModeMobile });
      await openMenu(page);
      await control(page, "Kitchen").click();
      await expect(panel(page, "Kitchen")).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expectOnScreen(panel(page, "Kitchen"));
    }
  });
}

// Each screen has modes of its own: one page of each layout, mounted anew in the layout's other modes. Each page in one
// direction and both on each screen, since what axe finds hardly ever depends on mode and direction together.
const desktopPages = [
  ["dir=ltr&overlay=yes", {}],
  [
    "dir=rtl&layout=vertical",
    { dropdownModeDesktop: "accordion" },
    { dropdownModeDesktop: "side" },
    { dropdownModeDesktop: "slide" },
  ],
] as const;
const phonePages = [
  ["dir=rtl&mobile_mode=default", {}, { dropdownModeMobile: "dropdown" }],
  ["dir=ltr&mobile_mode=offcanvas", {}, { mobileMode: "fullscreen", dropdownModeMobile: "slide" }],
] as const;

test("axe finds nothing in any mode and state", { tag: "@phone" }, async ({ page, expectAccessible }) => {
  test.slow();
  const isPhone = (page.viewportSize()?.width ?? 0) < 1119;
  for (const [query, ...modes] of isPhone ? phonePages : desktopPages) {
    await openLab(page, `open_on_click=yes&${query}`);
    await widgetsListen(page);
    // A closed menu is the same in all modes of its layout.
    await expectAccessible(`closed, ${query}`, ".lab-stage");
    for (const mode of modes) {
      await changeSettings(page, mode);
      if (isPhone) await openMenu(page);
      await control(page, "Kitchen").click();
      await expect(panel(page, "Kitchen")).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expectAccessible(`open, ${query} ${JSON.stringify(mode)}`, ".lab-stage");
    }
  }
});

test("in the editor a dragged element opens the custom dropdown that it is dragged over", async ({ page }) => {
  await openLab(page, "editor=yes");
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

test("Escape closes a mini-cart, and not the menu under the mouse too", async ({ page }) => {
  await openLab(page, "style=dropdown");
  await openCart(page);
  await control(page, "Outdoors").hover();
  await expect(panel(page, "Outdoors")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cartPanel(page)).toBeHidden();
  await whenIdle(page);
  await expect(panel(page, "Outdoors")).toBeVisible();
});

test("Escape closes a mini-cart in a menu's panel before the panel", async ({ page }) => {
  await openLab(page, "open_on_click=yes&style=dropdown");
  await control(page, "Kitchen").click();
  await panel(page, "Kitchen").evaluate((node) => node.append(document.querySelector(".bde-mini-cart") ?? ""));
  const toggle = panel(page, "Kitchen").locator(".bde-mini-cart-toggle");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await whenIdle(page);
  await expect(panel(page, "Kitchen")).toBeVisible();
});
