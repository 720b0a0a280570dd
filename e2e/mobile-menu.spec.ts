import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { arrow, control, hamburger, list, middleOf, nav, openLab, openMenu, panel } from "./menu-steps.ts";
import { putIntoStickyHeader, scrollTo, showUpTo } from "./storefront.ts";

test("the keys on a small screen: one row that goes round", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page);
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

test("the offcanvas menu is modal: focus stays in, the page stands still, every way out gives both back", {
  tag: "@phone-only",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page, "mobile_mode=offcanvas");
  const dialog = page.getByRole("dialog", { name: "Departments 7" });
  const isFocusInside = () => dialog.evaluate((node) => node.contains(document.activeElement));
  const walkRound = async () => {
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await isFocusInside()).toBe(true);
    }
    await page.keyboard.press("Escape");
  };
  const waysOut: (() => Promise<unknown>)[] = [
    walkRound,
    () => page.getByRole("button", { name: "Close", exact: true }).click(),
    () => page.goBack(),
    () => page.mouse.click(380, 600),
  ];
  for (const leave of waysOut) {
    await openMenu(page);
    await expect(dialog).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/bde-stop-scrolling/);
    await expect.poll(isFocusInside).toBe(true);
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveClass(/bde-stop-scrolling|is-breakdance-menu-open/);
    await expect(hamburger(page)).toBeFocused();
    await expect(page).toHaveURL(/menu-lab/);
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  }
});

test("Back closes the menu, and leads from a link's page straight to this one", { tag: "@phone-only" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/shop/");
  await openLab(page);
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
  await openLab(page);
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

test("a link to a place on the page closes the menu and leads there", { tag: "@phone-only" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openLab(page, "at=bottom");
  await hamburger(page).scrollIntoViewIfNeeded();
  await openMenu(page);
  await arrow(page, "Outdoors").click();
  await page.getByText("Light and seat").click();
  await page.getByText("On this page").click();
  await expect(page).toHaveURL(/#lab-text$/);
  await expect(list(page)).toBeHidden();
});

/** Also waits for the browser's events and scrolling after the step back. */
const backEntryIsGone = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => history.state?.storefrontOpen ?? false)).toBe(false);
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
};

test("closing the menu scrolls nothing, and a filter that loads anew at each step in the history hears of none", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openLab(page);
  await page.evaluate(() => {
    window.onpopstate = () => {
      document.title = "Loaded anew";
    };
  });
  await openMenu(page);
  await scrollTo(page, 40);
  // The menu ignores presses while it unfolds.
  await expect(list(page)).not.toHaveClass(/is-collapsing/);
  await hamburger(page).click();
  await expect(list(page)).toBeHidden();
  await backEntryIsGone(page);
  expect(await page.evaluate(() => scrollY)).toBe(40);
  await openMenu(page);
  await page.goBack();
  await expect(list(page)).toBeHidden();
  await backEntryIsGone(page);
  await expect(page).not.toHaveTitle("Loaded anew");
  // The filter must hear a step of its own, even while the menu is open.
  await page.evaluate(() => history.pushState({}, "", "?filter=red"));
  await openMenu(page);
  await page.evaluate(() => history.go(-2));
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveTitle("Loaded anew");
});

for (const behavior of ["instant", "smooth"] as const) {
  test(`a link to a place closes the menu where a script of the page scrolls there, ${behavior}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openLab(page);
    await page.locator("#lab-text").evaluate((place) => {
      place.style.marginTop = "3000px";
    });
    await page.evaluate((wish) => {
      document.addEventListener("click", (event) => {
        const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#lab"]');
        if (!link) return;
        event.preventDefault();
        document.querySelector(link.hash)?.scrollIntoView({ behavior: wish });
      });
    }, behavior);
    await openMenu(page);
    await arrow(page, "Outdoors").click();
    await page.getByText("Light and seat").click();
    await expect(page.locator("#lab-text")).not.toBeInViewport();
    await page.getByText("On this page").click();
    await expect(list(page)).toBeHidden();
    await backEntryIsGone(page);
    await expect(page.locator("#lab-text")).toBeInViewport();
  });
}

test("a menu low in the window opens upwards", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page, "at=bottom");
  await hamburger(page).evaluate((node) => scrollBy(0, node.getBoundingClientRect().top - innerHeight * 0.8));
  await openMenu(page);
  await expect(nav(page)).toHaveClass(/breakdance-responsive-menu--bottom/);
  const opened = await middleOf(list(page));
  expect(opened.y).toBeLessThan((await middleOf(hamburger(page))).y);
});

for (const at of ["top", "bottom"]) {
  test(`all of a long list can be seen where the builder sets it apart from its ${at} toggle`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 300 });
    await openLab(page, `at=${at}`);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        .lab-stage .breakdance-menu { position: relative; --mobile-offset-y: calc(100% + 15px); }
        .lab-stage .breakdance-menu-list {
          position: absolute;
          inset-block: var(--mobile-offset-y) auto;
          max-block-size: calc(100vh - var(--mobile-buffer-y));
          overflow-y: auto;
        }
        .lab-stage .breakdance-responsive-menu--bottom .breakdance-menu-list {
          inset-block: auto var(--mobile-offset-y);
        }
        .lab-stage .breakdance-menu-link { padding-block: 2rem; }
      `);
      document.adoptedStyleSheets.push(sheet);
    });
    const share = at === "top" ? 0.1 : 0.8;
    await hamburger(page).evaluate(
      (node, top) => scrollBy(0, node.getBoundingClientRect().top - innerHeight * top),
      share,
    );
    await openMenu(page);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const { box } = await middleOf(list(page));
    expect(box.y).toBeGreaterThanOrEqual(-0.5);
    expect(box.y + box.height).toBeLessThanOrEqual(300.5);
  });
}

for (const [what, abovePx] of [
  ["a theme's header that stays in the window", 0],
  ["one that takes up more than half of it", 120],
] as const)
  test(`in ${what}, a longer list ends in the window too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/gallery/menu/");
    const themeMenu = page.locator('nav[data-widget="menu"]');
    await putIntoStickyHeader(themeMenu, abovePx);
    await themeMenu.locator(".breakdance-menu-list").evaluate((items) => {
      for (let more = 0; more < 12; more++) items.append(items.lastElementChild?.cloneNode(true) ?? "");
    });
    await themeMenu.getByRole("button", { name: "Open Menu" }).click();
    const themeList = themeMenu.locator(".breakdance-menu-list");
    await expect(themeList).toHaveClass(/is-visible/);
    await expect(themeList).not.toHaveClass(/is-collapsing/);
    const { box } = await middleOf(themeList);
    expect(box.y + box.height).toBeLessThanOrEqual(256);
  });

for (const mode of ["default", "fullscreen"])
  test(`a slide panel in a theme's ${mode} menu ends in the window, and the wheel leads to its end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto("/gallery/menu/");
    const themeMenu = page.locator('nav[data-widget="menu"]');
    await themeMenu.evaluate((node, mobileMode) => {
      node.dataset.mobileMode = mobileMode;
      node.dataset.dropdownModeMobile = "slide";
      for (const each of node.querySelectorAll(".breakdance-menu-list, .breakdance-dropdown-links"))
        for (let more = 0; more < 40; more++) each.append(each.lastElementChild?.cloneNode(true) ?? "");
    }, mode);
    await putIntoStickyHeader(themeMenu, 0);
    await themeMenu.getByRole("button", { name: "Open Menu" }).click();
    await expect(themeMenu).toHaveClass(/breakdance-responsive-menu--open/);
    await page.mouse.move(100, 150);
    // A list that still unfolds does not scroll.
    const wheelTo = (end: Locator) =>
      expect(async () => {
        await page.mouse.wheel(0, 9000);
        await expect(end).toBeInViewport({ ratio: 1, timeout: 500 });
      }).toPass();
    await wheelTo(themeMenu.getByRole("link", { name: "Account" }).last());
    await themeMenu.getByRole("button", { name: "Outdoors Submenu" }).click();
    const behind = themeMenu.locator(".breakdance-menu-list");
    const scrolledPx = await behind.evaluate((node) => node.scrollTop);
    await wheelTo(themeMenu.getByRole("link", { name: "Tables" }).last());
    await page.mouse.wheel(0, 9000);
    expect(await behind.evaluate((node) => node.scrollTop)).toBe(scrolledPx);
    await page.mouse.wheel(0, -9000);
    await page.setViewportSize({ width: 700, height: 390 });
    await wheelTo(themeMenu.getByRole("link", { name: "Tables" }).last());
  });

test("an open slide panel grows with a column that is opened in it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/gallery/menu/");
  const themeMenu = page.locator('nav[data-widget="menu"]');
  await themeMenu.evaluate((node) => {
    node.dataset.dropdownModeMobile = "slide";
    const links = node.querySelector(".breakdance-dropdown-links");
    for (let more = 0; more < 10; more++) links?.append(links.lastElementChild?.cloneNode(true) ?? "");
  });
  await putIntoStickyHeader(themeMenu, 0);
  await themeMenu.getByRole("button", { name: "Open Menu" }).click();
  await themeMenu.getByRole("button", { name: "Kitchen", exact: true }).click();
  await themeMenu.getByRole("button", { name: "Drinking" }).click();
  await expect(themeMenu.getByRole("link", { name: "Kettles" }).last()).toBeInViewport({ ratio: 1 });
});

test("the fullscreen menu is modal, and Tab stays in a slide panel, which covers its close button too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page, "mobile_mode=fullscreen&mobile=slide");
  await openMenu(page);
  await expect(page.getByRole("dialog", { name: "Departments 7" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/bde-stop-scrolling/);
  await control(page, "Kitchen").click();
  await expect(page.getByRole("button", { name: "Back" })).toBeFocused();
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press("Tab");
    await expect(panel(page, "Kitchen").locator(":focus")).toHaveCount(1);
  }
});

test("reduced motion: nothing moves", { tag: "@phone-only" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page);
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
  await openLab(page);
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(nav(page)).toHaveClass(/breakdance-menu--dropdown-dropdown/);
  await expect(page.locator("html")).not.toHaveClass(/is-breakdance-menu-open/);
  await control(page, "Kitchen").hover();
  await expect(panel(page, "Kitchen")).toBeVisible();
});

test("a modal menu that goes with its header, as a tablet is turned or a script hides it, gives the page back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openLab(page, "mobile_mode=fullscreen");
  await showUpTo(page, ".lab-stage", 1000);
  await openMenu(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(hamburger(page)).toBeHidden();
  await expect(page.locator("html")).not.toHaveClass(/bde-stop-scrolling|is-breakdance-menu-open/);
  await page.getByRole("combobox", { name: "placement" }).focus();
  await expect(page.getByRole("combobox", { name: "placement" })).toBeFocused();

  await page.setViewportSize({ width: 768, height: 1024 });
  await openMenu(page);
  await expect(page.locator("html")).toHaveClass(/bde-stop-scrolling/);
  await nav(page).evaluate((menu) => menu.parentElement?.style.setProperty("display", "none"));
  await expect(page.locator("html")).not.toHaveClass(/bde-stop-scrolling|is-breakdance-menu-open/);
  await expect(page.locator("[inert]")).toHaveCount(0);
});
