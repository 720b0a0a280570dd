import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchChunks } from "./network.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, placeOrder, widgetsListen } from "./storefront.ts";

/** An order tells the shop where its buyer came from, as with the platform's own two scripts. */

const LETTER = "/shop/?utm_source=letter&utm_medium=email&utm_campaign=Spring%20%26%20summer";

const source = (page: Page) => page.locator('[name="wc_order_attribution_utm_source"]');

/** Somebody who moves the mouse or presses anything. */
const act = async (page: Page) => {
  await widgetsListen(page);
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 30);
};

test("an order names the letter whose link was followed some pages before", async ({ page, shop }) => {
  await page.goto(LETTER, { referer: "https://mail.example/inbox" });
  await widgetsListen(page);
  await addButton(page, products.mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await page.waitForFunction(() => document.cookie.includes("sbjs_current"));
  await page.getByRole("link", { name: products.mug.name }).first().click();
  await expect(page).toHaveURL(products.mug.path);
  await act(page);
  await page.goto("/checkout/");
  await act(page);
  await expect(source(page)).toHaveValue("letter");
  await placeOrder(page);
  const [placed] = await shop.requests("place_order");
  expect(placed?.fields).toMatchObject({
    wc_order_attribution_source_type: "utm",
    wc_order_attribution_utm_source: "letter",
    wc_order_attribution_utm_medium: "email",
    wc_order_attribution_utm_campaign: "Spring & summer",
    wc_order_attribution_utm_term: "(none)",
    wc_order_attribution_session_count: "1",
    wc_order_attribution_session_entry: expect.stringContaining(decodeURIComponent(LETTER)),
    wc_order_attribution_session_start_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    wc_order_attribution_referrer: "https://mail.example/inbox",
  });
});

test("an order names the search that led to a page, also where the page's first press left it", async ({
  page,
  context,
}) => {
  await page.goto("/shop/", { referer: "https://www.google.com/" });
  await page.waitForFunction(() => document.cookie.includes("sbjs_current"));
  // Without the mouse's way to it, which would be a first act by itself.
  await page.evaluate((name) => document.querySelector<HTMLElement>(`a[href$="${name}"]`)?.click(), products.mug.path);
  await expect(page).toHaveURL(products.mug.path);
  const source = (await context.cookies()).find(({ name }) => name === "sbjs_current");
  expect(decodeURIComponent(source?.value ?? "")).toContain("typ=organic|||src=google");
});

test("an order names its source also where a password manager has filled in the form", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await page.goto("/checkout/");
  await widgetsListen(page);
  await page.getByLabel("First name").fill("Ada");
  await expect(page.locator('[name="wc_order_attribution_source_type"]')).toHaveValue("typein");
});

test("a page that nobody touches, and that nobody outside has led to, loads and writes nothing for it", async ({
  page,
  context,
}) => {
  const asked = watchChunks(page);
  await page.goto("/shop/", { waitUntil: "networkidle" });
  expect(asked("order-attribution")).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name.startsWith("sbjs_"))).toEqual([]);
});

test("who refuses tracking leaves no trace, in the order neither", async ({ page, context, shop }) => {
  await shop.scenario("two-items");
  await page.goto(LETTER);
  await act(page);
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === "sbjs_current")).toBe(true);
  await page.goto("/checkout/");
  await act(page);
  await expect(source(page)).toHaveValue("letter");
  await page.evaluate(() => window.wc_order_attribution?.setOrderTracking?.(false));
  await expect(source(page)).toHaveValue("");
  // The page forgets them at once, the browser's own list a moment later.
  expect(await page.evaluate(() => document.cookie)).not.toContain("sbjs_");
  const left = async () => (await context.cookies()).filter(({ name }) => name.startsWith("sbjs_"));
  await expect.poll(left).toEqual([]);
});
