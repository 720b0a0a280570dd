import { expect, test } from "./fixtures.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, cartRow, placeOrder } from "./storefront.ts";

const { mug, kettle } = products;

test.use({ javaScriptEnabled: false });

test("a whole purchase without JavaScript", async ({ page, shop }) => {
  await page.goto("/shop/");
  await page.getByRole("combobox", { name: "Shop order" }).selectOption("price");
  await page.getByRole("button", { name: "Sort" }).click();
  await expect(page).toHaveURL(/orderby=price/);

  await page.goto("/shop/");
  await addButton(page, mug.name).click();
  await expect(page.getByRole("alert")).toContainText(`“${mug.name}” has been added to your cart.`);
  await addButton(page, kettle.name).click();
  await expect(cartCount(page)).toHaveText("2");

  await page.getByRole("alert").getByRole("link", { name: "View cart" }).click();
  await cartRow(page, mug.name).getByRole("spinbutton").fill("3");
  await page.getByRole("button", { name: "Update cart" }).click();
  await expect(page.getByRole("alert")).toContainText("Cart updated.");
  await expect(page.locator(".cart_totals .cart-subtotal")).toContainText("$88.00");

  await cartRow(page, kettle.name)
    .getByRole("button", { name: `Remove ${kettle.name} from cart` })
    .click();
  await expect(cartRow(page, kettle.name)).toHaveCount(0);
  await page.getByRole("link", { name: "Undo?" }).click();
  await expect(cartRow(page, kettle.name)).toHaveCount(1);

  await page.getByPlaceholder("Coupon code").fill("welcome10");
  await page.getByRole("button", { name: "Apply coupon" }).click();
  await expect(page.locator(".cart-discount")).toContainText("$8.80");
  await page.getByRole("button", { name: "Remove welcome10 coupon" }).click();
  await expect(page.locator(".cart-discount")).toHaveCount(0);

  await page.getByRole("link", { name: "Proceed to checkout" }).click();
  await placeOrder(page);
  expect(await shop.cart()).toEqual({});
});

test("the mini-cart's link leads to the cart, and every product type can be bought", async ({ page, shop }) => {
  await page.goto("/product/linen-tea-towel/");
  await page.getByLabel("Colour").selectOption("moss");
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).click();
  await page.goto("/product/camp-table/");
  await page.getByRole("spinbutton").first().fill("2");
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).click();
  await page.goto("/product/first-fire-bundle/");
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).click();
  await page.locator(".bde-mini-cart-toggle").click();
  await expect(page).toHaveURL(/\/cart\/$/);
  expect(Object.values(await shop.cart())).toEqual([1, 2, 1]);
});
