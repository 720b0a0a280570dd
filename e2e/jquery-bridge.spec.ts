import { expect, test } from "./fixtures.ts";
import type { JQueryPage } from "./jquery-page.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, cartPanel, visit } from "./storefront.ts";

/** Pages with the real jQuery, through which other plugins talk to the bundle. */

const { mug } = products;

test("a listener of adding_to_cart changes what is sent, and data stored with jQuery is sent too", async ({
  page,
  shop,
}) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate((id) => {
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.querySelector(`a.ajax_add_to_cart[data-product_id="${id}"]`)).data("engraving", "A. M.");
    jQuery(document.body).on("adding_to_cart", (_event: never, _button: never, data: Record<string, unknown>) => {
      data.quantity = 4;
      data.wrap = { paper: "moss", ribbon: ["red", "white"] };
      Reflect.deleteProperty(data, "success_message");
    });
  }, mug.id);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("4");
  const [request] = await shop.requests("add_to_cart");
  expect(request?.fields).toEqual({
    product_id: String(mug.id),
    product_sku: `LM-${mug.id}`,
    quantity: "4",
    engraving: "A. M.",
    "wrap[paper]": "moss",
    "wrap[ribbon][]": "white",
  });
});

test("added_to_cart fired by another plugin, with and without arguments, updates the page", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate(() => {
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.body).trigger("added_to_cart");
    jQuery(document.body).trigger("added_to_cart", [
      { ".bde-mini-cart-toggle__counter": '<span class="bde-mini-cart-toggle__counter" data-count="8">8</span>' },
      "some-hash",
      jQuery(document.querySelector("a.ajax_add_to_cart")),
    ]);
  });
  await expect(cartCount(page)).toHaveText("8");
  expect(await shop.requests("add_to_cart")).toEqual([]);
});

test("the first product that another plugin adds opens the mini-cart where the shop wants it", async ({ page }) => {
  await visit(page, "/shop/?jquery=1&open_on_add=1&style=sidebar");
  await page.evaluate(() => {
    const counter = '<span class="bde-mini-cart-toggle__counter">8</span>';
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.body).trigger("added_to_cart", [{ ".bde-mini-cart-toggle__counter": counter }, "some-hash"]);
  });
  await expect(cartPanel(page)).toBeVisible();
});
