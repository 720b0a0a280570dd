import type { Page } from "@playwright/test";
import { axeDirections, expect, test } from "./fixtures.ts";
import { rewriteWithoutPolicy } from "./network.ts";
import { visit } from "./storefront.ts";

declare global {
  interface Window {
    ezTOC?: { init?: () => void };
  }
}

const ARTICLE = "/journal/mending-an-old-kettle/";

const list = (page: Page) => page.locator("#ez-toc-container nav > ul, #toc_container > ul");

const link = (page: Page, name: string) => list(page).getByRole("link", { name });

const plugins = [
  {
    name: "Easy Table of Contents",
    query: "toc=easy",
    box: "#ez-toc-container",
    toggle: "In this article",
    cookie: "ezTOC_hidetoc-0",
  },
  {
    name: "Table of Contents Plus",
    query: "toc=plus",
    box: "#toc_container",
    toggle: /^(hide|show)$/,
    cookie: "tocplus_hidetoc",
  },
] as const;

for (const { name, query, toggle, cookie } of plugins) {
  test(`${name}: closes and opens by mouse and keys, and is remembered for 30 days`, async ({
    page,
    context,
    stillLayout: _,
  }) => {
    const button = page.getByRole("button", { name: toggle });
    const kept = async () => (await context.cookies()).find((each) => each.name === cookie);
    await visit(page, `${ARTICLE}?${query}&jquery=1`);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(list(page)).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    // The browser's own list has a cookie a moment later than the page.
    await expect.poll(kept).toMatchObject({ value: "1", path: "/" });
    const { expires = 0 } = (await kept()) ?? {};
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(30);

    await page.reload();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(list(page)).toBeHidden();
    await button.press("Space");
    await expect(list(page)).toBeVisible();
    await expect.poll(kept).toBeUndefined();
    await button.press("Enter");
    await expect(list(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test("a link leads to its section, also on a page whose links start elsewhere", async ({ page }) => {
  // The shop's own policy forbids a `<base>` element.
  await rewriteWithoutPolicy(page, `**${ARTICLE}?*`, (html) => html.replace("<head>", '$&<base href="/elsewhere/">'));
  await visit(page, `${ARTICLE}?toc=easy`);
  await link(page, "Chipped enamel").click();
  await expect(page).toHaveURL(/kettle\/\?toc=easy#Chipped_enamel$/);
});

test("a link scrolls its section to below the sticky header, is where the keyboard goes on, and is marked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, `${ARTICLE}?header=sticky`);
  const heading = page.getByRole("heading", { name: "Chipped enamel" });
  await link(page, "Chipped enamel").click();
  await expect(page).toHaveURL(/#Chipped_enamel$/);
  const places = () =>
    heading.evaluate((node) => {
      // Measure the text itself: the space above it depends on the font.
      const words = document.createRange();
      words.selectNodeContents(node);
      return {
        headingTop: Math.round(words.getBoundingClientRect().top),
        barBottom: Math.round(document.querySelector(".reading-bar")?.getBoundingClientRect().bottom ?? 0),
      };
    });
  await expect.poll(async () => (await places()).headingTop).toBeLessThan(120);
  const { headingTop, barBottom } = await places();
  expect(headingTop).toBeGreaterThanOrEqual(barBottom);
  await expect(link(page, "Chipped enamel")).toHaveAttribute("aria-current", "location");
  await page.keyboard.press("Tab");
  const isBeyond = heading.evaluate((node) => {
    const at = document.activeElement ?? document.body;
    return Boolean(node.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(await isBeyond).toBe(true);

  await page.getByRole("heading", { name: "Lime, tea and weather" }).evaluate((node) => node.scrollIntoView());
  await expect(link(page, "Lime, tea and weather")).toHaveAttribute("aria-current", "location");
  await expect(list(page).locator("[aria-current]")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/header=sticky$/);
});

test("reduced motion: the list and the jump are there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, ARTICLE);
  const last = link(page, "When to send it home");
  await last.hover();
  const jump = page.evaluate(
    () => new Promise<number>((done) => addEventListener("scroll", () => done(window.scrollY), { once: true })),
  );
  await last.click();
  expect(await jump).toBeGreaterThan(2000);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("button", { name: "In this article" }).click();
  await expect(list(page)).toBeHidden();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("a list that the shop hides opens, also after a script has asked for it anew", async ({
  page,
  stillLayout: _,
}) => {
  await visit(page, `${ARTICLE}?contents=hidden`);
  const button = page.getByRole("button", { name: "In this article" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.evaluate(() => window.ezTOC?.init?.());
  await button.click();
  await expect(list(page)).toBeVisible();
});

// Both lists are drawn by the same rules, so each direction looks at one of them.
for (const [at, { dir, tag }] of axeDirections.entries()) {
  const { name, query, box, toggle } = plugins[at] ?? plugins[0];
  test(`axe finds nothing in either state of the list of ${name}, ${dir}`, { tag }, async ({
    page,
    expectAccessible,
  }) => {
    await visit(page, `${ARTICLE}?dir=${dir}&${query}`);
    const button = page.getByRole("button", { name: toggle });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expectAccessible("the open list", box);
    await button.click();
    await expect(list(page)).toBeHidden();
    await expectAccessible("the closed list", box);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list stands open and its links jump", async ({ page }) => {
    await page.goto(`${ARTICLE}?contents=hidden`);
    await link(page, "Chipped enamel").click();
    await expect(page.getByRole("heading", { name: "Chipped enamel" })).toBeInViewport();
  });
});
