import type { Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { watchChunks } from "./network.ts";
import { visit } from "./storefront.ts";

/** Pictures that load only when they are near, and the report of the page's largest one. */

const FLAGS = "images=lazy&per_page=100";

const waiting = (page: Page) => page.locator("img.lazyload");
const loaded = (page: Page) => page.locator("img.lazyloaded");

test("a hundred pictures load as they come near, without the island runtime and without a shift", async ({
  page,
  shop: _shop,
  stillLayout: _stillLayout,
}) => {
  // Set the flags by an earlier request: a query on the listing itself loads the result count's widget.
  await page.request.get(`/?${FLAGS}`);
  const asked = watchChunks(page);
  await visit(page, "/shop/");
  await expect(loaded(page).first()).toBeVisible();
  await whenIdle(page);
  const before = await waiting(page).count();
  expect(before).toBeGreaterThan(60);
  await expect(page.locator("img.lazyloaded").first()).toHaveAttribute("sizes", /^\d+px$/);
  expect(asked("island|request|store")).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.locator("li.product").last().locator("img").first()).toHaveClass(/lazyloaded/);
});

test("pictures load within 500 px of what is seen, within 750 px while nothing else loads, and no farther", async ({
  page,
  shop: _shop,
}) => {
  await visit(page, "/shop/?images=lazy");
  await page.evaluate(() => {
    for (const distance of [450, 700, 800]) {
      const image = document.createElement("img");
      Object.assign(image, { className: "lazyload", alt: `${distance}`, width: 50, height: 50 });
      image.style.cssText = `position: absolute; top: ${innerHeight + distance}px`;
      image.dataset.src = "/assets/products/kettle-berry.svg";
      document.body.append(image);
    }
  });
  await expect(page.getByAltText("450")).toHaveClass("lazyloaded");
  await expect(page.getByAltText("700")).toHaveClass("lazyloaded");
  await whenIdle(page);
  await expect(page.getByAltText("800")).toHaveClass("lazyload");
});

test("a script of the page hears of each picture, adds some later, and may keep one", async ({ page, shop: _shop }) => {
  await page.goto("/shop/?images=lazy&jquery=1");
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener("lazyloaded", ({ target }) => heard.push((target as HTMLImageElement).alt));
    document.addEventListener("lazybeforeunveil", (event) => {
      if ((event.target as HTMLImageElement).alt === "Kept") event.preventDefault();
    });
    for (const alt of ["Added", "Kept"]) {
      const image = document.createElement("img");
      Object.assign(image, { className: "lazyload", alt, width: 50, height: 50 });
      image.dataset.src = "/assets/products/kettle-berry.svg";
      document.querySelector("main")?.prepend(image);
    }
  });
  await expect(page.getByAltText("Added")).toHaveAttribute("src", "/assets/products/kettle-berry.svg");
  await expect(page.getByAltText("Kept")).not.toHaveAttribute("src");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "heard"))).toEqual(expect.arrayContaining(["Added"]));
});

test("beside lazySizes every picture stays its own", async ({ page, shop: _shop }) => {
  await page.addInitScript(() => Object.assign(window, { lazySizes: {} }));
  await visit(page, `/shop/?${FLAGS}`);
  await whenIdle(page);
  expect(await loaded(page).count()).toBe(0);
});

/** Wait for this before the first act: after it the browser reports no larger picture, and a busy browser paints late. */
const pictureIsPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntries().some((entry) => "url" in entry && entry.url)) resolve();
        });
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );

test("the page's largest picture is reported once, when the shopper acts, with selectors that fit it alone", async ({
  page,
  shop,
}) => {
  await visit(page, "/?images=lazy");
  await pictureIsPainted(page);
  // Wait for the report's code: an act before it would be reported only with the next act.
  await whenIdle(page);
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(() => shop.requests("smush_handle_lcp_data")).toHaveLength(1);
  await page.getByRole("heading", { level: 1 }).click();
  await page.goto("/shop/");
  // The next page may send a report of its own, but no page sends two.
  const reports = await shop.requests("smush_handle_lcp_data");
  const pages = reports.map(({ fields }) => fields.url);
  expect(pages).toEqual([...new Set(pages)]);
  const [report] = reports;
  expect(report?.url).toContain("?action=smush_handle_lcp_data");
  const { data = "", data_store = "", nonce, ...fields } = report?.fields ?? {};
  expect(fields).toEqual({
    url: expect.stringContaining("/?images=lazy"),
    is_mobile: "",
    previous_data_version: "-1",
    previous_data_hash: "no-data",
  });
  expect(nonce).toMatch(/^\w{10}$/);
  expect(JSON.parse(data_store)).toEqual({ type: "home", data: { path: "/" } });
  expect(JSON.parse(data)).toMatchObject({ image_url: "/assets/hillside.svg", background_data: null });
  // On the reported page its selectors must fit this picture alone.
  await page.goto("/");
  const { selector, selector_xpath } = JSON.parse(data);
  await expect(page.locator(`css=${selector}`)).toHaveAttribute("src", "/assets/hillside.svg");
  await expect(page.locator(`xpath=${selector_xpath}`)).toHaveAttribute("src", "/assets/hillside.svg");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the copies for it are shown", async ({ page, shop: _shop }) => {
    await page.goto("/shop/?images=lazy");
    await expect(waiting(page).first()).toBeHidden();
    const picture = page.locator("li.product").nth(5).locator("img:visible");
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute("src", /^\/assets\/products\//);
  });
});
