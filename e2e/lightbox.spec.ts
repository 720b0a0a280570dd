import type { Locator, Page } from "@playwright/test";
import { axeDirections, expect, test } from "./fixtures.ts";
import { chunk, hold } from "./network.ts";
import { products } from "./shop.ts";
import { visit } from "./storefront.ts";

/** The lightbox on the lookbook page and on a product page. The strict policy is on, so a violation fails the test. */

const LOOKBOOK = "/lookbook/";

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Pictures" });
const link = (page: Page, at: number): Locator => page.locator(".wp-block-gallery a").nth(at);
const caption = (page: Page): Locator => dialog(page).locator("p");
/** The full picture, present once the dialog is open. */
const picture = (page: Page): Locator =>
  dialog(page).locator(".pswp__item[aria-hidden='false'] .pswp__img:not(.pswp__img--placeholder)");

const open = async (page: Page, at = 1): Promise<void> => {
  await link(page, at).click();
  await expect(picture(page)).toBeVisible();
};

test("opens, goes on and closes by key, with the focus in the dialog and then back", async ({
  page,
  stillLayout: _,
}) => {
  await visit(page, LOOKBOOK);
  await link(page, 1).focus();
  await page.keyboard.press("Enter");
  await expect(caption(page)).toHaveText("2 of 8 A pack, a bottle and a rope on a green moor under flying birds");
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(picture(page)).toHaveAttribute("src", /high-moor/);
  await page.keyboard.press("ArrowRight");
  await expect(caption(page)).toHaveText(/^3 of 8/);
  for (let stops = 0; stops < 14; stops += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.localName)).toBeTruthy();
    expect(await page.locator("main a:focus").count()).toBe(0);
  }
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page, 1)).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
});

test("arrow keys lead to what lies beyond the window in a zoomed picture, and to the next one in none; with little motion nothing glides", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, LOOKBOOK);
  // Product pages have an old dialog and old rules of the library's former version, and themes have rules for texts.
  await page.evaluate(() => {
    const former = Object.assign(document.createElement("div"), { className: "pswp", ariaHidden: "true" });
    document.body.append(former);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".pswp { z-index: 1500 } .pswp__zoom-wrap { transition: transform 333ms } p { color: #222 }");
    document.adoptedStyleSheets.push(sheet);
  });
  await open(page);
  const moves = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 100).length,
  );
  expect(moves).toBe(0);
  await expect(dialog(page).locator(".pswp__item[aria-hidden='true'] .pswp__zoom-wrap").first()).toHaveCSS(
    "transition-duration",
    "0s",
  );
  await expect(page.locator("body > .pswp")).toHaveCSS("position", "static");
  await expect(caption(page)).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(dialog(page).locator("[aria-roledescription]")).toHaveCount(0);
  const left = async () => Math.round((await picture(page).boundingBox())?.x ?? 0);
  const before = await left();
  await page.getByRole("button", { name: "Zoom" }).click();
  await expect.poll(left).toBeLessThan(before - 80);
  const zoomed = await left();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBe(zoomed - 80);
  await expect(caption(page)).toHaveText(/^2 of 8/);
  await page.getByRole("button", { name: "Zoom" }).click();
  await expect.poll(left).toBe(before);
  await page.keyboard.press("ArrowRight");
  await expect(caption(page)).toHaveText(/^3 of 8/);
});

test("while it opens a second press does not close it, and no arrow key is lost", async ({ page }) => {
  const release = await hold(page, chunk("lightbox|viewer|photoswipe"));
  await visit(page, LOOKBOOK);
  await page.evaluate(() => {
    const press = () => {
      const dialog = document.querySelector("dialog.sw-lightbox[open]");
      if (!dialog) return;
      seen.disconnect();
      dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    };
    const seen = new MutationObserver(press);
    seen.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await link(page, 1).click();
  await link(page, 1).click();
  release();
  await expect(caption(page)).toHaveText(/^3 of 8/);
  await expect(picture(page)).toBeVisible();
});

test("a press without a network leaves the shopper on the page, and the next one opens once there is one", async ({
  page,
  context,
  problems,
}) => {
  problems.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await visit(page, LOOKBOOK);
  const url = page.url();
  // A finger that scrolls over the gallery loads the gallery's own code, but not the viewer's.
  await page.evaluate(() => window.StorefrontWidgets?.mount());
  await context.setOffline(true);
  const told = page.waitForEvent("console", (line) => line.text().startsWith("[lightbox]"));
  await link(page, 1).click();
  await told;
  await context.setOffline(false);
  await expect(page).toHaveURL(url);
  await open(page);
});

test("Back closes it, and the strip of small pictures chooses", async ({ page }) => {
  await visit(page, LOOKBOOK);
  await open(page);
  await dialog(page)
    .getByRole("button", { name: /^8 of 8/ })
    .click();
  await expect(caption(page)).toHaveText(/^8 of 8 A woollen hat/);
  await expect(dialog(page).getByRole("button", { name: /^8 of 8/ })).toHaveAttribute("aria-current", "true");
  await expect(dialog(page).locator(".pswp__item[aria-hidden='false']")).toHaveCount(1);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(LOOKBOOK);
});

test("by finger: a swipe leads to the next picture, two fingers enlarge it, and a pull downwards closes", {
  tag: "@phone-only",
}, async ({ page }) => {
  await visit(page, LOOKBOOK);
  await open(page);
  const session = await page.context().newCDPSession(page);
  const width = () => picture(page).evaluate((image) => image.getBoundingClientRect().width);
  /** Draws each finger from its first place to its second. */
  const draw = async (...fingers: [x: number, y: number, toX: number, toY: number][]): Promise<void> => {
    for (let step = 0; step <= 10; step += 1) {
      const touchPoints = fingers.map(([x, y, toX, toY], id) => ({
        x: x + ((toX - x) * step) / 10,
        y: y + ((toY - y) * step) / 10,
        id,
      }));
      await session.send("Input.dispatchTouchEvent", { type: step ? "touchMove" : "touchStart", touchPoints });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await expect.poll(width).toBe(390);
  // Until it is open, the viewer ignores fingers.
  await expect(dialog(page).locator(".pswp__item").last()).toBeVisible();
  await draw([350, 400, 40, 400]);
  await expect(caption(page)).toHaveText(/^3 of 8/);
  await expect.poll(width).toBe(390);
  await draw([180, 400, 60, 400], [210, 400, 330, 400]);
  await expect.poll(width).toBeGreaterThan(800);
  await draw([60, 400, 180, 400], [330, 400, 210, 400]);
  await expect.poll(width).toBe(390);
  await draw([195, 300, 195, 700]);
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page, 1)).toBeFocused();
});

test("a picture that cannot be loaded says so in the dialog, on a phone beside the arrows; one of unknown size takes its own", async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 820 });
  problems.tolerate(/Failed to load resource|ERR_FAILED/);
  await visit(page, LOOKBOOK);
  await link(page, 1).evaluate((node) => node.setAttribute("href", "/assets/lookbook/lost.svg"));
  await link(page, 2).evaluate((node) => {
    for (const name of ["width", "height", "src"]) node.querySelector("img")?.removeAttribute(name);
  });
  await link(page, 1).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "Image cannot be loaded. Make sure the path is correct and image exist.",
  );
  const next = dialog(page).getByRole("button", { name: "Next" });
  const textEnd = await dialog(page)
    .getByRole("alert")
    .evaluate((alert) => {
      const range = document.createRange();
      range.selectNodeContents(alert);
      return range.getBoundingClientRect().right;
    });
  expect(textEnd).toBeLessThanOrEqual((await next.boundingBox())?.x ?? 0);
  await next.click();
  await expect(caption(page)).toHaveText(/^3 of 8/);
  await expect(picture(page)).toHaveAttribute("src", /potting-shed/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await open(page, 2);
  await expect
    .poll(async () => {
      const box = await picture(page).boundingBox();
      return box && (box.width / box.height).toFixed(2);
    })
    .toBe("1.60");
});

test("a product's pictures open with the size that the shop says", async ({ page }) => {
  await visit(page, products.mug.path);
  await page.locator(".woocommerce-product-gallery__image a").first().click();
  await expect(caption(page)).toHaveText(products.mug.name);
  await expect(picture(page)).toBeVisible();
  const box = await picture(page).boundingBox();
  expect(Math.round((box?.width ?? 0) - (box?.height ?? 1))).toBe(0);
});

for (const { dir, tag } of axeDirections) {
  test(`axe finds nothing in the dialog, ${dir}`, { tag }, async ({ page, expectAccessible }) => {
    await visit(page, `${LOOKBOOK}?dir=${dir}`);
    await open(page);
    await expectAccessible("a picture in large", "dialog");
    await page.keyboard.press(dir === "rtl" ? "ArrowLeft" : "ArrowRight");
    await expect(caption(page)).toHaveText(/^3 of 8/);
    await dialog(page).getByRole("button", { name: "Previous" }).click();
    await expect(caption(page)).toHaveText(/^2 of 8/);
    await expect(caption(page), "below the picture, whatever the theme's paragraphs do").toHaveCSS(
      "text-align",
      "center",
    );
  });
}

test("the arrows stand on the sides that they point to, whatever says the direction", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, LOOKBOOK);
  const next = dialog(page).getByRole("button", { name: "Next" });
  for (const [what, lang, pageDir, galleryDir] of [
    ["in a language of which few know that it is written from right to left", "ary", "rtl", ""],
    ["around a gallery in the other direction", "ar", "rtl", "ltr"],
    ["in a language that has two scripts", "ku", "ltr", ""],
    ["around a gallery that alone reads from right to left", "en", "ltr", "rtl"],
  ] as const) {
    await page.evaluate(
      ([language, direction, ofGallery]) => {
        Object.assign(document.documentElement, { lang: language, dir: direction });
        Object.assign(document.querySelector(".wp-block-gallery") ?? {}, { dir: ofGallery });
      },
      [lang, pageDir, galleryDir],
    );
    await open(page);
    const isLeft = (galleryDir || pageDir) === "rtl";
    await expect(next.locator("svg"), `a page ${what}`).toHaveCSS("scale", isLeft ? "-1 1" : "none");
    expect((await next.boundingBox())?.x ?? 0).toBeCloseTo(isLeft ? 8 : 1228, -1);
    await page.keyboard.press(isLeft ? "ArrowLeft" : "ArrowRight");
    await expect(caption(page)).toHaveText(/^3 of 8/);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
});

test("its controls can be seen on a white picture, and the shown one in a shopper's own colours", async ({ page }) => {
  await visit(page, LOOKBOOK);
  await open(page);
  const previous = dialog(page).getByRole("button", { name: "Previous" });
  await page.keyboard.press("Tab");
  await expect(previous).toBeFocused();
  await expect(previous).toHaveCSS("box-shadow", /^rgb\(0, 0, 0\)/);
  await previous.hover();
  await expect(previous).toHaveCSS("background-color", "rgba(0, 0, 0, 0.8)");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(dialog(page).locator("[aria-current=true]")).toHaveCSS("outline-style", "solid");
});

test("in a low window the picture has all of its height, and its width in a turned one", async ({ page }) => {
  await visit(page, LOOKBOOK);
  const side = async (name: "width" | "height") => Math.round((await picture(page).boundingBox())?.[name] ?? 0);
  for (const size of [
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await open(page);
    await expect.poll(() => side("height")).toBe(Math.round(Math.min(size.height, size.width / 1.6)));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dialog(page).getByRole("button", { name: /^8 of 8/ })).toBeVisible();
    await expect.poll(() => side("width")).toBe(390);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture's link leads to the picture", async ({ page, problems }) => {
    // The browser's own page for a picture asks for an icon.
    problems.tolerate(/favicon\.ico/);
    await page.goto(LOOKBOOK);
    await link(page, 1).click();
    await expect(page).toHaveURL(/\/assets\/lookbook\/high-moor\.svg$/);
  });
});

test("a long caption leaves the buttons free in an enlarged page and in large letters, and can be read to its end", async ({
  page,
}) => {
  await visit(page, LOOKBOOK);
  const session = await page.context().newCDPSession(page);
  await link(page, 1).evaluate((node) => {
    const words = "The pack lay on the moor for a whole night, and in the morning it was drier than we were. ";
    for (const image of node.querySelectorAll("img")) image.alt = words.repeat(20);
  });
  for (const [size, letterPx] of [
    [{ width: 640, height: 400 }, 16],
    [{ width: 390, height: 700 }, 32],
  ] as const) {
    await page.setViewportSize(size);
    await session.send("Page.setFontSizes", { fontSizes: { standard: letterPx } });
    await open(page);
    await expect(caption(page)).toContainText("drier than we were");
    await dialog(page).getByRole("button", { name: "Next" }).click({ timeout: 2000 });
    await expect(caption(page)).toHaveText(/^3 of 8/);
    await dialog(page).getByRole("button", { name: "Previous" }).click();
    await caption(page).hover();
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => caption(page).evaluate((node) => node.scrollTop)).toBeGreaterThan(100);
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toHaveCount(0);
  }
});
