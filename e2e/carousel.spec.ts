import type { Locator, Page } from "@playwright/test";
import { LOOKBOOK, ready, shown } from "./carousel-steps.ts";
import { expect, pageFrame, test, whenIdle } from "./fixtures.ts";
import { rewrite, rewriteWithoutPolicy } from "./network.ts";
import { visit } from "./storefront.ts";

/** Carousels on the lookbook page. The video services are mocked at the network. */

const carousel = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const goods = (page: Page): Locator => carousel(page, "Carry it home");
const seasons = (page: Page): Locator => carousel(page, "Seasons on the moor");
const videos = (page: Page): Locator => carousel(page, "Films from the workshop");

/** Only the debugger protocol can move a finger on the screen. */
const swipe = async (page: Page, over: Locator, way: number): Promise<void> => {
  const box = await over.boundingBox();
  if (!box) throw new Error("There is nothing to swipe over.");
  const session = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: at, y }] });
  await touch("touchStart", x);
  for (let step = 1; step <= 8; step += 1) await touch("touchMove", x + (way * step) / 8);
  await touch("touchEnd", x + way);
};

const mockVideos = async (page: Page): Promise<string[]> => {
  const players: string[] = [];
  await page.route(/https:\/\/(www\.youtube(-nocookie)?\.com|player\.vimeo\.com)\//, (route) => {
    players.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" });
  });
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9"/></svg>';
  await page.route(/https:\/\/(img\.youtube\.com|i\.vimeocdn\.com)\//, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: picture }),
  );
  await page.route("https://vimeo.com/api/oembed.json*", (route) =>
    route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { thumbnail_url: "https://i.vimeocdn.com/video/1.jpg" },
    }),
  );
  return players;
};

test("slides move by button, dot, key and mouse, and nothing else on the page does", async ({
  page,
  stillLayout: _,
}) => {
  await visit(page, LOOKBOOK);
  const slides = await ready(goods(page));
  expect(await shown(slides)).toEqual([1, 2, 3, 4]);
  await slides.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => shown(slides)).toEqual([2, 3, 4, 5]);
  await expect(slides.getByRole("status")).toHaveText("2 to 5 of 8");
  await page.keyboard.press("End");
  await expect.poll(() => shown(slides)).toContain(8);
  await page.keyboard.press("Home");
  await expect(slides.getByRole("status")).toHaveText("1 to 4 of 8");
  await slides.getByRole("button", { name: "Go to 5 to 8 of 8" }).click();
  await expect(slides).toHaveAttribute("data-state", "still");
  const stage = slides.locator(".owl-stage-outer");
  const box = await stage.boundingBox();
  if (!box) throw new Error("The stage is not shown.");
  await page.mouse.move(box.x + 600, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 84, { steps: 8 });
  await expect(slides).toHaveAttribute("data-state", "dragging");
  await page.mouse.up();
  await expect.poll(() => shown(slides)).not.toContain(5);
  expect(new URL(page.url()).pathname).toBe(LOOKBOOK);
});

test("a theme without rules for Owl still has buttons for a finger", async ({ page }) => {
  await page.route("**/assets/theme.css", (route) => route.fulfill({ contentType: "text/css", body: "" }));
  await page.goto(LOOKBOOK);
  await goods(page).scrollIntoViewIfNeeded();
  const box = await goods(page).getByRole("button", { name: "Next" }).boundingBox();
  // WCAG 2.5.8
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test("a finger swipes, and a tap on a slide is a tap", { tag: "@phone-only" }, async ({ page, stillLayout: _ }) => {
  await visit(page, LOOKBOOK);
  const slides = await ready(goods(page));
  await swipe(page, slides.locator(".owl-stage-outer"), -180);
  await expect.poll(() => shown(slides)).toEqual([2, 3]);
  await expect(slides).toHaveAttribute("data-state", "still");
  await slides.locator(".owl-item.active").first().tap();
  await expect(page).toHaveURL(/\/product\//);
});

/** Stops the clock, or on a busy machine real seconds would count too, and waits for the next turn. */
const turnOnce = async (page: Page, slides: Locator): Promise<number> => {
  await page.clock.pauseAt(Date.now() + 60_000);
  const [before = 0] = await shown(slides);
  await page.clock.runFor(5600);
  await expect.poll(() => shown(slides)).toEqual([before + 1]);
  return before + 1;
};

test("the seasons turn by themselves, until somebody looks closer", async ({ page }) => {
  await page.clock.install();
  await visit(page, LOOKBOOK);
  const slides = await ready(seasons(page));
  await expect(slides).toHaveAttribute("data-state", "rotating");
  const turned = await turnOnce(page, slides);
  await expect(slides.getByRole("status")).toHaveText("");
  await slides.hover();
  await expect(slides).toHaveAttribute("data-state", "still");
  await page.clock.runFor(11_000);
  expect(await shown(slides)).toEqual([turned]);
  await page.mouse.move(0, 0);
  await slides.getByRole("button", { name: "Stop slide show" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(11_000);
  expect(await shown(slides)).toEqual([turned]);
  await expect(slides.getByRole("button", { name: "Start slide show" })).toBeVisible();
});

test("Tab from dot to dot of what turns by itself does not say the same place again", async ({ page }) => {
  await page.clock.install();
  await visit(page, LOOKBOOK);
  const slides = await ready(seasons(page));
  const turned = await turnOnce(page, slides);
  await slides.getByRole("button", { name: `Go to ${turned - 1} of 6` }).focus();
  const said = slides.getByRole("status").locator("span");
  await expect(said).toHaveText(`${turned} of 6`);
  const spoken = await said.elementHandle();
  await page.keyboard.press("Tab");
  await expect(slides.getByRole("button", { name: `Go to ${turned} of 6` })).toBeFocused();
  expect(await spoken?.evaluate((node) => node.isConnected)).toBe(true);
});

test("a season fades out over the next, in its place", async ({ page }) => {
  await visit(page, LOOKBOOK);
  const slides = await ready(seasons(page));
  const fading = slides.locator(".owl-animated-out");
  // Read in the page at the event: by the time of a second call the fade of one second may be over.
  const rights = slides.evaluate(
    (host) =>
      new Promise<number[]>((resolve) => {
        host.addEventListener("animationstart", (event) => {
          const { target, animationName } = event as AnimationEvent;
          const parts = [target as Element, ...host.querySelectorAll(".owl-item.active")];
          if (animationName === "fadeOut") resolve(parts.map((part) => Math.round(part.getBoundingClientRect().right)));
        });
      }),
  );
  await slides.getByRole("button", { name: "Go to 2 of 6" }).click();
  const [fadingRight, shownRight, ...more] = await rights;
  expect([fadingRight, more]).toEqual([shownRight, []]);
  await expect(fading).toHaveCount(0);
  expect(await shown(slides)).toEqual([2]);
});

test("with little motion nothing turns or glides", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await visit(page, LOOKBOOK);
  const turning = await ready(seasons(page));
  await page.clock.runFor(11_000);
  expect(await shown(turning)).toEqual([1]);
  const slides = await ready(goods(page));
  await slides.getByRole("button", { name: "Next" }).click();
  await expect(slides).toHaveAttribute("data-state", "still");
  expect(await shown(slides)).toEqual([2, 3, 4, 5]);
});

// Elsewhere no page shrinks to what hangs over its edge.
test("on a phone the page stays where it is scrolled to while a carousel begins", { tag: "@phone-only" }, async ({
  page,
}) => {
  await visit(page, LOOKBOOK);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(videos(page)).toHaveClass(/owl-loaded/);
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test("a video plays in its slide at one tap, and stops with the next move", { tag: "@phone-only" }, async ({
  page,
}) => {
  const players = await mockVideos(page);
  await visit(page, `${LOOKBOOK}?posters=service`);
  const slides = await ready(videos(page));
  const pictures = slides.locator(".owl-video-tn");
  await expect(pictures.first()).toHaveCSS("background-image", /img\.youtube\.com\/vi\/LarkmoorMug\/hqdefault\.jpg/);
  await expect(pictures.nth(1)).toHaveCSS("background-image", /i\.vimeocdn\.com\/video\/1\.jpg/);
  await expect(slides.locator(".owl-video-play-icon").first()).toHaveText("▶\uFE0E");
  await slides.getByRole("button", { name: "Play video: How a mug is enamelled" }).click();
  const player = slides.locator("iframe");
  await expect(player).toHaveAttribute("title", "Play video: How a mug is enamelled");
  await expect(player).toBeFocused();
  await expect(slides).toHaveAttribute("data-state", "playing");
  await expect.poll(() => players).toHaveLength(1);
  expect(players[0]).toContain("/embed/LarkmoorMug?autoplay=1");
  await slides.getByRole("button", { name: "Next" }).click();
  await expect(player).toHaveCount(0);
  expect(players).toHaveLength(1);
});

test("a video stays within a slide that has a height, and leaves the controls below it to the mouse", async ({
  page,
}) => {
  await mockVideos(page);
  await visit(page, LOOKBOOK);
  const slides = await ready(videos(page));
  await slides.locator(".owl-item > *").evaluateAll((nodes) => {
    for (const { style } of nodes as HTMLElement[]) style.blockSize = "60px";
  });
  await expect(slides.locator(".owl-video-wrapper").first()).toHaveCSS("height", "60px");
  await slides.getByRole("button", { name: "Next" }).click();
});

test("signs and dots that Owl's own style sheet draws are drawn once, apart from the slides", async ({ page }) => {
  await mockVideos(page);
  await visit(page, LOOKBOOK);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .owl-carousel .sw-carousel-show { padding: 10px 30px; }
      .owl-carousel .owl-video-play-icon { width: 80px; height: 80px; background: linear-gradient(#fff, #fff); }
      .owl-carousel .owl-item + .owl-item .owl-video-play-icon { background: none; }
      .owl-carousel .owl-item + .owl-item .owl-video-play-icon::before { content: "+"; }
      .owl-carousel .owl-nav.disabled + .owl-dots { margin-top: 10px; }
      .owl-carousel .owl-dots .owl-dot span { width: 10px; height: 10px; background: #d6d6d6; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  const turning = await ready(seasons(page));
  await expect(turning.locator(".owl-dots")).toHaveCSS("margin-top", "10px");
  const dot = turning.locator(".owl-dot span").first();
  await expect(dot).toHaveCSS("border-top-width", "0px");
  await expect(dot).toHaveCSS("background-image", "none");
  // The sign fills the button, so it is in the button's middle.
  const spare = await turning
    .locator(".sw-carousel-show")
    .evaluate((show) => show.clientWidth - Number.parseFloat(getComputedStyle(show, "::before").width));
  expect(spare).toBe(0);
  const plays = (await ready(videos(page))).locator(".owl-video-play-icon");
  await expect(plays.first()).toHaveCSS("background-image", /gradient/);
  const signs = await plays.evaluateAll((nodes) =>
    nodes.map((node) => getComputedStyle(node, "::before").content + node.textContent),
  );
  expect(signs.slice(0, 2)).toEqual(["none", '"+"']);
});

test("the slides are given back, and come again, in the place where they stood", async ({ page, stillLayout: _ }) => {
  await visit(page, LOOKBOOK);
  await ready(goods(page));
  await whenIdle(page);
  const html = () => page.locator(".lookbook-goods").evaluate((node) => node.outerHTML);
  await page.evaluate(() => window.StorefrontWidgets?.unmount());
  const server = await html();
  expect(server).not.toContain("owl-stage");
  await page.locator(".lookbook-goods").evaluate((node) => node.scrollBy(node.clientWidth / 2, 0));
  await page.evaluate(() => window.StorefrontWidgets?.mount());
  await expect(goods(page)).toHaveClass(/owl-loaded/);
  await expect.poll(() => shown(goods(page))).toEqual([3, 4, 5, 6]);
  await page.evaluate(() => window.StorefrontWidgets?.unmount());
  expect(await html()).toBe(server);
});

test("a language switch that turns the page without loading it anew turns the slides with it", async ({ page }) => {
  await visit(page, LOOKBOOK);
  const slides = goods(page);
  await ready(slides);
  await slides.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => shown(slides)).toEqual([2, 3, 4, 5]);
  for (const [dir, next] of [
    ["rtl", [3, 4, 5, 6]],
    ["ltr", [4, 5, 6, 7]],
  ] as const) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, dir);
    await expect(slides).toHaveCSS("direction", dir);
    await slides.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => shown(slides)).toEqual(next);
    for (const slide of await slides.locator(".owl-item.active").all()) await expect(slide).toBeInViewport();
  }
});

for (const dir of ["ltr", "rtl"]) {
  test(`axe finds nothing on the page of pictures, ${dir}`, async ({ page, expectAccessible }) => {
    await mockVideos(page);
    await visit(page, `${LOOKBOOK}?dir=${dir}`);
    for (const slides of [seasons(page), goods(page), videos(page)]) await ready(slides);
    await seasons(page).getByRole("button", { name: "Stop slide show" }).click();
    await expectAccessible(
      "the slides",
      ...(dir === "ltr" ? [{ but: pageFrame }] : ["[aria-roledescription=carousel]"]),
    );
    const slides = goods(page);
    await slides.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => shown(slides)).toEqual([2, 3, 4, 5]);
    await page.keyboard.press(dir === "rtl" ? "ArrowLeft" : "ArrowRight");
    await expect.poll(() => shown(slides)).toEqual([3, 4, 5, 6]);
    await videos(page)
      .getByRole("button", { name: /^Play video/ })
      .first()
      .click();
    await expect(videos(page).locator("iframe")).toBeVisible();
    await expectAccessible("a video that plays", ".lookbook-videos");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the slides are a list that can be scrolled, and videos are links", { tag: "@phone-only" }, async ({ page }) => {
    await page.goto(LOOKBOOK);
    const list = page.locator(".lookbook-goods");
    await expect(list.getByRole("link")).toHaveCount(8);
    await expect(list).toHaveCSS("overflow-x", "auto");
    await expect(list).toHaveCSS("scroll-snap-type", "x mandatory");
    await expect(page.getByRole("link", { name: "A day at the mill" })).toHaveAttribute(
      "href",
      /^https:\/\/vimeo\.com/,
    );
  });
});

test("the address names the slide, also on a page whose links start at another host", async ({ page, problems }) => {
  problems.tolerate(/ERR_NAME_NOT_RESOLVED/);
  // The shop's own policy forbids a `<base>` element.
  await rewriteWithoutPolicy(page, `**${LOOKBOOK}?*`, (html) =>
    html
      .replace("</body>", '<base href="https://files.example/shop/">$&')
      .replace('aria-label="Carry it home"', '$& data-items="1" data-responsive="{}"')
      .replace(/<a(?= class="lookbook-card" href="[^"]*storm-lantern)/, '<a data-hash="größe"'),
  );
  await visit(page, `${LOOKBOOK}?from=letter`);
  await (await ready(goods(page))).getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/lookbook\/\?from=letter#gr%C3%B6%C3%9Fe$/);
  await page.reload();
  await expect((await ready(goods(page))).locator(".owl-item").nth(1)).toHaveClass(/active/);
});

test("links lead to slides and back, where the theme clips the stage as Owl's styles do", async ({ page }) => {
  await visit(page, LOOKBOOK);
  const slides = await ready(goods(page));
  await slides.evaluate((host) => {
    host.querySelector<HTMLElement>(".owl-stage-outer")?.style.setProperty("overflow", "hidden");
    for (const number of [1, 7]) {
      const link = Object.assign(document.createElement("a"), {
        href: `#good-${number}`,
        textContent: `Good ${number}`,
      });
      const item = host.querySelectorAll(".owl-item")[number - 1]?.firstElementChild as Element;
      item.id = `good-${number}`;
      host.before(link);
    }
  });
  const place = async () => ({
    shown: await shown(slides),
    scrolled: await slides.locator(".owl-stage-outer").evaluate(({ scrollLeft }) => scrollLeft),
  });
  const follow = async (number: number) => {
    await page.getByRole("link", { name: `Good ${number}` }).click();
    await expect.poll(place).toEqual({ shown: expect.arrayContaining([number]), scrolled: 0 });
  };
  await follow(7);
  await follow(1);
});

test("without buttons the keys reach every slide, each of which shows", async ({ page }) => {
  await rewrite(page, "**/gallery/carousel/", (html) =>
    html
      .replace(/data-items="2"[^>]*>/, 'data-items="1" data-dots="false">')
      .replace(/<figcaption>(.*?)<\/figcaption>/g, '<figcaption><a href="/shop/">$1</a></figcaption>'),
  );
  await visit(page, "/gallery/carousel/");
  const slides = await ready(page.locator(".gallery-stage .owl-carousel"));
  await slides.getByRole("link").first().focus();
  for (const number of [2, 3, 4, 5]) {
    await page.keyboard.press("Tab");
    await expect.poll(() => shown(slides)).toEqual([number]);
    await expect(slides.getByRole("group", { name: `${number} of 5` }).locator(":focus")).toBeInViewport();
  }
});

test("with buttons Tab and Shift+Tab go through the slides that show, which stay in their places", async ({ page }) => {
  await visit(page, LOOKBOOK);
  const slides = await ready(goods(page));
  const focused = (number: number) => slides.getByRole("group", { name: `${number} of 8` }).locator(":focus");
  await slides.getByRole("link").first().focus();
  for (const number of [2, 3, 4]) {
    await page.keyboard.press("Tab");
    await expect(focused(number)).toBeVisible();
  }
  for (const number of [3, 2, 1]) {
    await page.keyboard.press("Shift+Tab");
    await expect(focused(number)).toBeVisible();
  }
  expect(await shown(slides)).toEqual([1, 2, 3, 4]);
});
