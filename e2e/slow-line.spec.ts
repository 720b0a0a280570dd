import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chunk, hold } from "./network.ts";
import { products } from "./shop.ts";
import { addButton, card, cartToggle, visit } from "./storefront.ts";
import { addLink } from "./wishlist-steps.ts";

/** On a slow line each file that waits for another costs half a second. */

const { mug } = products;

/** Lets this file never arrive. */
const holdBack = (page: Page, code: string) => page.route(chunk(code), () => new Promise(() => undefined));

/** Resolves when the page has asked for each of these files. */
const asksFor = (page: Page, ...codes: readonly string[]) =>
  Promise.all(codes.map((code) => page.waitForRequest(chunk(code))));

test("the entry waits for no other file: the page has its API, and the loader is on its way", async ({ page }) => {
  await holdBack(page, "[a-z]+");
  const isAsked = asksFor(page, "loader");
  await page.goto("/shop/", { waitUntil: "commit" });
  await isAsked;
  expect(await page.evaluate(() => typeof window.StorefrontWidgets?.cart.add)).toBe("function");
});

interface FirstUse {
  held: string;
  asked: string;
  use: (page: Page) => Promise<void>;
}

/** Each first use must ask for the next file at once, although the one that is held never arrives. */
const firstUses: Record<string, { url: string; uses: FirstUse[] }> = {
  "lists, hearts, menu and an add": {
    url: "/shop/",
    uses: [
      {
        held: "wishlist",
        asked: "wishlist-check",
        // A list that another tab has changed.
        use: (page) =>
          page.evaluate(() => void dispatchEvent(new StorageEvent("storage", { key: "sw_wishlist_guest" }))),
      },
      {
        held: "add-to-wishlist",
        asked: "wishlist-notice",
        use: (page) => page.locator(".add_to_wishlist").first().click(),
      },
      {
        held: "menu",
        asked: "floating-panels",
        use: (page) => page.locator(".breakdance-dropdown-toggle").first().hover(),
      },
      { held: "add-to-cart", asked: "request", use: (page) => addButton(page, mug.name).click() },
    ],
  },
  "an empty mini-cart": {
    url: "/shop/",
    uses: [{ held: "mini-cart", asked: "request", use: (page) => cartToggle(page).click() }],
  },
  "the price of a quantity": {
    url: "/product/beeswax-pillar-candle/",
    uses: [{ held: "dynamic-price", asked: "request", use: (page) => page.getByLabel("Increment").first().click() }],
  },
  "a variation and a picture": {
    url: "/product/anglepoint-reading-lamp/",
    uses: [
      {
        held: "variation-form|dynamic-price|pre-order",
        asked: "store",
        use: (page) => page.locator(".variations select").first().focus(),
      },
      { held: "viewer", asked: "panel", use: (page) => page.locator(".woocommerce-product-gallery a").first().click() },
    ],
  },
  "a variation's panel": {
    url: "/product/anglepoint-reading-lamp/",
    uses: [
      {
        held: "variation-start",
        asked: "panel-extras",
        use: (page) => page.locator(".variations select").first().focus(),
      },
    ],
  },
  "a menu with an overlay": {
    url: "/menu-lab/?overlay=yes",
    uses: [
      {
        held: "menu-rare",
        asked: "panel",
        use: (page) => page.locator(".lab-stage .breakdance-dropdown-toggle").first().hover(),
      },
    ],
  },
  "the cart page": {
    url: "/gallery/cart-form/",
    uses: [
      {
        held: "cart-page",
        asked: "notice",
        use: (page) => page.locator(".woocommerce-cart-form input.qty").first().focus(),
      },
    ],
  },
};

for (const [what, { url, uses }] of Object.entries(firstUses)) {
  test(`the first use of ${what} does not wait for one file after the other`, async ({ page }) => {
    await visit(page, url);
    for (const { held, asked, use } of uses) {
      await test.step(held, async () => {
        await holdBack(page, held);
        const isAsked = asksFor(page, held, asked);
        await use(page);
        await isAsked;
      });
    }
  });
}

test("what is pressed looks pressed until its code is there, beside which the next file is on its way", async ({
  page,
}) => {
  await visit(page, "/gallery/subscribe-popup/");
  const release = await hold(page, chunk("subscribe-popup"));
  const isAsked = asksFor(page, "subscribe-popup", "request");
  const button = page.locator(".cwg_popup_submit").first();
  await button.click();
  await isAsked;
  await expect(button).toHaveCSS("opacity", "0.6");
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(button).toHaveCSS("opacity", "1");
});

test("a press whose code was broken off leads nowhere once the shopper follows another link", async ({
  page,
  problems,
}) => {
  problems.tolerate(/Failed to load resource/, /Cannot load the widget's code/);
  await visit(page, "/shop/");
  const code = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  // Chromium breaks loads off when the next page has come, Safari and Firefox when the link is followed.
  await page.route(chunk("wishlist-links"), async (route) => {
    await code.promise;
    await route.abort();
    setTimeout(answer.resolve, 300);
  });
  await page.route(/\/product\//, async (route) => {
    code.resolve();
    await answer.promise;
    await route.continue().catch(() => undefined);
  });
  await addLink(page, mug.name).click();
  await card(page, mug.name).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
});

test("a list of orders that the pointer only crosses looks as ever while its two files are on their way", async ({
  page,
}) => {
  await visit(page, "/shop/");
  await holdBack(page, "sort-select");
  const isAsked = asksFor(page, "sort-select", "base");
  const orders = page.getByRole("combobox", { name: "Shop order" });
  await orders.hover();
  await isAsked;
  expect(await orders.evaluate((select) => select.getAnimations().length)).toBe(0);
});

test("a cached page that asks for the cart does not wait for one file after the other", async ({ page, shop }) => {
  await shop.scenario("cached-pages");
  await holdBack(page, "cart-calls");
  const isAsked = asksFor(page, "cart-calls", "request");
  await page.goto("/shop/");
  await isAsked;
});

test("a first tap on the hamburger waits once: the mobile menu is on its way beside the menu's code", {
  tag: "@phone-only",
}, async ({ page }) => {
  await visit(page, "/shop/");
  await holdBack(page, "menu");
  const isAsked = asksFor(page, "menu", "mobile-menu");
  await page.getByRole("button", { name: "Open Menu" }).tap();
  await isAsked;
});
