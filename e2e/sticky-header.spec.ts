import type { Page } from "@playwright/test";
import { axeDirections, expect, test } from "./fixtures.ts";
import { chunk, delay, watchChunks } from "./network.ts";
import { products } from "./shop.ts";
import { cartPanel, cartToggle, openCart, scrollTo } from "./storefront.ts";

declare global {
  interface Window {
    breakdanceHeaders?: Record<string, { refresh: () => void; destroy: () => void }>;
  }
}

const lab = (settings: string) => `/header-lab/?${settings}`;

const HEADER = ".bde-header-builder, .lab-header";

const header = (page: Page) => page.locator(HEADER);

/** Expects a state's name, and whether the header is on the screen after its transition. */
const expectHeader = async (page: Page, state: string, isOnScreen: boolean) => {
  await expect(header(page)).toHaveAttribute("data-state", state);
  const onScreen = () =>
    header(page).evaluate((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return Math.round(top) >= 0 && Math.round(bottom) <= window.innerHeight;
    });
  await expect.poll(onScreen).toBe(isOnScreen);
};

test("a builder's header hides past or shows from its distance, or is revealed by any upward scroll", async ({
  page,
}) => {
  await page.goto(lab("hide=400"));
  await scrollTo(page, 400);
  await expectHeader(page, "styled", true);
  await scrollTo(page, 401 + 200);
  await expectHeader(page, "hidden", false);
  await scrollTo(page, 300);
  await expectHeader(page, "styled", true);

  await page.goto(lab("show=300"));
  await scrollTo(page, 200);
  await expectHeader(page, "hidden", false);
  await scrollTo(page, 301);
  await expectHeader(page, "styled", true);
  await scrollTo(page, 200);
  await expectHeader(page, "hidden", false);

  await page.goto(lab("hide=400&reveal=yes"));
  await scrollTo(page, 900);
  await expectHeader(page, "hidden", false);
  await scrollTo(page, 899);
  await expectHeader(page, "styled", true);
  await scrollTo(page, 950);
  await expectHeader(page, "hidden", false);
});

test("a theme's header hides past its distance, and is revealed by any upward scroll", async ({ page }) => {
  await page.goto(lab("markup=theme&hide=400&reveal=yes"));
  await scrollTo(page, 400);
  await expectHeader(page, "styled", true);
  await scrollTo(page, 601);
  await expectHeader(page, "hidden", false);
  await scrollTo(page, 600);
  await expectHeader(page, "styled", true);
});

test("nothing is loaded for a header while the page stands at its top", async ({ page }) => {
  const asked = watchChunks(page);
  await page.goto(lab("hide=400"), { waitUntil: "networkidle" });
  expect(asked("sticky-header|island")).toEqual([]);
  await scrollTo(page, 10);
  await expectHeader(page, "styled", true);
});

test("a page that comes back scrolled has its header as it should be", async ({ page }) => {
  await page.goto(lab("hide=400"));
  await scrollTo(page, 1000);
  await expectHeader(page, "hidden", false);
  await page.reload();
  await expectHeader(page, "hidden", false);
});

test("on a narrow screen the page begins below its header", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 });
  await page.goto(lab(""));
  const { height } = (await page.locator(".bde-header-builder").boundingBox()) ?? { height: 0 };
  const { y } = (await page.getByRole("link", { name: "Home" }).boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThanOrEqual(height);
});

test("the focus shows a hidden header, and never goes under one that is shown", async ({ page }) => {
  await page.goto(lab("hide=400&reveal=yes"));
  await scrollTo(page, 1500);
  await expectHeader(page, "hidden", false);
  await page.getByRole("link", { name: "Link 34" }).focus();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    // Two frames later the scrolling has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const gap = await page.evaluate(() => {
      const bar = document.querySelector(".bde-header-builder");
      const focused = document.activeElement;
      if (!bar || !focused) throw new Error("no header or no focus");
      return focused.getBoundingClientRect().top - (bar as HTMLElement).offsetHeight;
    });
    expect(gap).toBeGreaterThanOrEqual(-1);
  }
  await scrollTo(page, 2000);
  await expectHeader(page, "hidden", false);
  await header(page).getByRole("link", { name: "Larkmoor" }).focus();
  await expectHeader(page, "styled", true);
  // The pressed part takes the focus; a header that went away then would also take the click away.
  await cartToggle(page).click({ delay: 300 });
  await expect(cartPanel(page)).toBeVisible();
});

for (const markup of ["builder", "theme"]) {
  test(`a ${markup}'s header stays with its open cart, and comes with one that opens by itself`, async ({ page }) => {
    await page.goto(lab(`markup=${markup}&hide=200&style=dropdown&open_on_add=1`));
    await openCart(page);
    await scrollTo(page, 900);
    await expectHeader(page, "styled", true);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Link 20" }).focus();
    await expectHeader(page, "hidden", false);
    await page.evaluate((id) => window.StorefrontWidgets?.cart.add(id), products.mug.id);
    await expectHeader(page, "styled", true);
    await cartPanel(page).getByRole("link", { name: "Continue shopping" }).click({ trial: true });
    // Must lie above the shop's notice; no click can prove it, because the dialog makes the page inert.
    await expect(header(page)).toHaveCSS("z-index", "1000");
  });
}

test("a header that its search field holds stays with the cart that a first press opens", async ({ page }) => {
  await page.goto(lab("hide=200&reveal=yes&style=dropdown"));
  await scrollTo(page, 900);
  await expectHeader(page, "hidden", false);
  await scrollTo(page, 800);
  await expectHeader(page, "styled", true);
  await page.getByRole("textbox", { name: "Search the shop" }).click();
  await scrollTo(page, 900);
  await expectHeader(page, "styled", true);
  // Shorter than a frame, as a tap is: the focus has left the field, and the cart's code is still on its way.
  await delay(page, chunk("mini-cart"), 300);
  await cartToggle(page).click();
  await expect(cartPanel(page)).toBeVisible();
  await expectHeader(page, "styled", true);
});

for (const [markup, behavior] of [
  ["builder", "auto"],
  ["builder", "smooth"],
  ["theme", "auto"],
] as const) {
  test(`the first jump within a page (${behavior}) ends below a ${markup}'s header`, async ({ page }) => {
    await page.goto(lab(`markup=${markup}`));
    await page.getByText("Paragraph 20 of").evaluate((node, scrollBehavior) => {
      node.id = "place";
      // Few themes leave room themselves.
      Object.assign(document.documentElement.style, { scrollBehavior, scrollPaddingTop: "0" });
      const link = Object.assign(document.createElement("a"), { href: "#place", textContent: "Go on reading" });
      document.querySelector("h1")?.append(link);
    }, behavior);
    await page.getByRole("link", { name: "Go on reading" }).click();
    const gap = () =>
      header(page).evaluate((bar) => {
        const { top = NaN } = document.querySelector("#place")?.getBoundingClientRect() ?? {};
        return Math.abs(Math.round(top - (bar as HTMLElement).offsetHeight));
      });
    await expect.poll(gap).toBe(0);
  });
}

test("a header that is not sticky is cleaned and stays so", async ({ page }) => {
  await page.goto(lab("sticky=no&show=300"));
  const classes = "bde-header-builder bde-header-builder-9-100";
  await expect(header(page)).toHaveClass(classes);
  await scrollTo(page, 500);
  await expect(header(page)).toHaveClass(classes);
});

test("the builder's editor sees markers and states, and its instance can be destroyed", async ({ page }) => {
  await page.goto(lab("editor=yes&hide=400&show=300"));
  const markers = page.locator(".bde-header-builder-marker");
  await expect(markers).toHaveText(["Hide (400px)", "Show (300px)"]);
  await expect(header(page)).toHaveClass(/is-before/);
  await scrollTo(page, 350);
  await expect(header(page)).not.toHaveClass(/is-before/);
  await expect(header(page)).not.toHaveClass(/is-animating/);
  await page.evaluate(() => window.breakdanceHeaders?.["100"]?.destroy());
  await expect(markers).toHaveCount(0);
  await page.goto(lab("editor=yes&hide=200&show=300"));
  await expect(markers).toHaveText(["Error: 'Hide' must be higher than 'Show'", "Show (300px)"]);
});

// What a state changes is the same for both kinds of header, so each direction looks at one of them.
for (const { dir, tag } of axeDirections) {
  const markup = dir === "ltr" ? "builder" : "theme";
  test(`axe finds nothing in any state of a ${markup}'s header, ${dir}`, { tag }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(lab(`markup=${markup}&hide=400&dir=${dir}`));
    await expectAccessible("the header at the top", HEADER);
    await scrollTo(page, 300);
    await expectHeader(page, "styled", true);
    await expectAccessible("the styled header", HEADER);
    await scrollTo(page, 900);
    await expectHeader(page, "hidden", false);
    await expectAccessible("the hidden header", HEADER);
  });
}

test("nothing moves but by scrolling where less motion is wanted, and nothing overhangs at 320 px", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(lab("markup=theme&hide=400"));
  await scrollTo(page, 900);
  await expectHeader(page, "hidden", false);
  await expect.poll(() => header(page).evaluate((node) => node.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("what is focused in a theme's header scrolls no page", async ({ page }) => {
  await page.goto("/journal/mending-an-old-kettle/?header=sticky");
  const bar = page.locator(".reading-bar");
  await scrollTo(page, 1000);
  await expect(bar).toHaveAttribute("data-state", "styled");
  await bar.getByRole("link", { name: "Cart" }).focus();
  // The theme itself leaves a line's room at the window's edges.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(990);
});

test("scrolling up and down shifts nothing", async ({ page, stillLayout: _ }) => {
  await page.goto(lab("hide=400&reveal=yes"));
  await scrollTo(page, 10);
  await expectHeader(page, "styled", true);
  for (const y of [0, 400, 800, 1200, 1000, 600, 200, 0, 900, 300]) await scrollTo(page, y);
  await expectHeader(page, "styled", true);
});

test("on paper a hidden header stands below the notice, not over it", async ({ page }) => {
  await page.goto("/product/ridge-enamel-mug/");
  await page.mouse.wheel(0, 600);
  await expect(header(page)).toHaveAttribute("data-state", "hidden");
  await page.emulateMedia({ media: "print" });
  const overlap = () =>
    header(page).evaluate((node) => {
      const notice = document.querySelector(".woocommerce-store-notice");
      return (notice?.getBoundingClientRect().bottom ?? NaN) - node.getBoundingClientRect().top;
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});
