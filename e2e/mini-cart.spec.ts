import type { Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { products } from "./shop.ts";
import {
  addButton,
  cartCount,
  cartLine,
  cartPanel,
  cartToggle,
  liveRegion,
  openCart,
  openFilledCart,
  putIntoStickyHeader,
  removeButton,
  showUpTo,
  visit,
} from "./storefront.ts";

const { mug, kettle } = products;

/** Longer than Undo is offered. */
const AFTER_UNDO_MS = 6500;

const isLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "visible");

test("add, look, remove, undo: every step shows, and a reload shows the same", { tag: "@phone" }, async ({
  page,
  shop,
  stillLayout: _,
}) => {
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await addButton(page, kettle.name).click();
  await expect(cartCount(page)).toHaveText("2");
  await openCart(page);
  await expect(cartPanel(page)).toContainText("$60.00");

  await removeButton(page, mug.name).click();
  await expect(cartLine(page, mug.name)).toHaveCount(0);
  await expect(cartCount(page)).toHaveText("1");
  await expect(cartPanel(page)).toContainText("$46.00");
  await expect(removeButton(page, kettle.name)).toBeFocused();
  await expect(liveRegion(page)).toHaveText(`“${mug.name}” has been removed from your cart`);

  await cartPanel(page).getByRole("button", { name: "Undo" }).click();
  await expect(cartLine(page, mug.name)).toHaveCount(1);
  await expect(cartCount(page)).toHaveText("2");
  expect(await shop.cart()).toEqual({ [kettle.name]: 1, [mug.name]: 1 });

  await page.reload();
  await openCart(page);
  await expect(cartLine(page, mug.name)).toHaveCount(1);
  await expect(cartCount(page)).toHaveText("2");
});

test("a word that is wider than a phone leaves the undo within reach", { tag: "@phone-only" }, async ({
  page,
  shop,
}) => {
  await openFilledCart(page, shop);
  const word = "Edelstahlschlauchschellensortimentskasten";
  const title = cartLine(page, mug.name).locator(".product-title");
  await title.evaluate((element, text) => element.replaceChildren(text), word);
  await cartLine(page, word).locator(".remove_from_cart_button").click();
  await expect(cartPanel(page)).toContainText(`“${word}” removed.`);
  await expect(cartPanel(page).getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
});

test("a long word for Undo keeps within the panel", { tag: "@phone-only" }, async ({ page, shop }) => {
  const undo = "Doch nicht entfernen, sondern im Warenkorb behalten";
  await page.addInitScript((text) => {
    Object.assign(window, { storefront_messages: { undo: text } });
  }, undo);
  await openFilledCart(page, shop);
  await removeButton(page, mug.name).click();
  const button = cartPanel(page).getByRole("button", { name: undo });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await button.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

test("removing the last line moves focus to the panel, and undo restores the quantity", async ({ page, shop }) => {
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await expect(addButton(page, mug.name)).toHaveClass(/\badded\b/);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("2");
  await openCart(page);
  await removeButton(page, mug.name).click();
  await expect(cartPanel(page)).toContainText("No products in the cart.");
  await expect(cartPanel(page).locator(":focus")).toHaveCount(1);
  await cartPanel(page).getByRole("button", { name: "Undo" }).click();
  await expect(cartLine(page, mug.name)).toHaveCount(1);
  expect(await shop.cart()).toEqual({ [mug.name]: 2 });
});

test("nothing moves under the finger when an undo has taken its time", async ({ page, shop, stillLayout }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await openCart(page);
  await removeButton(page, mug.name).click();
  const undo = cartPanel(page).getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await stillLayout.forget(page);
  await shop.latency(700);
  await undo.click();
  await expect(cartLine(page, mug.name)).toHaveCount(1);
  await expect(undo).toHaveCount(0);
  await expect(removeButton(page, mug.name)).toBeFocused();
});

test("the line that an undo brings back is in view where the focus goes to it", { tag: "@phone-only" }, async ({
  page,
  shop,
}) => {
  await shop.scenario("big-cart");
  await visit(page, "/shop/");
  await openCart(page);
  await removeButton(page, mug.name).click();
  await cartLine(page, "Linen cushion").scrollIntoViewIfNeeded();
  await expect(cartLine(page, kettle.name)).not.toBeInViewport();
  await cartPanel(page).getByRole("button", { name: "Undo" }).click();
  await expect(removeButton(page, mug.name)).toBeFocused();
  await expect(removeButton(page, mug.name)).toBeInViewport({ ratio: 1 });
});

test("undo is offered for six seconds", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await page.clock.install();
  await visit(page, "/shop/");
  await page.clock.runFor(1000);
  await openCart(page);
  await removeButton(page, mug.name).click();
  const undo = cartPanel(page).getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await page.clock.runFor(AFTER_UNDO_MS);
  await expect(undo).toHaveCount(0);
  expect(await shop.cart()).toEqual({ [kettle.name]: 1 });
});

test("every way to close it closes it", async ({ page }) => {
  await visit(page, "/shop/");
  const panel = cartPanel(page);
  await openCart(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(cartToggle(page)).toBeFocused();

  await openCart(page);
  await panel.getByRole("button", { name: "Close", exact: true }).click();
  await expect(panel).toBeHidden();

  await openCart(page);
  await page.mouse.click(20, 400);
  await expect(panel).toBeHidden();
});

test("opened by keyboard it takes focus, and closes when focus leaves it", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/?style=dropdown");
  await cartToggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(cartPanel(page).locator(":focus")).toHaveCount(1);
  expect(await isLocked(page), "on a desktop a dropdown leaves the page alone").toBe(false);
  await page.keyboard.press("Escape");
  await expect(cartToggle(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(cartPanel(page).locator(":focus")).toHaveCount(1);
  await page.locator(".search-field").focus();
  await expect(cartPanel(page)).toBeHidden();
});

/** Another script's dialog. */
const openDialog = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const dialog = document.createElement("dialog");
    dialog.append(document.createElement("button"));
    document.body.append(dialog);
    dialog.showModal();
  });

test("Escape closes a dialog that has opened over the open cart, and then the cart, also at two quick presses", async ({
  page,
}) => {
  await visit(page, "/shop/?style=sidebar");
  await openCart(page);
  await openDialog(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("body > dialog")).toBeHidden();
  await expect(cartPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cartPanel(page)).toBeHidden();

  await openCart(page);
  await openDialog(page);
  await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>("body > dialog[open]");
    // Before the browser has moved the focus, which it does with the next frame.
    dialog?.addEventListener("close", () => {
      dialog.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    dialog?.close();
  });
  await expect(cartPanel(page)).toBeHidden();
});

test("the page behind a side panel stands still and does not jump", async ({ page, shop, stillLayout: _ }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/?style=sidebar");
  const headingAt = () => page.getByRole("heading", { level: 1 }).evaluate((node) => node.getBoundingClientRect().left);
  const before = await headingAt();
  await openCart(page);
  await expect.poll(() => isLocked(page)).toBe(true);
  expect(await headingAt()).toBe(before);
  await page.keyboard.press("Escape");
  await expect.poll(() => isLocked(page)).toBe(false);
  expect(await headingAt()).toBe(before);
});

test("a tablet that is turned to another header is not left standing behind a side panel that is gone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, "/shop/?style=sidebar");
  await showUpTo(page, "header .bde-mini-cart", 1000);
  await openCart(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(cartToggle(page)).toBeHidden();
  await expect(page.locator("html")).not.toHaveClass(/bde-stop-scrolling|is-breakdance-mini-cart-open/);
  await page.getByRole("combobox", { name: "Shop order" }).focus();
  await expect(page.getByRole("combobox", { name: "Shop order" })).toBeFocused();
});

test("a side panel that a script hides with its header gives the page back", async ({ page }) => {
  await visit(page, "/shop/?style=sidebar");
  await openCart(page);
  await expect(page.locator("html")).toHaveClass(/bde-stop-scrolling/);
  await page.locator("header:has(.bde-mini-cart)").evaluate((header) => header.style.setProperty("display", "none"));
  await expect(page.locator("html")).not.toHaveClass(/bde-stop-scrolling|is-breakdance-mini-cart-open/);
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("what the theme keeps at the window's edge stays there behind a side panel", async ({ page }) => {
  await visit(page, "/shop/?style=sidebar");
  await page.evaluate(() => {
    // Remove the page builder's rule: without the builder, the bundle itself must stop the page from scrolling.
    for (const { cssRules, ownerNode } of document.styleSheets)
      for (let at = cssRules.length - 1; at >= 0; at -= 1)
        if (cssRules[at]?.cssText.includes("bde-stop-scrolling")) (ownerNode as HTMLLinkElement).sheet?.deleteRule(at);
    const bar = document.createElement("p");
    bar.textContent = "Free delivery";
    bar.style.setProperty("position", "sticky");
    bar.style.setProperty("inset-block-start", "0");
    document.body.prepend(bar);
  });
  await openCart(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("visible");
  await expect(page.getByText("Free delivery")).toBeInViewport();
});

test("as a dropdown it covers the whole screen of a phone", { tag: "@phone-only" }, async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/?style=dropdown");
  await openCart(page);
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => isLocked(page)).toBe(false);
});

test("it opens by itself after adding where the shop wants that", async ({ page }) => {
  await visit(page, "/shop/?open_on_add=1");
  await addButton(page, mug.name).click();
  await expect(cartPanel(page)).toBeVisible();
  await expect(cartLine(page, mug.name)).toBeVisible();
  await page.keyboard.press("Escape");

  await visit(page, kettle.path);
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(cartPanel(page)).toBeVisible();
  await expect(cartCount(page)).toHaveText("2");
});

test("it stays closed after a product's form has added where the shop does not want that", async ({ page }) => {
  await visit(page, kettle.path);
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(cartCount(page)).toHaveText("1");
  await whenIdle(page);
  await expect(cartPanel(page)).toBeHidden();
});

test("it opens by itself too where the bundle comes after the builder's call, which tells that", async ({ page }) => {
  await visit(page, "/shop/?open_on_add=1&tag=late");
  await addButton(page, mug.name).click();
  await expect(cartPanel(page)).toBeVisible();
});

test("all copies of the cart on a page follow", async ({ page, shop }) => {
  await visit(page, "/shop/?copies=3");
  await addButton(page, mug.name).click();
  await expect(page.locator(".bde-mini-cart-toggle__counter")).toHaveText(["1", "1", "1"]);
  await expect(page.locator(".woocommerce-mini-cart-item")).toHaveCount(3);
  await expect(page.locator(".footer-cart-contents .count")).toHaveText("1");
  expect(await shop.calls()).toEqual(["add_to_cart"]);
});

test("a mini-cart that came with other content of the page shows what is in the cart when it is opened", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await expect(cartCount(page)).toHaveText("2");
  // Some themes replace the page without loading it, and the platform prints the list of lines empty.
  await page.locator("#masthead").evaluate((header) => {
    const newer = header.cloneNode(true) as HTMLElement;
    newer.querySelector(".widget_shopping_cart_content")?.replaceChildren();
    header.replaceWith(newer);
  });
  await openCart(page);
  await expect(cartLine(page, kettle.name)).toBeVisible();
});

test("in a theme's header that stays in a low window, the open cart can be seen to its end", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, "/gallery/mini-cart/");
  const themeCart = page.locator("[data-widget=mini-cart]");
  await putIntoStickyHeader(themeCart, 90);
  await themeCart.getByRole("link", { name: "View cart" }).first().click();
  const panel = themeCart.locator("[data-part=panel]");
  await expect(panel).toBeVisible();
  await expect(panel).toContainText(kettle.name);
  expect(await panel.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeGreaterThan(0);
  expect(await panel.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThanOrEqual(390);
});

test("in a low window the wheel leads to the end of a dropdown's cart, on a phone's width too", async ({
  page,
  shop,
}) => {
  await shop.scenario("big-cart");
  await page.setViewportSize({ width: 667, height: 375 });
  await visit(page, "/shop/?style=dropdown");
  const checkout = cartPanel(page).getByRole("link", { name: "Checkout" });
  for (const size of [
    { width: 667, height: 375 },
    { width: 1280, height: 400 },
  ]) {
    await page.setViewportSize(size);
    await openCart(page);
    await cartPanel(page).locator(".woocommerce-mini-cart").hover();
    await page.mouse.wheel(0, 9000);
    await expect(checkout).toBeInViewport({ ratio: 1 });
    await checkout.click({ trial: true, timeout: 2000 });
    await page.keyboard.press("Escape");
    await expect(cartPanel(page)).toBeHidden();
  }
});
