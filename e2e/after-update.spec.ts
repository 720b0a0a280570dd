import type { Page } from "@playwright/test";
import { LOOKBOOK, ready } from "./carousel-steps.ts";
import { expect, test, whenIdle } from "./fixtures.ts";
import { LAB, search } from "./live-search-steps.ts";
import { hamburger, list, nav, openLab } from "./menu-steps.ts";
import { chunk, rewrite } from "./network.ts";
import { products } from "./shop.ts";
import { visit } from "./storefront.ts";
import { addLink, heart } from "./wishlist-steps.ts";

/** The bundle was updated while the page was open, so files that it has not loaded yet are gone. */

const { mug } = products;

const takeAway = (page: Page, file: string): Promise<unknown> =>
  page.route(chunk(file), (route) => route.fulfill({ status: 404 }));

test("an entry from the browser's cache, whose other files are gone, shows the pictures that the shop holds back", async ({
  page,
  problems,
}) => {
  problems.expect(/404/, /Failed to fetch dynamically imported module/);
  await takeAway(page, "loader");
  await rewrite(page, `**${mug.path}`, (html) => html.replace('data-columns="4"', '$& style="opacity: 0"'));
  await page.goto(mug.path);
  await expect(page.locator(".woocommerce-product-gallery")).toHaveCSS("opacity", "1");
  await page.goto("/shop/?images=lazy");
  await expect(page.locator("img.lazyloaded").last()).toHaveAttribute("src", /assets\/products/);
});

test("choosing an order sorts", async ({ page, problems }) => {
  problems.tolerate(/404/, /\[sort-select\] Cannot load the widget's code/);
  await takeAway(page, "sort-select");
  await visit(page, "/shop/");
  const order = page.getByRole("combobox", { name: "Shop order" });
  await order.hover();
  await order.selectOption("price");
  await expect(page).toHaveURL(/orderby=price/);
});

test("without a network an order waits until it is back", async ({ page, context, problems }) => {
  problems.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  await visit(page, "/shop/");
  const url = page.url();
  await whenIdle(page);
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "Shop order" }).selectOption("price");
  const hasFailed = () => window.StorefrontWidgets?.inspect().some(({ state }) => state === "failed");
  await expect.poll(() => page.evaluate(hasFailed)).toBe(true);
  expect(page.url()).toBe(url);
  await context.setOffline(false);
  await expect(page).toHaveURL(/orderby=price/);
});

test("a product gets into the wishlist, whose message has no code", async ({ page, problems }) => {
  problems.tolerate(/404/, /\[add-to-wishlist\] Cannot load the widget's code/);
  await takeAway(page, "wishlist-notice");
  await visit(page, "/shop/?wishlist=free");
  await addLink(page, mug.name).click();
  await page.waitForURL(/add_to_wishlist=101/);
  await expect(heart(page, mug.name)).toHaveClass(/\bexists\b/);
});

test("a back-in-stock form that cannot be sent says so, and is sent once its file is there", async ({
  page,
  problems,
}) => {
  problems.tolerate(/404/, /\[subscribe-form\] Cannot load the widget's code/);
  await takeAway(page, "subscribe-form");
  await visit(page, "/product/salt-glaze-teapot/");
  const form = page.locator(".cwginstock-subscribe-form");
  await form.getByPlaceholder("Your Name").fill("Ada");
  await form.getByPlaceholder("Your Email Address").fill("ada@example.com");
  const send = form.getByRole("button", { name: "Subscribe Now" });
  await send.click();
  await expect(form.getByRole("alert")).toHaveText("Something went wrong, please try after sometime");
  await page.unrouteAll();
  await send.click();
  await expect(form).toContainText("You have successfully subscribed");
});

test("videos that cannot be played are told of once, and stay links", async ({ page, problems }) => {
  problems.tolerate(/404/, /\[carousel\]/);
  const told: string[] = [];
  page.on("console", (message) => message.text().startsWith("[carousel]") && told.push(message.text()));
  await takeAway(page, "video-slide");
  await visit(page, LOOKBOOK);
  const slides = await ready(page.locator(".owl-carousel").filter({ has: page.locator(".owl-video") }));
  await expect(slides.locator("a.owl-video").first()).toBeVisible();
  await expect.poll(() => told).toHaveLength(1);
  await whenIdle(page);
  expect(told).toHaveLength(1);
});

/** Extras fail without a message of ours, because the browser itself logs the missing file. */
const extras: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "recent-searches": async (page) => {
    await page.goto(`${LAB}?recent=yes`);
    await search(page, "enamel");
  },
  focus: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLab(page);
    await hamburger(page).press("Enter");
    await expect(list(page)).toBeVisible();
  },
  "scroll-to-notices": async (page) => {
    await visit(page, "/shop/?jquery=1");
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery: (target: string) => unknown };
      const { scroll_to_notices } = jQuery as { scroll_to_notices?: (target: unknown) => void };
      scroll_to_notices?.(jQuery("footer"));
    });
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  },
  keys: async (page) => {
    await openLab(page);
    await nav(page).getByRole("link").first().focus();
    await page.keyboard.press("ArrowRight");
  },
  changes: async (page) => {
    await visit(page, "/shop/");
    const order = page.getByRole("combobox", { name: "Shop order" });
    await order.focus();
    await order.press("ArrowDown");
    await expect(page.getByText("Press Enter to sort")).toBeVisible();
  },
};

for (const [file, use] of Object.entries(extras)) {
  test(`without ${file} the rest works`, async ({ page, problems }) => {
    problems.expect(/404/);
    await takeAway(page, file);
    // The file is asked for some time after the press.
    await Promise.all([page.waitForEvent("console", (message) => message.text().includes("404")), use(page)]);
    await whenIdle(page);
  });
}
