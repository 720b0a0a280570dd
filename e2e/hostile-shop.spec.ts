import { expect, test } from "./fixtures.ts";
import { rewrite } from "./network.ts";
import { products } from "./shop.ts";
import {
  cartCount,
  cartLine,
  cartPanel,
  cartRow,
  openFilledCart,
  plusButton,
  removeButton,
  rowRemoveButton,
  visit,
} from "./storefront.ts";

/** Trouble for the cart: other scripts, no network, expired sessions, a failing shop. */

const { mug, kettle } = products;

test("a quantity that is typed offline goes back and says so, and counts again online", async ({
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
  await plusButton(cartLine(page, mug.name)).click();
  await expect(cartCount(page)).toHaveText("0");
  await expect(cartPanel(page)).toContainText("No products in the cart");
});

test("a row is taken out of a cart page that was kept too long, also where a plugin makes all addresses relative", async ({
  page,
  shop,
  baseURL,
}) => {
  await shop.scenario("two-items");
  await rewrite(page, "**/cart/**", (html) => html.replaceAll(`${baseURL}/cart/?remove_item`, "/cart/?remove_item"));
  await visit(page, "/cart/");
  await shop.expireNonces();
  await rowRemoveButton(page, mug.name).click();
  await expect(cartRow(page, mug.name)).toHaveCount(0);
  await expect(cartRow(page, kettle.name)).toHaveCount(1);
});
