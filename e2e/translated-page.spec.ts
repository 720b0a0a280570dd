import type { Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { input, LAB, results, search } from "./live-search-steps.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, cartLine, openCart, visit } from "./storefront.ts";

/**
 * A browser that translates a page replaces its texts, even later ones, by elements of its own. A script that keeps
 * writing to the old text nodes changes nothing on the screen.
 */
const translates = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const KEPT = "script, style, noscript, textarea, option, svg, font, [translate=no]";
    const textsIn = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      for (let at: Node | null = walker.currentNode; at; at = walker.nextNode()) found.push(at);
      return found.filter((node) => node instanceof Text);
    };
    const isTranslated = (text: Text) => text.data.trim() !== "" && text.parentElement?.closest(KEPT) === null;
    const replaceTexts = (root: Node) => {
      for (const text of textsIn(root).filter(isTranslated)) {
        const outer = document.createElement("font");
        outer.appendChild(document.createElement("font")).append(text.data);
        text.replaceWith(outer);
      }
    };
    addEventListener("load", () => {
      replaceTexts(document.body);
      new MutationObserver((records) => {
        const changed = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
        for (const node of changed.filter(({ isConnected }) => isConnected)) replaceTexts(node);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });

test.beforeEach(({ page }) => translates(page));

test("what is added in a translated page shows there, and on the next one without asking the shop", async ({
  page,
  shop,
}) => {
  await visit(page, "/shop/");
  await addButton(page, products.mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  // Browsers translate a page that is there; the cart's code has read the page's language by now.
  await page.evaluate(() => {
    document.documentElement.lang = "de";
  });
  await addButton(page, products.mug.name).click();
  await expect(cartCount(page)).toHaveText("2");
  await expect(cartCount(page).locator("font").first()).toBeAttached();
  await openCart(page);
  await expect(cartLine(page, products.mug.name)).toContainText("$28.00");
  await whenIdle(page);
  await shop.clearRequests();
  await visit(page, "/product/linen-cushion/");
  await expect(cartCount(page)).toHaveText("2");
  await whenIdle(page);
  expect(await shop.requests("get_refreshed_fragments")).toEqual([]);
});

test("a search in a translated page says only what it has found last", async ({ page }) => {
  await page.goto(LAB);
  await search(page, "enamel");
  const status = page.getByRole("status").filter({ hasText: "found" });
  await expect(status).toHaveText("2 products found");
  await input(page).fill("wool");
  await expect(results(page)).toContainText("Felt house slippers");
  await expect(status).toHaveText("4 products found");
});

test("a countdown goes on in a translated page", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/product/linen-cushion/");
  const timer = page.getByRole("timer").first();
  await timer.scrollIntoViewIfNeeded();
  await expect(timer).toHaveText(/Reduced until .*\d seconds/);
  for (const _second of [1, 2]) {
    const before = await timer.innerText();
    await page.clock.runFor(1000);
    await expect.poll(() => timer.innerText()).not.toBe(before);
  }
});

test("pictures and slides in a translated page have their own captions and numbers", async ({ page }) => {
  await visit(page, "/lookbook/");
  const slides = page.getByRole("region", { name: "Carry it home", exact: true });
  await slides.scrollIntoViewIfNeeded();
  for (const range of ["2 to 5 of 8", "3 to 6 of 8"]) {
    await slides.getByRole("button", { name: "Next" }).click();
    await expect(slides.getByRole("status")).toHaveText(range);
  }
  await page.locator(".wp-block-gallery a").first().click();
  const caption = page.getByRole("dialog", { name: "Pictures" }).locator("p");
  await expect(caption).toHaveText(/^1 of 8/);
  for (const number of [2, 3]) {
    await page.keyboard.press("ArrowRight");
    await expect(caption).toHaveText(new RegExp(`^${number} of 8`));
  }
});
