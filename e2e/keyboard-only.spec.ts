import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chunk } from "./network.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, cartLine, cartPanel, cartToggle, dropTheme, plusButton, visit } from "./storefront.ts";
import { fillList } from "./wishlist-steps.ts";

const { mug, kettle } = products;

/** More Tab stops than lie between any two steps of this journey. */
const MOST_STOPS = 90;

/** Moves the focus with Tab, and fails if that does not reach the target. */
const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reached ${target}`);
};

test("from the listing through the mini-cart to the checkout without a pointer", async ({ page }) => {
  await visit(page, "/shop/");
  await tabTo(page, addButton(page, mug.name));
  await page.keyboard.press("Enter");
  await expect(cartCount(page)).toHaveText("1");
  await tabTo(page, addButton(page, kettle.name));
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.keyboard.press("Space");
  await expect(cartCount(page)).toHaveText("2");
  expect(await scrolled()).toBe(before);
  await expect(addButton(page, kettle.name)).toBeFocused();

  await tabTo(page, cartToggle(page), "Shift+Tab");
  await page.keyboard.press("Space");
  await expect(cartPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cartPanel(page)).toBeHidden();
  await expect(cartToggle(page)).toBeFocused();
  await page.keyboard.press("Enter");

  const plus = plusButton(cartLine(page, mug.name));
  await tabTo(page, plus);
  await page.keyboard.press("Enter");
  await expect(cartCount(page)).toHaveText("3");
  await expect(plus).toBeFocused();

  const remove = cartLine(page, kettle.name).getByRole("button", { name: /^Remove/ });
  await tabTo(page, remove);
  await page.keyboard.press("Space");
  await expect(cartLine(page, kettle.name)).toHaveCount(0);
  await expect(cartPanel(page).locator(":focus")).toHaveCount(1);
  await tabTo(page, cartPanel(page).getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(cartLine(page, kettle.name)).toHaveCount(1);

  await tabTo(page, cartPanel(page).getByRole("link", { name: "Checkout" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/checkout\/$/);
});

test("from the checkout to a placed order without a pointer", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/checkout/");
  await tabTo(page, page.getByLabel("First name"));
  const answers = ["Ada", "Moor", "", "1 Mill Lane", "Larkmoor", "LM1 1LM", "+44 1632 960001", "ada@example.com"];
  for (const answer of answers) {
    await page.keyboard.type(answer);
    await page.keyboard.press("Tab");
  }
  await tabTo(page, page.getByRole("button", { name: "Place order" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/order-received/);
  expect(await shop.cart()).toEqual({});
});

test("Tab cannot leave a panel that covers the page, nor be lost in a closed one", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/?style=sidebar");
  await tabTo(page, cartToggle(page));
  await page.keyboard.press("Tab");
  await expect(page.locator(".bde-mini-cart-offcanvas :focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  // Until this file is there, Tab also reaches the browser's own bars.
  const trap = page.waitForResponse(chunk("focus-trap.esm"));
  await page.keyboard.press("Enter");
  await expect(cartPanel(page)).toBeVisible();
  await (await trap).finished();
  for (let stops = 0; stops < 25; stops += 1) {
    await page.keyboard.press("Tab");
    await expect(cartPanel(page).locator(":focus")).toHaveCount(1);
  }
});

test("a department is chosen for the search before anything else of it has been touched", async ({ page }) => {
  await visit(page, "/gallery/search-category/");
  await tabTo(page, page.locator(".gallery-stage .de-dropdown-input"));
  const departments = page.getByRole("combobox", { name: "Category" });
  await expect(departments).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(departments).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(departments).toHaveAttribute("data-value", "kitchen");
  await expect(departments).toBeFocused();
});

/** The focused elements that the offer to undo covers, on a way of some stops through the rest of a long list. */
const coveredStops = async (page: Page): Promise<string[]> => {
  const covered: string[] = [];
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement as Element;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const undo = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[class$='-undo']");
      return undo && !undo.contains(focused) ? focused.outerHTML : "";
    });
    if (name) covered.push(name);
  }
  return covered;
};

/** Parts of a certain size, as the page builder and most themes have them, and nothing of the demo's theme. */
const wearPlainTheme = async (page: Page): Promise<void> => {
  await dropTheme(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .bde-mini-cart-offcanvas-body { position: fixed; inset: 0 0 auto auto; width: 360px; height: 400px; overflow: auto; background: #fff }
      .bde-mini-cart-offcanvas:not(.bde-mini-cart-offcanvas--active) { visibility: hidden }
      img { width: 40px; height: 40px } svg { width: 16px; height: 16px } .breakdance-menu, .demo_store { display: none }`);
    document.adoptedStyleSheets.push(sheet);
  });
};

test("under a theme that knows nothing of it, a mini-cart's offer to undo covers nothing that the keys come to", async ({
  page,
  shop,
}) => {
  await shop.scenario("big-cart");
  await visit(page, "/shop/");
  await wearPlainTheme(page);
  await cartToggle(page).press("Enter");
  await cartPanel(page).locator(".remove").first().press("Enter");
  await expect(cartPanel(page).getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await coveredStops(page)).toEqual([]);
});

test("under a theme that knows nothing of it, a wishlist's offer to undo covers nothing that the keys come to", async ({
  page,
}) => {
  await fillList(page, "free", [101, 102, 103, 104, 105, 106, 107]);
  await visit(page, "/wishlist/?wishlist=free");
  await wearPlainTheme(page);
  const remove = page.locator(".remove_from_wishlist").first();
  await remove.press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  for (const height of [300, 340, 400]) {
    await page.setViewportSize({ width: 1280, height });
    await remove.evaluate((link: HTMLElement) => {
      link.scrollIntoView();
      link.focus();
    });
    expect.soft(await coveredStops(page), `${height} px`).toEqual([]);
  }
});
