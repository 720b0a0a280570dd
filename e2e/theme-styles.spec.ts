import type { Browser, Locator, Page } from "@playwright/test";
import { LOOKBOOK, ready } from "./carousel-steps.ts";
import { expect, test } from "./fixtures.ts";
import { products } from "./shop.ts";
import { addButton, card, cartPanel, cartToggle, dropTheme, visit } from "./storefront.ts";
import { addLink, openFilledList, removeLink } from "./wishlist-steps.ts";

/** Rules of themes' style sheets that reach into what the widgets show. */

const alert = (page: Page) => card(page, "Salt-glaze teapot").getByRole("button", { name: "Tell me when it is back" });

const addStyles = (page: Page, styles: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

const POPUPS = [
  ["the wishlist's popup", "/shop/?wishlist=multi", (page: Page) => addLink(page, products.mug.name)],
  ["the popup for a product out of stock", "/product-category/kitchen/", alert],
] as const;

for (const [popup, url, opener] of POPUPS) {
  test(`${popup} stands in the middle, and can be read and closed, where a theme takes all room away and stretches its buttons`, async ({
    page,
  }) => {
    await visit(page, url);
    await addStyles(page, "* { margin: 0; padding: 0 }");
    await opener(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const offset = await dialog.evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      return [left + right - clientWidth, top + bottom - clientHeight].map((px) => Math.round(Math.abs(px)));
    });
    expect(offset).toEqual([0, 0]);

    await dropTheme(page);
    await addStyles(page, "button { display: block; width: 100% }");
    const close = dialog.getByRole("button", { name: "Close" });
    expect((await close.boundingBox())?.width).toBeLessThanOrEqual(44);
    await close.click();
    await expect(dialog).toHaveCount(0);
  });
}

test("a long word in a notice stays in its card", { tag: "@phone-only" }, async ({ page, shop, problems }) => {
  problems.tolerate(/Failed to load resource/);
  await page.addInitScript(() => {
    Object.assign(window, { storefront_messages: { addFailed: "Warenkorbaktualisierungsfehlerbenachrichtigung" } });
  });
  await visit(page, "/shop/");
  await shop.fail("add_to_cart", "500");
  await addButton(page, products.mug.name).click();
  const product = card(page, products.mug.name);
  await expect(product.getByRole("alert")).toBeVisible();
  expect(await product.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

test("a carousel's pause button covers no slide, and its dots take a second row, where a theme makes buttons large", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, LOOKBOOK);
  const carousel = await ready(page.locator(".owl-carousel").first());
  await addStyles(page, ".owl-carousel .owl-dot { min-inline-size: 14rem }");
  const dots = carousel.locator(".owl-dots");
  await expect(dots).toBeVisible();
  expect(await dots.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);

  await dropTheme(page);
  await addStyles(page, "button { display: block; width: 100% }");
  const box = await carousel.locator(".sw-carousel-show").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(40);
});

/** The gallery's menu at the top of a page that the theme's style sheet does not reach. */
const bareMenu = async (page: Page): Promise<Locator> => {
  await page.route("**/assets/theme.css", (route) => route.fulfill({ contentType: "text/css", body: "" }));
  await page.goto("/gallery/menu/");
  const menu = page.locator('nav[data-widget="menu"]');
  await menu.evaluate((node) => document.body.prepend(node));
  return menu;
};

test("without rules of a theme, a menu's links are above its overlay", { tag: "@phone" }, async ({ page }) => {
  const menu = await bareMenu(page);
  await menu.evaluate((node) => node.setAttribute("data-dropdown-overlay", "true"));
  const hamburger = menu.getByRole("button", { name: "Open Menu" });
  if ((page.viewportSize()?.width ?? 0) < 768) await hamburger.click();
  await menu.getByRole("button", { name: "Kitchen", exact: true }).click();
  await expect(menu.getByText("Drinking")).toBeVisible();
  await expect(menu.locator(".breakdance-menu-overlay")).toBeVisible();
  await menu.getByRole("link", { name: "Account" }).click({ trial: true });
});

test("without rules of a theme, a menu over the page leaves the room that a theme keeps for the scrollbar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const menu = await bareMenu(page);
  // A scrollbar is never drawn here, so a page that is narrower than its window stands for the room beside one.
  await addStyles(page, "body { inline-size: 300px; min-block-size: 100vh; margin: 0; transform: translate(0) }");
  await menu.evaluate((node) => node.setAttribute("data-mobile-mode", "offcanvas"));
  await menu.getByRole("button", { name: "Open Menu" }).click();
  const list = menu.locator(".breakdance-menu-list");
  await expect(list).toBeVisible();
  expect(await list.evaluate((node) => node.getBoundingClientRect().right)).toBe(300);
});

test("without rules of a theme, a panel beside a narrow menu is as wide as its text", async ({ page }) => {
  const menu = await bareMenu(page);
  await menu.evaluate((node) => {
    node.classList.add("breakdance-menu--vertical");
    node.setAttribute("data-dropdown-mode-desktop", "side");
    node.style.width = "160px";
  });
  const panel = menu.locator(".breakdance-dropdown-floater").first();
  await panel.evaluate((node) => node.append("All that a kitchen needs, for the fire and the stove"));
  await menu.getByRole("button", { name: "Kitchen", exact: true }).click();
  await expect.poll(() => panel.evaluate((node) => node.getBoundingClientRect().width)).toBeGreaterThan(300);
});

test("without rules of a theme, a long text in a closed panel does not widen the page", async ({ page }) => {
  const menu = await bareMenu(page);
  const panel = menu.locator(".breakdance-dropdown-floater").first();
  await panel.evaluate((node) => node.append("All that a kitchen needs, from the first cup to the last. ".repeat(20)));
  const rightEdge = () => panel.evaluate((node) => node.getBoundingClientRect().right);
  await menu.hover();
  await expect(menu).toHaveAttribute("data-state", "closed");
  expect(await rightEdge()).toBeLessThanOrEqual(1280);
  await menu.getByRole("button", { name: "Kitchen", exact: true }).click();
  await expect(panel).toBeVisible();
  expect(await rightEdge()).toBeLessThanOrEqual(1280);
});

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements the browser has styled at most at once while a script sets a style in the footer. */
const styledAtOnce = async (browser: Browser, page: Page): Promise<number> => {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(() => {
    const footer = document.querySelector<HTMLElement>("footer.site-footer");
    footer?.style.setProperty("outline-offset", "1px");
    footer?.checkVisibility();
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return Math.max(
    0,
    ...traceEvents.flatMap(({ name, args }) => (name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : [])),
  );
};

const WATCHES_STYLES = "html:has(footer:not([style*='color'])) { accent-color: green }";

test("a mini-cart with an undo does not make each style that a script sets restyle the whole page", async ({
  page,
  browser,
  shop,
}) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await addStyles(page, WATCHES_STYLES);
  await cartToggle(page).press("Enter");
  await cartPanel(page).locator(".remove").first().press("Enter");
  await expect(cartPanel(page).getByRole("button", { name: "Undo" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cartPanel(page)).toBeHidden();
  expect(await styledAtOnce(browser, page)).toBeLessThan(20);
});

test("a wishlist with an undo does not make each style that a script sets restyle the whole page", async ({
  page,
  browser,
}) => {
  await openFilledList(page, "free");
  await addStyles(page, WATCHES_STYLES);
  await removeLink(page, products.mug.name).press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await styledAtOnce(browser, page)).toBeLessThan(20);
});
