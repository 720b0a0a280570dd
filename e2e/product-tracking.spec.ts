import type { BrowserContext } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, cartLine, openCart, placeOrder, removeButton, visit } from "./storefront.ts";

/** What a tag manager learns from the shop's pages, as with the tracker's own two scripts. */

interface Told {
  event: string;
  ecommerce: { currency?: string; value?: unknown; items: Record<string, unknown>[]; [field: string]: unknown };
}

declare global {
  interface Window {
    tellTagManager?: (told: Told) => void;
  }
}

/** Runs in the page: a tag manager that measures everything and answers in the next task. */
const standIn = (): void => {
  const layer: unknown[] = [];
  layer.push = (pushed: Told & { eventCallback?: (container: string) => void }) => {
    window.tellTagManager?.({ event: pushed.event, ecommerce: pushed.ecommerce });
    if (pushed.eventCallback) setTimeout(pushed.eventCallback, 0, "GTM-DEMO");
    return Array.prototype.push.call(layer, pushed);
  };
  Object.assign(window, { dataLayer: layer, google_tag_manager: { "G-DEMO": {}, "GTM-DEMO": {} } });
};

const watchTagManager = async (context: BrowserContext) => {
  const all: Told[] = [];
  await context.exposeFunction("tellTagManager", (told: Told) => all.push(told));
  await context.addInitScript(standIn);
  return (event: string): Told["ecommerce"][] =>
    all.filter((told) => told.event === event).map(({ ecommerce }) => ecommerce);
};

test.beforeEach(({ shop }) => shop.scenario("product-tracking"));

test("a list tells which products it shows, and which one was chosen before the page is left", async ({
  page,
  context,
}) => {
  const told = await watchTagManager(context);
  await visit(page, "/shop/");
  await expect.poll(() => told("view_item_list").map(({ items }) => items.length)).toEqual([10, 2]);
  const [first] = told("view_item_list")[0]?.items ?? [];
  expect(told("view_item_list")[0]?.currency).toBe("USD");
  expect(first).toMatchObject({ item_list_name: "General Product List", index: 1, product_type: expect.any(String) });
  await page.getByRole("heading", { name: products.mug.name }).click();
  await page.waitForURL(`**${products.mug.path}`);
  expect(told("select_item")).toEqual([
    { currency: "USD", items: [expect.objectContaining({ item_id: products.mug.id, item_name: products.mug.name })] },
  ]);
  expect(told("select_item")[0]?.items[0]).not.toHaveProperty("productlink");
});

test("a link of a list works without a tag manager, and in a new tab with one", async ({ page, context }) => {
  await visit(page, "/shop/");
  await page.getByRole("heading", { name: products.mug.name }).click();
  await page.waitForURL(`**${products.mug.path}`);
  const told = await watchTagManager(context);
  await visit(page, "/shop/");
  await expect.poll(() => told("view_item_list").length).toBe(2);
  const opened = context.waitForEvent("page");
  await page.getByRole("heading", { name: products.kettle.name }).click({ modifiers: ["ControlOrMeta"] });
  await (await opened).waitForURL(`**${products.kettle.path}`);
  expect(new URL(page.url()).pathname).toBe("/shop/");
  expect(told("select_item").map(({ items }) => items[0]?.item_id)).toEqual([products.kettle.id]);
});

test("a product's page tells which variation is shown and added", async ({ page, context }) => {
  const told = await watchTagManager(context);
  await visit(page, "/product/anglepoint-reading-lamp/");
  await page.getByLabel("Colour").selectOption("clay");
  await expect.poll(() => told("view_item").length).toBe(1);
  const [viewed] = told("view_item");
  expect(viewed?.items).toEqual([
    expect.objectContaining({ item_variant: "clay", item_group_id: expect.any(Number), price: viewed?.value }),
  ]);
  await page.getByLabel("Product quantity").first().fill("2");
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect.poll(() => told("add_to_cart").length).toBe(1);
  const [added] = told("add_to_cart");
  expect(added?.value).toBe((2 * Number(viewed?.value)).toFixed(2));
  expect(added?.items).toEqual([{ ...viewed?.items[0], quantity: 2 }]);
});

test("the cart tells of one add a press, of changed quantities and of removed lines", async ({ page, context }) => {
  const told = await watchTagManager(context);
  await visit(page, "/shop/");
  await addButton(page, products.mug.name).dblclick();
  await expect(cartCount(page)).toHaveText("1");
  await addButton(page, products.kettle.name).click();
  await expect(cartCount(page)).toHaveText("2");
  const namesOf = (event: string) => told(event).map(({ items }) => [items[0]?.item_name, items[0]?.quantity]);
  await expect
    .poll(() => namesOf("add_to_cart"))
    .toEqual([
      [products.mug.name, 1],
      [products.kettle.name, 1],
    ]);
  await openCart(page);
  await cartLine(page, products.mug.name).getByRole("button", { name: "Increment" }).click();
  await expect(cartCount(page)).toHaveText("3");
  await expect.poll(() => namesOf("add_to_cart")[2]).toEqual([products.mug.name, 1]);
  await removeButton(page, products.mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await expect.poll(() => namesOf("remove_from_cart")).toEqual([[products.mug.name, 2]]);
});

test("the checkout tells how an order is sent and paid, with what is bought", async ({ page, context }) => {
  await page.request.get(`/cart/?add-to-cart=${products.mug.id}`);
  const told = await watchTagManager(context);
  await visit(page, "/checkout/");
  await page.getByLabel("Cash on delivery").check();
  await expect.poll(() => told("add_payment_info").length).toBe(1);
  await placeOrder(page);
  const items = [expect.objectContaining({ item_name: products.mug.name, quantity: 1 })];
  expect(told("add_payment_info")).toEqual([{ currency: "USD", value: 14, items, payment_type: "cod" }]);
  expect(told("add_shipping_info")).toEqual([
    { currency: "USD", value: 14, items, shipping_tier: expect.stringContaining(":") },
  ]);
});
