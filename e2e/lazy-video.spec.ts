import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { chunk, delay, watchChunks } from "./network.ts";
import { visit, widgetsListen } from "./storefront.ts";

const ARTICLE = "/journal/mending-an-old-kettle/";

const video = (page: Page, title: string): Locator => page.locator("figure.video-figure").filter({ hasText: title });

const playButton = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: `Play video: ${title}`, exact: true });

/** Mocks the video services. Returns the addresses of the players that were loaded. */
const serveVideos = async (context: BrowserContext): Promise<string[]> => {
  const loaded: string[] = [];
  const body = '<!doctype html><html lang="en"><title>Video</title><button>Pause</button></html>';
  await context.route(/^https:\/\/(www\.youtube(-nocookie)?|player\.vimeo)\.com\//, (route) => {
    if (route.request().resourceType() === "document") loaded.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body });
  });
  return loaded;
};

const isFocused = (player: Locator) => player.evaluate((node) => node === document.activeElement);

const rest = (page: Page, ms: number) => page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms);

test("a key that is pressed on a video before its code has come plays it", async ({ page, context }) => {
  const loaded = await serveVideos(context);
  await delay(page, chunk("lazy-video"), 800);
  await visit(page, ARTICLE);
  await video(page, "A spout that drips").locator(".smush-play-btn-inner").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => loaded).toHaveLength(1);
});

test("a video is a picture until it is played, by mouse or key, and loads no island runtime", async ({
  page,
  context,
  stillLayout: _,
}) => {
  const loaded = await serveVideos(context);
  const asked = watchChunks(page);
  await visit(page, `${ARTICLE}?jquery=1`);
  await video(page, "A spout that drips").scrollIntoViewIfNeeded();
  const poster = video(page, "A spout that drips").locator(".smush-lazyload-video");
  await expect(poster).toHaveCSS("background-image", /assets\/journal\/kettle\.svg/);
  await whenIdle(page);
  expect(loaded).toEqual([]);

  await playButton(page, "A spout that drips").hover();
  await expect(page.locator('link[rel="preconnect"][href^="https://www.youtube.com"]')).toHaveCount(1);
  await playButton(page, "A spout that drips").click();
  const player = video(page, "A spout that drips").locator("iframe");
  await expect(player).toHaveAttribute("src", /autoplay=1&playsinline=1$/);
  await expect(poster).toHaveClass(/smush-lazyloaded-video/);
  await expect(poster).not.toHaveClass(/\bloading\b/);
  await expect.poll(() => isFocused(player)).toBe(true);

  const further = playButton(page, "Twelve hours at the kiln");
  await video(page, "Twelve hours at the kiln").locator("[tabindex]").focus();
  await expect(further).toBeFocused();
  await further.press("Enter");
  await expect.poll(() => loaded).toHaveLength(2);
  expect(loaded[1]).toMatch(/^https:\/\/player\.vimeo\.com\/video\/76979871\?.*autoplay=1&playsinline=1$/);
  await expect.poll(() => isFocused(video(page, "Twelve hours at the kiln").locator("iframe"))).toBe(true);
  expect(asked("island")).toEqual([]);
});

test("the autoplay class plays what comes near, unless nothing may move", async ({ page, context }) => {
  const loaded = await serveVideos(context);
  await visit(page, `${ARTICLE}?video=autoplay`);
  await video(page, "A spout that drips").scrollIntoViewIfNeeded();
  await expect.poll(() => loaded).toHaveLength(1);
  expect(loaded[0]).toMatch(/mute=1&autoplay=1&playsinline=1$/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, `${ARTICLE}?video=autoplay`);
  await video(page, "A spout that drips").scrollIntoViewIfNeeded();
  await whenIdle(page);
  expect(loaded).toHaveLength(1);
  await playButton(page, "A spout that drips").click();
  await expect.poll(() => loaded).toHaveLength(2);
});

test("without its code a video is watched in the player alone", async ({ page, context, problems }) => {
  problems.tolerate(/Failed to load resource/, /\[lazy-video\] Cannot load the widget's code/);
  const loaded = await serveVideos(context);
  await page.route(chunk("lazy-video"), (route) => route.fulfill({ status: 404 }));
  await visit(page, ARTICLE);
  await video(page, "A spout that drips").locator(".smush-play-btn-inner").press("Enter");
  await expect(page).toHaveURL("https://www.youtube.com/embed/M7lc1UVf-VE?feature=oembed");
  expect(loaded).toHaveLength(1);
});

test.describe("on a phone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36",
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  test("one tap plays, also as the first touch of the page", async ({ page, context }) => {
    const loaded = await serveVideos(context);
    await visit(page, ARTICLE);
    await video(page, "A spout that drips").scrollIntoViewIfNeeded();
    await playButton(page, "A spout that drips").tap();
    await expect.poll(() => loaded).toHaveLength(1);
    expect(loaded[0]).toMatch(/M7lc1UVf-VE.*autoplay=1&playsinline=1$/);
    await rest(page, 700);
    expect(loaded).toHaveLength(1);
  });

  test("one tap plays before the code is there", async ({ page, context, shop }) => {
    const loaded = await serveVideos(context);
    await page.goto(ARTICLE);
    await video(page, "A spout that drips").scrollIntoViewIfNeeded();
    await shop.latency(400, "bundle");
    await page.reload({ waitUntil: "commit" });
    await page.locator(".smush-play-btn").first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() => window.StorefrontWidgets !== undefined);
    await page.locator(".smush-play-btn").first().tap();
    await expect.poll(() => loaded).toHaveLength(1);
    expect(loaded[0]).toContain("autoplay=1&playsinline=1");
  });

  test("after the first touch, or the shop's delay, videos load in silence 200 px before they are seen", async ({
    page,
    context,
  }) => {
    const loaded = await serveVideos(context);
    await visit(page, ARTICLE);
    await video(page, "A spout that drips").scrollIntoViewIfNeeded();
    await whenIdle(page);
    expect(loaded).toEqual([]);
    await page.getByRole("heading", { name: "A spout that drips" }).tap();
    await expect.poll(() => loaded).toHaveLength(1);
    expect(loaded[0]).toMatch(/M7lc1UVf-VE\?feature=oembed$/);
    await video(page, "Twelve hours at the kiln").scrollIntoViewIfNeeded();
    await expect.poll(() => loaded).toHaveLength(2);
    expect(loaded[1]).not.toContain("autoplay");

    await page.goto(`${ARTICLE}?delay=300`);
    await widgetsListen(page);
    await video(page, "A spout that drips").scrollIntoViewIfNeeded();
    await expect.poll(() => loaded).toHaveLength(3);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a video is a picture that links to it", async ({ page }) => {
    await page.goto(ARTICLE);
    const link = page.getByRole("link", { name: "Watch on YouTube: A spout that drips" });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", "https://www.youtube.com/watch?v=M7lc1UVf-VE");
    await expect(page.locator(".smush-lazyload-video").first()).toBeHidden();
  });
});
