import { expect, test, whenIdle } from "./fixtures.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, cartLine, cartRow, openCart, plusButton, visit } from "./storefront.ts";

const { mug } = products;

// All other tests' pages have the platform's globals.
test("with settings as JSON adding, the cart and its quantities work", async ({ page, shop }) => {
  await visit(page, "/shop/?settings=json&style=sidebar");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await openCart(page);
  await plusButton(cartLine(page, mug.name)).click();
  await expect(cartCount(page)).toHaveText("2");
  expect(await shop.cart()).toEqual({ [mug.name]: 2 });
});

test("a broken settings block costs one console error, and the page works as plain HTML", async ({
  page,
  shop,
  problems,
}) => {
  const errorsPerPage = new Map<string, number>();
  page.on("console", (message) => {
    if (message.type() !== "error" || !message.text().includes("[settings]")) return;
    errorsPerPage.set(page.url(), (errorsPerPage.get(page.url()) ?? 0) + 1);
  });
  problems.expect(/\[settings\] Cannot read the settings block: expected a JSON object, got .* Print the settings/);
  problems.tolerate(/wc_ajax_url/);
  await visit(page, "/shop/?settings=broken");
  await addButton(page, mug.name).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("has been added to your cart");
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
  await whenIdle(page);
  expect(Math.max(...errorsPerPage.values())).toBe(1);
});

test("without settings the page works as plain HTML", async ({ page, shop, problems }) => {
  problems.tolerate(/\[[a-z-]+\] Cannot read wc_ajax_url: expected an address with %%endpoint%%/);
  await visit(page, "/shop/?settings=none");
  await addButton(page, mug.name).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("has been added to your cart");
  await visit(page, "/cart/");
  await cartRow(page, mug.name).getByRole("spinbutton").fill("2");
  await page.getByRole("button", { name: "Update cart" }).click();
  await expect(page.locator(".cart_totals .cart-subtotal")).toContainText("$28.00");
  expect(await shop.cart()).toEqual({ [mug.name]: 2 });
});
