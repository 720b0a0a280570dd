import type { Page } from "@playwright/test";
import { axeDirections, expect, pageFrame, test, whenIdle } from "./fixtures.ts";
import { products } from "./shop.ts";
import {
  addButton,
  card,
  cartCount,
  cartLine,
  cartPanel,
  cartToggle,
  openCart,
  plusButton,
  removeButton,
  visit,
} from "./storefront.ts";
import { addLink, fillList } from "./wishlist-steps.ts";

const { mug, kettle } = products;

test("axe finds nothing on a product page that nobody has touched", async ({ page, expectAccessible }) => {
  for (const path of ["/product/linen-tea-towel/", "/product/linen-tea-towel/?jquery=1"]) {
    await visit(page, path);
    await whenIdle(page);
    await expectAccessible(path, "main");
  }
});

for (const { dir, tag } of axeDirections) {
  test(`axe finds nothing in any state of the cart, ${dir}`, { tag }, async ({
    page,
    shop,
    problems,
    expectAccessible,
  }) => {
    test.slow();
    problems.tolerate(/Failed to load resource/);
    await visit(page, `/shop/?banner=1&dir=${dir}`);
    await page.evaluate(() => window.StorefrontWidgets?.mount());
    await shop.fail("add_to_cart", "500");
    await addButton(page, mug.name).click();
    const failedAdd = card(page, mug.name).getByRole("alert");
    await expect(failedAdd).toBeVisible();
    await addButton(page, kettle.name).click();
    await expect(cartCount(page)).toHaveText("1");
    await expect(failedAdd).toBeVisible();
    await expectAccessible("the shop with a failed and an added product");
    await addButton(page, mug.name).click();
    await expect(cartCount(page)).toHaveText("2");
    await cartToggle(page).click();
    await expect(page.locator("header").getByRole("dialog")).toBeVisible();
    await expectAccessible("the open cart", { but: "ul.products, #colophon" });
    await shop.fail("breakdance_cart_update_qty", "500");
    await plusButton(cartLine(page, kettle.name)).click();
    const failedQuantity = cartLine(page, kettle.name).getByRole("alert");
    await expect(failedQuantity).toBeVisible();
    await removeButton(page, mug.name).click();
    await expect(cartLine(page, mug.name)).toHaveCount(0);
    await expect(failedQuantity).toBeVisible();
    await expectAccessible("a failed quantity and undo offered", "header");
    await removeButton(page, kettle.name).click();
    await expect(cartCount(page)).toHaveText("0");
    await expectAccessible("the empty open cart", "header");
  });
}

/** Elements that reach beyond the window's sides and make the page scroll sideways. */
const overhanging = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const found = [...document.querySelectorAll("body *")]
      .filter((node) => {
        const { left, right, width } = node.getBoundingClientRect();
        return width > 0 && (right > clientWidth + 1 || left < -1);
      })
      .map((node) => `${node.localName}.${node.className}`);
    return [`${scrollWidth - clientWidth} px too wide`, ...found.slice(0, 5)];
  });

/** After a change of the window or its letters, which scripts may answer. */
const expectInside = (page: Page, what: string): Promise<void> =>
  expect.poll(() => overhanging(page), what).toEqual([]);

/** Returns what takes the spacing back. */
const spaceLetters = async (page: Page): Promise<() => Promise<void>> => {
  const own = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () => own.evaluate((sheet) => sheet.replaceSync(""));
};

/** The browser's font size, which counts at once. It is a setting of a renderer process: the shop's smallest page starts it. */
const letterSetting = async (page: Page): Promise<(standard: number) => Promise<void>> => {
  await page.goto("/__mock/api/cart");
  const session = await page.context().newCDPSession(page);
  return async (standard) => {
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
  };
};

const GALLERY = "/gallery/";

/**
 * By axe the shop's listing and the wishlist are looked at with their states, in tests of their own. The gallery's markup is
 * the same in both directions, so axe looks at it in one.
 */
const pages = [
  {
    what: "page of what is sold",
    lookedAt: ["/", mug.path, "/product/linen-tea-towel/", "/product/camp-table/"],
    others: ["/shop/?banner=1", "/product/ribbed-wool-socks/"],
  },
  {
    what: "page of the shopper's own",
    lookedAt: ["/cart/", "/checkout/", "/my-account/", "/notices/"],
    others: ["/wishlist/"],
  },
  { what: "page to read", lookedAt: ["/journal/mending-an-old-kettle/", GALLERY], others: [] },
] as const;

const expectNarrowInside = async (page: Page, path: string, setLetters: (standard: number) => Promise<void>) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectInside(page, path);
  const takeBack = await spaceLetters(page);
  await expectInside(page, `${path} with a shopper's own text spacing`);
  await takeBack();
  // No shop has a gallery of our widgets.
  if (path === GALLERY) return;
  await page.setViewportSize({ width: 390, height: 844 });
  await setLetters(32);
  await expectInside(page, `${path} in letters of twice the size`);
  await setLetters(16);
};

for (const { dir, tag } of axeDirections) {
  for (const { what, lookedAt, others } of pages)
    test(`axe finds nothing on any ${what}, and on a narrow one nothing hangs over the edge, ${dir}`, { tag }, async ({
      page,
      shop,
      expectAccessible,
    }) => {
      test.slow();
      await shop.scenario("two-items");
      const ownSize = page.viewportSize() ?? { width: 0, height: 0 };
      const setLetters = await letterSetting(page);
      const visitNarrow = async (path: string) => {
        await page.setViewportSize(ownSize);
        await visit(page, `${path}${path.includes("?") ? "&" : "?"}dir=${dir}`);
        await expectNarrowInside(page, path, setLetters);
      };
      for (const path of lookedAt) {
        await visitNarrow(path);
        if (path === GALLERY && dir === "rtl") continue;
        await page.setViewportSize(ownSize);
        await page.evaluate(() => window.StorefrontWidgets?.mount());
        for (const fadedIn of await page.locator(".related.products").all())
          await expect(fadedIn).toHaveCSS("opacity", "1");
        await expectAccessible(path, ...(path === "/" ? [] : [{ but: pageFrame }]));
      }
      for (const path of others) await visitNarrow(path);
    });
}

for (const dir of ["ltr", "rtl"]) {
  test(`in a narrow window the cart can be used, ${dir}`, async ({ page, shop }) => {
    await shop.scenario("two-items");
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/shop/?dir=${dir}`);
    await cartToggle(page).click();
    const panel = page.locator("header").getByRole("dialog");
    await expect(panel).toBeVisible();
    await expect.poll(() => panel.evaluate((node) => Math.round(node.getBoundingClientRect().left))).toBe(0);
    await expect(panel).toBeInViewport({ ratio: 0.95 });
    await removeButton(page, mug.name).click();
    await expect(cartCount(page)).toHaveText("1");
    expect(await overhanging(page)).toEqual([]);
  });
}

test("a name in one long word pushes nothing out of a page", async ({ page, shop }) => {
  await shop.scenario("two-items");
  for (const path of ["/cart/", "/checkout/", "/product/ridge-enamel-mug/"]) {
    await visit(page, path);
    for (const name of await page.locator("h1, td.product-name").all())
      await name.evaluate((node) => (node.lastChild ?? node).before("Backsteinrohbauunternehmer".repeat(3)));
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overhanging(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("reduced motion: nothing moves for longer than a moment", async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  const longMoves = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 100)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : "?")),
    );
  await openCart(page);
  expect(await longMoves()).toEqual([]);
  // A press whose code is still on its way fades, which tells the shopper that it was heard.
  await page.waitForFunction(() =>
    window.StorefrontWidgets?.inspect().some(
      ({ widget, state }) => widget === "remove-from-cart" && state === "mounted",
    ),
  );
  await removeButton(page, mug.name).click();
  expect(await longMoves()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(cartPanel(page)).toBeHidden();
  expect(await longMoves()).toEqual([]);
});

/** The list with every column that the shop can switch on. */
const fullList = "/wishlist/?wishlist=multi,share,icons,sort,itempopups";

test("larger letters push nothing out of lists, saved cards and wide windows", async ({ page, shop }) => {
  test.slow();
  await shop.scenario("saved-cards");
  await page.setViewportSize({ width: 390, height: 844 });
  const setLetters = await letterSetting(page);
  await setLetters(32);
  await page.route("https://static.paynow.pl/**", () => undefined);
  await visit(page, "/checkout/");
  await expectInside(page, "cards at the checkout");
  await fillList(page);
  for (const path of ["/wishlist/", mug.path]) {
    await visit(page, path);
    await expectInside(page, `${path} with a wish`);
  }
  for (const path of ["/shop/", "/cart/", fullList]) {
    await visit(page, path);
    for (const [width, letterPx] of [
      [390, 32],
      [640, 32],
      [820, 16],
      [900, 32],
      [1280, 24],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await setLetters(letterPx);
      await expectInside(page, `${path} at ${width} px`);
    }
  }
});

const isUnderUndo = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width, height } = (document.activeElement as Element).getBoundingClientRect();
    return Boolean(document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".sw-undo"));
  });

for (const [what, size, letterPx, url] of [
  ["a page enlarged four times", { width: 320, height: 200 }, 16, "/shop/"],
  ["letters of twice the size on a phone", { width: 390, height: 844 }, 32, "/shop/"],
  [
    "letters of twice the size on a tablet, below the header,",
    { width: 768, height: 900 },
    32,
    "/shop/?style=dropdown",
  ],
] as const) {
  test(`in ${what} all of the open cart can be seen`, async ({ page, shop }) => {
    await shop.scenario("two-items");
    await page.setViewportSize(size);
    await (await letterSetting(page))(letterPx);
    await visit(page, url);
    await addButton(page, kettle.name).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Dismiss" }), "a notice over half of the page").not.toBeInViewport();
    await openCart(page);
    const line = cartLine(page, kettle.name);
    for (const part of [
      line.locator(".bde-mini-cart-item-title"),
      plusButton(line),
      cartPanel(page).getByRole("link", { name: "Checkout" }),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 0.95 });
    }
    await removeButton(page, mug.name).click();
    const told = cartPanel(page).getByText(`“${mug.name}” removed.`);
    const { width } = (await told.boundingBox()) ?? { width: 0 };
    expect(width, "room for whole words beside or above Undo").toBeGreaterThan(6 * letterPx);
    await cartPanel(page).getByRole("link", { name: "View cart" }).focus();
    expect(await isUnderUndo(page), "the focus under the offer to undo").toBe(false);
  });
}

test("in a shopper's own colours what is drawn with backgrounds can be seen", async ({ page }) => {
  const look = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node, part) => {
        const { backgroundColor, backgroundImage, color } = getComputedStyle(node, part);
        return { backgroundColor, backgroundImage, color };
      }, pseudo);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await visit(page, "/my-account/");
  await page.getByLabel("Password").first().fill("moss");
  await expect(page.locator(".show-password-input").first()).toBeVisible();
  const eye = await look(".show-password-input", "::before");
  expect(eye.backgroundImage).toContain("gradient");
  expect(eye.color).toBe((await look("body")).color);
  expect(await look(".breakdance-menu-toggle-lines", "::before")).toMatchObject({ backgroundColor: eye.color });
  await expect(page.locator(".demo_store"), "an edge to the page below").toHaveCSS("border-top-width", "1px");
  await visit(page, "/lookbook/");
  await page.locator(".owl-dots").first().scrollIntoViewIfNeeded();
  await expect(page.locator(".owl-dot.active").first()).toBeVisible();
  expect(await look(".owl-dot.active span")).toMatchObject({ backgroundColor: eye.color });
  await page.locator(".search-field").first().fill("lantern");
  await expect(page.locator("[role=option] mark")).toBeVisible();
  const word = await look("[role=option] mark");
  expect(word.color).not.toBe(word.backgroundColor);
  expect(word.backgroundColor).toMatch(/^rgb\(/);
});

test("popups have an edge in a shopper's own colours, and a dark theme's ground", async ({ page }) => {
  const popup = page.getByRole("dialog");
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/gallery/");
  const demo = (widget: string) => page.locator(`[data-widget="${widget}"]`).first();
  await demo("live-search").getByLabel("Search products").focus();
  await demo("menu").getByRole("button", { name: "Kitchen Submenu" }).focus();
  await demo("mini-cart").locator("[data-part=toggle]").click();
  for (const panel of [".de-search-results-wrapper", ".bde-mini-cart-offcanvas-body"])
    await expect(page.locator(`#masthead ${panel}`)).toHaveCSS("border-top-width", "1px");
  // The widgets' own styles are enough.
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll("link[rel='stylesheet']")) sheet.remove();
  });
  for (const panel of [
    demo("live-search").locator("[data-part=results]"),
    demo("mini-cart").locator("[data-part=panel]"),
    demo("menu").locator(".breakdance-dropdown-floater").first(),
  ])
    await expect(panel).toHaveCSS("border-top-width", "1px");
  await visit(page, "/product-category/kitchen/");
  await page.getByRole("button", { name: "Tell me when it is back" }).first().click();
  await expect(popup).toHaveCSS("border-top-width", "3px");
  await visit(page, "/shop/?wishlist=multi");
  await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "dark"));
  await addLink(page, mug.name).click();
  await expect(popup).toHaveCSS("border-top-width", "3px");
  await page.emulateMedia({ forcedColors: "none" });
  await expect(popup).toHaveCSS("background-color", "rgb(18, 18, 18)");
});
