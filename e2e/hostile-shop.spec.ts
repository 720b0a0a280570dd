import { expect, test } from "./fixtures.ts";
import { rewrite } from "./network.ts";
import { products } from "./shop.ts";
import {
  addButton,
  cartCount,
  cartLine,
  cartPanel,
  cartRow,
  openFilledCart,
  removeButton,
  visit,
} from "./storefront.ts";

/** Trouble for the cart: other tabs and scripts, expired sessions, a failing shop. */

const { mug, kettle } = products;

test("Back to where a product was added, from the cart page that it was taken out on, shows the cart as it is", async ({
  page,
  shop,
}) => {
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await page.goto("/cart/");
  await cartRow(page, mug.name)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(page.getByText("Your cart is currently empty")).toBeVisible();
  await page.goBack();
  await expect(cartCount(page)).toHaveText("0");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
});

test("two tabs: an add in one shows in the other, and both count on from there", async ({ page, context, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await expect(cartCount(page)).toHaveText("2");
  const other = await context.newPage();
  await visit(other, "/shop/");
  await expect(cartCount(other)).toHaveText("2");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("3");
  await expect(cartCount(other)).toHaveText("3");
  await addButton(other, kettle.name).click();
  await expect(cartCount(other)).toHaveText("4");
  await expect(cartCount(page)).toHaveText("4");
});

test("offline: every action says so or comes back, and works again online", async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|could not be reached/);
  await openFilledCart(page, shop);
  const field = cartLine(page, mug.name).getByRole("spinbutton");
  // Load the code before the network goes.
  await field.fill("2");
  await field.press("Tab");
  await expect(cartCount(page)).toHaveText("3");
  await context.setOffline(true);
  await field.fill("4");
  await field.press("Tab");
  await expect(cartPanel(page).getByRole("alert")).toContainText("It is back at 2");
  await expect(field).toHaveValue("2");
  await context.setOffline(false);
  await field.fill("5");
  await field.press("Tab");
  await expect(cartCount(page)).toHaveText("6");
  await expect(cartPanel(page).getByRole("alert")).toHaveCount(0);
  expect(await shop.cart()).toEqual({ [mug.name]: 5, [kettle.name]: 1 });
});

test("a listener that throws, and one that empties the data, take nothing with them", async ({
  page,
  shop,
  problems,
}) => {
  problems.tolerate(/listener's own fault/);
  await visit(page, "/shop/?jquery=1");
  await page.evaluate(() => {
    const { jQuery } = window as unknown as {
      jQuery: (node: Node) => { on(name: string, handler: (...args: unknown[]) => unknown): void };
    };
    jQuery(document.body).on("added_to_cart", () => {
      throw new Error("listener's own fault");
    });
    jQuery(document.body).on("adding_to_cart", (_event, _button, data) => {
      (data as Record<string, unknown>).quantity = 3;
    });
  });
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("3");
  await expect(addButton(page, mug.name)).toHaveClass(/\badded\b/);
  await addButton(page, kettle.name).click();
  await expect(cartCount(page)).toHaveText("6");
  expect(await shop.cart()).toEqual({ [mug.name]: 3, [kettle.name]: 3 });
});

test("fragments that another script replaces while ours are pending do not stay faded", async ({ page, shop }) => {
  await openFilledCart(page, shop);
  await shop.latency(500, "remove_from_cart");
  await removeButton(page, mug.name).click();
  await page.evaluate(() => {
    for (const content of document.querySelectorAll(".widget_shopping_cart_content"))
      content.replaceWith(content.cloneNode(true));
  });
  await expect(cartCount(page)).toHaveText("1");
  await expect(page.locator("[data-sw-pending], .updating, [aria-busy=true]")).toHaveCount(0);
  await expect(cartLine(page, mug.name)).toHaveCount(0);
  await removeButton(page, kettle.name).click();
  await expect(cartPanel(page)).toContainText("No products in the cart");
});

test("an expired session: the row that is gone says so by the page it leads to", async ({ page, context, shop }) => {
  await openFilledCart(page, shop);
  await expect(cartLine(page, mug.name)).toHaveCount(1);
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.addCookies(cookies.filter(({ name }) => !/session|visitor/.test(name)));
  await removeButton(page, mug.name).click();
  await expect(page).toHaveURL(/\/cart\//);
});

test("HTML instead of JSON for a quantity that was set all the same: the shop's number stands, and no complaint", async ({
  page,
  shop,
}) => {
  await openFilledCart(page, shop);
  await shop.fail("breakdance_cart_update_qty", "html", { applied: true });
  const field = cartLine(page, mug.name).getByRole("spinbutton");
  await field.fill("4");
  await field.press("Tab");
  await expect(cartCount(page)).toHaveText("5");
  await expect(field).toHaveValue("4");
  await expect(cartPanel(page).getByRole("alert")).toHaveCount(0);
});

test("a quantity of a session that has expired shows the cart that there is", async ({ page, context, shop }) => {
  await openFilledCart(page, shop);
  await expect(cartLine(page, mug.name)).toHaveCount(1);
  await context.clearCookies();
  await cartLine(page, mug.name).locator(".bde-quantity-button--inc").click();
  await expect(cartCount(page)).toHaveText("0");
  await expect(cartPanel(page)).toContainText("No products in the cart");
});

for (const kind of ["whole", "relative"]) {
  test(`a row is taken out of a cart page that was kept too long by a link that is ${kind}`, async ({
    page,
    shop,
    baseURL,
  }) => {
    await shop.scenario("two-items");
    // Some plugins make all of the shop's addresses relative.
    const prefix = kind === "relative" ? `${baseURL}` : "";
    await rewrite(page, "**/cart/**", (html) => html.replaceAll(`${prefix}/cart/?remove_item`, "/cart/?remove_item"));
    await visit(page, "/cart/");
    await shop.expireNonces();
    await cartRow(page, mug.name)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(cartRow(page, mug.name)).toHaveCount(0);
    await expect(cartRow(page, kettle.name)).toHaveCount(1);
  });
}
