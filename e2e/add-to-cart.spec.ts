import { expect, slowDown, test } from "./fixtures.ts";
import { hold } from "./network.ts";
import { products } from "./shop.ts";
import { addButton, card, cartCount, liveRegion, viewCartLinks, visit } from "./storefront.ts";

const { mug, kettle } = products;

test("adding shows the button's states, the new count, one View cart link, and says so", async ({
  page,
  shop,
  stillLayout: _,
}) => {
  await visit(page, "/shop/");
  await expect(cartCount(page)).toHaveText("0");
  const answer = await hold(page, "**/?wc-ajax=add_to_cart");
  const button = addButton(page, mug.name);
  await button.click();
  await expect(button).toHaveClass(/\bloading\b/);
  answer();
  await expect(button).toHaveClass(/\badded\b/);
  await expect(button).not.toHaveClass(/\bloading\b/);
  await expect(cartCount(page)).toHaveText("1");
  await expect(liveRegion(page)).toHaveText(`“${mug.name}” has been added to your cart`);
  const link = viewCartLinks(page, mug.name);
  await expect(link).toHaveText("View cart");
  await expect(link).toHaveAttribute("href", /\/cart\/$/);
  await expect(page).toHaveURL(/\/shop\/$/);

  await button.click();
  await expect(cartCount(page)).toHaveText("2");
  await expect(link).toHaveCount(1);
  expect(await shop.cart()).toEqual({ [mug.name]: 2 });
});

test("what a modal dialog of the theme's adds is spoken in it, and by the page once it is closed", async ({ page }) => {
  await visit(page, "/shop/");
  await card(page, mug.name).evaluate((product) => {
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    dialog.append(product);
    dialog.showModal();
  });
  const dialog = page.locator("dialog:modal");
  await addButton(page, mug.name).click();
  await expect(dialog.locator(liveRegion(page))).toHaveText(`“${mug.name}” has been added to your cart`);

  // Some quick views close as soon as their product is in the cart, before that is spoken.
  await dialog.evaluate((element: HTMLDialogElement) => {
    document.body.addEventListener("wc_fragments_loaded", () => element.close(), { once: true });
  });
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("2");
  await expect(page.locator("dialog").locator(liveRegion(page))).toHaveCount(0);
  await expect(liveRegion(page)).toHaveText(`“${mug.name}” has been added to your cart`);

  await addButton(page, kettle.name).click();
  await expect(liveRegion(page)).toHaveText(`“${kettle.name}” has been added to your cart`);
  await expect(page.locator("dialog").locator(liveRegion(page))).toHaveCount(0);
});

// Once is enough: what slows the processor down wears out that of the tests' machine.
test("on a slow phone in a slow network nothing is added twice or lost", { tag: "@phone-only" }, async ({
  page,
  shop,
}) => {
  await slowDown(page, 4, 300);
  const answer = await hold(page, "**/?wc-ajax=add_to_cart");
  await visit(page, "/product-category/kitchen/");
  await addButton(page, mug.name).dblclick();
  await addButton(page, kettle.name).click();
  await addButton(page, mug.name).click();
  answer();
  await expect(addButton(page, kettle.name)).toHaveClass(/\badded\b/);
  await expect(page).toHaveURL(/\/product-category\/kitchen\/$/);
  expect(await shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 1 });
});

test("a double click adds once, and products added in a hurry all arrive in order", async ({ page, shop }) => {
  await visit(page, "/shop/");
  await shop.latency(200, "add_to_cart");
  await addButton(page, mug.name).dblclick();
  await addButton(page, kettle.name).click();
  await expect(cartCount(page)).toHaveText("2");
  for (const { name } of [mug, kettle]) await expect(addButton(page, name)).toHaveClass(/\badded\b/);
  expect(await shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 1 });
  const sent = await shop.requests("add_to_cart");
  expect(sent.map(({ fields }) => fields.product_id)).toEqual([String(mug.id), String(kettle.id)]);
});

test("products that need a choice, and clicks for a new tab, stay links", async ({ page, context, shop }) => {
  await visit(page, "/product-category/kitchen/");
  const opened = context.waitForEvent("page");
  await addButton(page, mug.name).click({ modifiers: ["ControlOrMeta"] });
  await (await opened).waitForLoadState();
  expect(await shop.requests("add_to_cart")).toEqual([]);
  await page.getByRole("link", { name: "Select options for “Linen tea towel”" }).click();
  await expect(page).toHaveURL(/\/product\/linen-tea-towel\/$/);
});

test("a product that sold out meanwhile leads to its page, which says so", async ({ page, shop }) => {
  await visit(page, "/shop/");
  await shop.stock(mug.id, 0);
  await addButton(page, mug.name).click();
  await expect(page).toHaveURL(new RegExp(`${mug.path}$`));
  await expect(page.getByRole("alert")).toContainText("cannot add");
  expect(await shop.cart()).toEqual({});
});
