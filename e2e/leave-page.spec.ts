import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chunk, hold } from "./network.ts";
import { products } from "./shop.ts";
import {
  addButton,
  cartCount,
  cartLine,
  cartPanel,
  cartRow,
  openCart,
  plusButton,
  removeButton,
  visit,
} from "./storefront.ts";

/** A shopper who leaves the page at once must not lose what they did. */

const { mug, kettle } = products;

/** A link or form waits a second at most for the shop, however busy the machine is: with its clock stopped, it waits for the answer. */
const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

/** Opens the cart and waits for the code that changes quantities, which loads by itself. */
const openChangeableCart = async (page: Page): Promise<void> => {
  await openCart(page);
  const states = () =>
    page.evaluate(() =>
      window.StorefrontWidgets?.inspect()
        .filter(({ widget }) => widget === "cart-quantity")
        .map(({ state }) => state),
    );
  await expect.poll(states).toEqual(["mounted", "mounted"]);
};

test("a quantity that still waits when a link is followed is kept", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await openChangeableCart(page);
  const line = cartLine(page, mug.name);
  await plusButton(line).click();
  await expect(line.getByRole("spinbutton")).toHaveValue("2");
  await line.getByRole("link", { name: mug.name }).click();
  await page.waitForURL(`**${mug.path}`);
  await expect.poll(() => shop.cart()).toEqual({ [mug.name]: 2, [kettle.name]: 1 });
  // The fragments that the previous page stored must not show.
  await expect(cartCount(page)).toHaveText("3");
  await page.goto("/cart/");
  await expect(cartRow(page, mug.name).getByRole("spinbutton")).toHaveValue("2");
  expect(await shop.requests("breakdance_cart_update_qty")).toHaveLength(1);
});

test("a quantity that is typed just before a link is followed is kept", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await openChangeableCart(page);
  await cartLine(page, kettle.name).getByRole("spinbutton").fill("5");
  await page.locator("header").getByRole("link", { name: "View cart", exact: true }).click();
  await page.waitForURL("**/cart/");
  // The link had to wait until the shop had the number.
  await expect(cartRow(page, kettle.name).getByRole("spinbutton")).toHaveValue("5");
  expect(await shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 5 });
});

test("what waits for its turn when the page is left goes out all the same", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await openChangeableCart(page);
  await shop.latency(1500, "breakdance_cart_update_qty");
  const sent = page.waitForRequest((request) => request.postData()?.includes("breakdance_cart_update_qty") ?? false);
  await plusButton(cartLine(page, mug.name)).click();
  await sent;
  await plusButton(cartLine(page, kettle.name)).click();
  await expect(cartLine(page, kettle.name).getByRole("spinbutton")).toHaveValue("2");
  await cartLine(page, mug.name).getByRole("link", { name: mug.name }).click();
  await page.waitForURL(`**${mug.path}`);
  await expect.poll(() => shop.cart()).toEqual({ [mug.name]: 2, [kettle.name]: 2 });
});

test("two products that are added while the first is on its way are both in the cart of the next page", async ({
  page,
  shop,
}) => {
  await visit(page, "/shop/");
  await shop.latency(800, "add_to_cart");
  const sent = page.waitForRequest(/wc-ajax=add_to_cart/);
  await addButton(page, mug.name).click();
  await sent;
  await addButton(page, kettle.name).click();
  await page.goto("/my-account/");
  await expect.poll(() => shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 1 });
});

test("the cart page that a link leads to at once has what was just added", async ({ page, shop }) => {
  await visit(page, "/shop/");
  const release = await hold(page, /wc-ajax=add_to_cart/);
  const sent = page.waitForRequest(/wc-ajax=add_to_cart/);
  await addButton(page, mug.name).click();
  await sent;
  await stopClock(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cart" }).click();
  release();
  await page.waitForURL("**/cart/");
  await expect(cartRow(page, mug.name)).toBeVisible();
  expect(await shop.calls()).toEqual(["add_to_cart"]);
});

test("the product that a button of the listing leads to at once is shown beside what was just added", async ({
  page,
}) => {
  await visit(page, "/product-category/kitchen/");
  const release = await hold(page, /wc-ajax=add_to_cart/);
  const sent = page.waitForRequest(/wc-ajax=add_to_cart/);
  await addButton(page, mug.name).click();
  await sent;
  await stopClock(page);
  await page.getByRole("link", { name: "Select options for “Linen tea towel”" }).click();
  release();
  await page.waitForURL("**/product/**");
  await expect(cartCount(page)).toHaveText("1");
});

test("a link waits for an add whose code is still on its way", async ({ page }) => {
  const release = await hold(page, chunk("add-to-cart"));
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await stopClock(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cart" }).click();
  release();
  await page.waitForURL("**/cart/");
  await expect(cartRow(page, mug.name)).toBeVisible();
});

test("a product's form is sent once the shop has answered an add: at the same time, it would keep one product only", async ({
  page,
  shop,
}) => {
  const order: string[] = [];
  page.on("response", (answer) => answer.url().includes("wc-ajax=add_to_cart") && order.push("answer"));
  page.on("request", (request) => request.isNavigationRequest() && request.method() === "POST" && order.push("form"));
  await visit(page, kettle.path);
  const release = await hold(page, /wc-ajax=add_to_cart/);
  const sent = page.waitForRequest(/wc-ajax=add_to_cart/);
  await addButton(page, mug.name).click();
  await sent;
  await stopClock(page);
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).click();
  release();
  await expect(cartCount(page)).toHaveText("2");
  expect(order).toEqual(["answer", "form"]);
  expect(await shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 1 });
});

test("the cart page that a link leads to at once is without what was just removed", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await openCart(page);
  const release = await hold(page, /wc-ajax=remove_from_cart/);
  const sent = page.waitForRequest(/wc-ajax=remove_from_cart/);
  await removeButton(page, mug.name).click();
  await sent;
  await stopClock(page);
  await cartPanel(page).getByRole("link", { name: "View cart" }).click();
  release();
  await page.waitForURL("**/cart/");
  await expect(cartRow(page, kettle.name)).toBeVisible();
  await expect(cartRow(page, mug.name)).toHaveCount(0);
});

test("a link does not wait longer than a second for a slow shop", async ({ page, shop }) => {
  await visit(page, "/shop/");
  await shop.fail("add_to_cart", "hang");
  const sent = page.waitForRequest(/wc-ajax=add_to_cart/);
  await addButton(page, mug.name).click();
  await sent;
  await stopClock(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Account" }).click();
  await page.clock.runFor(1000);
  await page.waitForURL("**/my-account/");
});
