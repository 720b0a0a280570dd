import type { Locator, Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { chunk, hold, rewrite } from "./network.ts";
import { products } from "./shop.ts";
import { cartPanel, openCart, visit } from "./storefront.ts";
import { addLink, createList, heart, keepPluginSheet, wish } from "./wishlist-steps.ts";

const { mug, kettle } = products;

/** The names of the lists that a product is in, as the shop prints them. */
const listsWith = async ({ request }: Page, product: number): Promise<string[]> => {
  const manage = await (await request.get("/wishlist/manage/")).text();
  const names: string[] = [];
  for (const [, href = "", name = ""] of manage.matchAll(/class="wishlist-anchor" href="([^"]+)">([^<]+)</g)) {
    const list = await (await request.get(href)).text();
    if (list.includes(`data-row-id="${product}"`)) names.push(name);
  }
  return names;
};

/** The mouse is elsewhere when the code comes that its first move over a button has loaded. */
const passBy = async (page: Page, link: Locator, code: RegExp): Promise<void> => {
  const left = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await left.promise;
    await route.continue();
  });
  const loading = page.waitForResponse(code);
  await link.hover();
  await page.mouse.move(0, 0);
  left.resolve();
  await (await loading).finished();
  await whenIdle(page);
};

test("a tooltip is read in the plugin's own style sheet, from right to left too", async ({ page }) => {
  await visit(page, "/shop/?wishlist=tooltip");
  await keepPluginSheet(page);
  const tooltip = heart(page, mug.name).locator(".yith-wcwl-tooltip");
  for (const dir of ["ltr", "rtl"]) {
    await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), dir);
    await addLink(page, mug.name).hover();
    await expect(tooltip).toBeVisible();
    // Higher than the padding alone, which is 10px.
    expect((await tooltip.boundingBox())?.height).toBeGreaterThan(18);
    expect(await tooltip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
  }
});

/** Adds in a popup and closes it before the shop has answered, so that the page itself says what it says. */
const leadToNotice = async (page: Page): Promise<Locator> => {
  await page.locator(".summary .yith-wcwl-add-to-wishlist").getByRole("link", { name: "Add to wishlist" }).click();
  const popup = page.getByRole("dialog", { name: "Add to a wishlist" });
  await expect(popup).toBeVisible();
  const answer = await hold(page, "**/admin-ajax.php");
  await popup.getByRole("link", { name: "Add to wishlist" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  answer();
  const notice = page.locator("#yith-wcwl-popup-message");
  await expect(notice).toBeVisible();
  return notice;
};

test("a notice and its link are read, in the plugin's own style sheet too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, "/product/ridge-enamel-mug/?wishlist=multi");
  const notice = await leadToNotice(page);
  // It stays under the mouse.
  await notice.hover();
  for (const part of [notice, notice.getByRole("link", { name: "View the list" })])
    await expect(part).toHaveCSS("color", "rgb(34, 48, 42)");

  await keepPluginSheet(page);
  await expect(notice).not.toHaveCSS("color", "rgb(255, 255, 255)");
  const { x, width } = (await notice.boundingBox()) ?? { x: 0, width: 0 };
  expect(Math.round(x + width / 2)).toBe(195);
});

test("a tooltip goes with the mouse, also when the link under it was another's", async ({ page }) => {
  await visit(page, "/shop/?wishlist=tooltip");
  const tooltip = heart(page, mug.name).locator(".yith-wcwl-tooltip");
  await passBy(page, addLink(page, mug.name), chunk("add-to-wishlist"));
  await expect(tooltip).toHaveCount(0);
  await addLink(page, mug.name).hover();
  await expect(tooltip).toBeVisible();
  // With a page magnifier a shopper must move the pointer there to read it.
  const { x, y } = (await tooltip.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 9, y + 9, { steps: 20 });
  await expect(heart(page, mug.name).locator(".with-tooltip")).toHaveCount(1);
  await wish(page, mug.name);
  await expect(heart(page, mug.name).getByRole("link")).toBeFocused();
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
});

test("a tooltip shows also where an error that the server prints first keeps the page's doctype from counting", async ({
  page,
}) => {
  await rewrite(page, "**/shop/*", (html) => `<b>Notice</b>: Undefined index\n${html}`);
  await visit(page, "/shop/?wishlist=tooltip");
  expect(await page.evaluate(() => document.compatMode)).toBe("BackCompat");
  await addLink(page, mug.name).hover();
  await expect(heart(page, mug.name).locator(".yith-wcwl-tooltip")).toBeVisible();
});

test("a dropdown offers the other lists on hover and on focus", async ({ page, expectAccessible }) => {
  await createList(page, "Camping", "dropdown");
  await visit(page, "/shop/?wishlist=dropdown");
  await whenIdle(page);
  const camping = heart(page, kettle.name).getByRole("link", { name: "Camping" });
  await passBy(page, addLink(page, kettle.name), chunk("list-choices"));
  await expect(camping).toBeHidden();
  await addLink(page, kettle.name).hover();
  await expect(camping).toBeVisible();
  await expectAccessible("a dropdown of lists", "main");
  await page.mouse.move(0, 0);
  await expect(camping).toBeHidden();
  await addLink(page, kettle.name).focus();
  await expect(camping).toBeVisible();
  await expect(addLink(page, kettle.name)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(camping).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(camping).toBeHidden();
  await expect(addLink(page, kettle.name)).toBeFocused();
  await page.keyboard.press("Tab");
  await addLink(page, kettle.name).focus();
  await expect(camping).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(camping).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heart(page, kettle.name)).toHaveClass(/\bexists\b/);
  expect(await listsWith(page, kettle.id)).toEqual(["Camping"]);
});

test("Escape closes lists under the mouse before a mini-cart that was open before", async ({ page }) => {
  await createList(page, "Camping", "dropdown");
  await visit(page, "/shop/?wishlist=dropdown&style=dropdown");
  await openCart(page);
  const camping = heart(page, mug.name).getByRole("link", { name: "Camping" });
  await addLink(page, mug.name).hover();
  await expect(camping).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(camping).toBeHidden();
  await expect(cartPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cartPanel(page)).toBeHidden();
});

test("lists that the mouse has pressed close when it leaves", async ({ page, problems, shop }) => {
  await createList(page, "Camping", "dropdown");
  await visit(page, "/shop/?wishlist=dropdown");
  await whenIdle(page);
  const camping = heart(page, kettle.name).getByRole("link", { name: "Camping" });
  await addLink(page, kettle.name).hover();
  problems.tolerate(/500/);
  await shop.fail("add_to_wishlist", "500");
  await camping.click();
  await expect(heart(page, kettle.name)).toHaveAttribute("data-state", "failed");
  await page.mouse.move(0, 0);
  await expect(camping).toBeHidden();
});

// In the single-file edition the lists' code is there between a tap's focus and its click.
for (const tag of ["module", "defer"]) {
  test(`as ${tag}: the first tap of a finger opens the dropdown, the next chooses`, { tag: "@phone-only" }, async ({
    page,
  }) => {
    await createList(page, "Camping", "dropdown");
    await visit(page, `/shop/?wishlist=dropdown&tag=${tag}`);
    await whenIdle(page);
    const camping = heart(page, mug.name).getByRole("link", { name: "Camping" });
    await addLink(page, mug.name).tap();
    await expect(camping).toBeVisible();
    await expect(heart(page, mug.name)).not.toHaveClass(/\bexists\b/);
    await camping.tap();
    await expect(heart(page, mug.name)).toHaveClass(/\bexists\b/);
    expect(await listsWith(page, mug.id)).toEqual(["Camping"]);
  });
}

test("on the product's pictures, where the shop wants the button", async ({ page, stillLayout: _ }) => {
  await visit(page, `${mug.path}?wishlist=thumbnails`);
  const single = page.locator(".woocommerce-product-gallery > .yith-wcwl-add-to-wishlist--single");
  await single.getByRole("link", { name: "Add to wishlist" }).click();
  await expect(single).toHaveClass(/\bexists\b/);
  await page.evaluate(() => window.StorefrontWidgets?.unmount());
  await expect(page.locator(".woocommerce-product-gallery + .yith-wcwl-add-to-wishlist--single")).toBeVisible();
});

/** Acts like an infinite-scroll script: appends the next page's cards and fires the event that tells other plugins. */
const appendNextPage = (page: Page) =>
  page.evaluate(async () => {
    const next = await new Promise<Document>((resolve) => {
      const request = new XMLHttpRequest();
      request.responseType = "document";
      request.onload = () => resolve(request.response);
      request.open("GET", "/shop/page/2/?cached=1");
      request.send();
    });
    const cards = [...next.querySelectorAll("ul.products > li.product")];
    document.querySelector("ul.products")?.append(...cards);
    const { jQuery } = window as unknown as { jQuery?: (target: unknown) => { trigger: (...args: unknown[]) => void } };
    jQuery?.(document).trigger("yith_infs_added_elem", [jQuery(cards), "/shop/page/2/"]);
    return cards.length;
  });

test("buttons that arrive with more products are checked once, and work", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await whenIdle(page);
  expect(await appendNextPage(page)).toBeGreaterThan(0);
  await whenIdle(page);
  expect(await shop.requests("load_fragments")).toEqual([]);
  await page.locator("ul.products > li.product").last().getByRole("link", { name: "Add to wishlist" }).click();
  await expect(page.locator("ul.products > li.product").last().locator(".yith-wcwl-add-to-wishlist")).toHaveClass(
    /\bexists\b/,
  );
  await visit(page, "/shop/?jquery=1");
  await whenIdle(page);
  await shop.clearRequests();
  await appendNextPage(page);
  const last = page.locator("ul.products > li.product").last().locator(".yith-wcwl-add-to-wishlist");
  await expect(last).toHaveClass(/\bexists\b/);
  expect(await shop.requests("load_fragments")).toHaveLength(1);
});

test("a filter that puts in another list and asks for its buttons anew costs one check, and none without a list", async ({
  page,
  shop,
}) => {
  const filter = () =>
    page.evaluate(async () => {
      const text = await (await fetch("/shop/?cached=1")).text();
      const list = new DOMParser().parseFromString(text, "text/html").querySelector("ul.products") as Element;
      document.querySelector("ul.products")?.replaceWith(list);
      const { jQuery } = window as unknown as { jQuery: (target: unknown) => { trigger: (name: string) => void } };
      jQuery(document).trigger("yith_wcwl_reload_fragments");
    });
  await visit(page, "/shop/?jquery=1");
  await whenIdle(page);
  await filter();
  await whenIdle(page);
  expect(await shop.requests("load_fragments")).toEqual([]);
  await wish(page, mug.name);
  await shop.clearRequests();
  await filter();
  await expect(heart(page, mug.name)).toHaveClass(/\bexists\b/);
  await whenIdle(page);
  expect(await shop.requests("load_fragments")).toHaveLength(1);
});

test("other scripts ask for the blocks, and find their own data in the answer's event", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await wish(page, mug.name);
  await shop.clearRequests();
  const echoed = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { jQuery } = window as unknown as {
          jQuery: (target: unknown) => {
            on: (name: string, handler: (event: unknown, update: { data: unknown }) => void) => void;
            trigger: (name: string, args: unknown[]) => void;
          };
        };
        jQuery(document.body).on("yith_wcwl_fragments_replaced", (_event, { data }) => resolve(data));
        jQuery(document).trigger("yith_wcwl_reload_fragments", [{ firstLoad: false, avoidDataInvalidation: true }]);
      }),
  );
  expect(echoed).toEqual({ firstLoad: false, avoidDataInvalidation: true });
  expect(await shop.requests("load_fragments")).toHaveLength(1);
  const started = await page.evaluate(
    () =>
      (window as unknown as { __events: { event: string }[] }).__events.filter(
        ({ event }) => event === "yith_wcwl_init",
      ).length,
  );
  expect(started).toBe(1);
});
