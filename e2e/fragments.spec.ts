import type { Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { rewrite, rewriteWithoutPolicy } from "./network.ts";
import { products } from "./shop.ts";
import {
  addButton,
  cartCount,
  cartLine,
  cartRow,
  openCart,
  placeOrder,
  removeButton,
  rowRemoveButton,
  visit,
} from "./storefront.ts";

const { mug, kettle } = products;

const refreshes = "get_refreshed_fragments";

const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].map((key) => key.slice(0, 13)));

// The listing is looked at with its wishlist buttons, in `wishlist.spec.ts`.
test("a visitor without a cart costs no request, on any page", async ({ page, shop }) => {
  for (const path of ["/", mug.path, "/cart/", "/my-account/"]) {
    await visit(page, path);
    await whenIdle(page);
  }
  expect(await shop.calls()).toEqual([]);
});

test("after adding, further pages show the cart from storage and ask for nothing", async ({ page, shop }) => {
  await visit(page, "/shop/?cached=1");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(await storedNames(page)).toEqual(expect.arrayContaining(["wc_fragments_", "wc_cart_hash_", "wc_cart_creat"]));
  await shop.clearRequests();
  for (const path of ["/product-category/kitchen/", kettle.path]) {
    await visit(page, path);
    await expect(cartCount(page)).toHaveText("1");
    await expect(cartLine(page, mug.name)).toHaveCount(1);
    await whenIdle(page);
  }
  expect(await shop.calls()).toEqual([]);
});

test("a cart that this browser has not stored is asked for once", async ({ page, shop }) => {
  await shop.scenario("cached-pages");
  await visit(page, "/shop/");
  await expect(cartCount(page)).toHaveText("2");
  await visit(page, "/product-category/kitchen/");
  await expect(cartCount(page)).toHaveText("2");
  await whenIdle(page);
  expect(await shop.requests(refreshes)).toHaveLength(1);
});

test("a tracker's block runs its script: once per answer, and not from storage", async ({ page }) => {
  await rewriteWithoutPolicy(page, /\/(shop|kitchen)\//, (html) =>
    html.replace("</body>", '<div id="told"></div><script id="tag"></script><b class="shown"></b></body>'),
  );
  await page.route("**/?wc-ajax=add_to_cart", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const script = "<script>window.name += '+'</script>";
    answer.fragments["#told"] = `<div id="told">${script}</div>`;
    answer.fragments["script#tag"] = "<script id='tag'>window.name += '*'</script>";
    answer.fragments[".shown"] = `<b class="shown">${script}Enamel mug</b>`;
    answer.fragments[".nowhere"] = script;
    await route.fulfill({ response, json: answer });
  });
  const told = () => page.evaluate(() => window.name);
  await visit(page, "/shop/?cached=1");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(await told()).toBe("+*");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("2");
  expect(await told()).toBe("+*+*");
  await visit(page, "/product-category/kitchen/?cached=1");
  await expect(cartCount(page)).toHaveText("2");
  expect(await told()).toBe("+*+*");
});

test("other tabs follow", async ({ page, context, shop }) => {
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  const second = await context.newPage();
  await visit(second, "/shop/");
  await addButton(second, kettle.name).click();
  await expect(cartCount(second)).toHaveText("2");
  await expect(cartCount(page)).toHaveText("2");
  await openCart(page);
  await removeButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await expect(cartCount(second)).toHaveText("1");
  expect(await shop.cart()).toEqual({ [kettle.name]: 1 });
});

test("a cart page follows another tab, also when that empties the cart", async ({ page, context, shop }) => {
  await shop.scenario("two-items");
  const second = await context.newPage();
  await visit(second, "/shop/");
  await expect(cartCount(second)).toHaveText("2");
  await visit(page, "/cart/");
  await addButton(second, mug.name).click();
  await expect(cartCount(page)).toHaveText("3");
  await expect(cartRow(page, mug.name).getByRole("spinbutton")).toHaveValue("2");
  await openCart(second);
  await removeButton(second, kettle.name).click();
  await expect(cartLine(second, kettle.name)).toHaveCount(0);
  await expect(cartRow(page, kettle.name)).toHaveCount(0);
  await removeButton(second, mug.name).click();
  await expect(page.getByText("Your cart is currently empty")).toBeVisible();
  await expect(cartCount(page)).toHaveText("0");
});

test("a form that leads to the cart page is news to a tab to which the shopper returns", async ({
  page,
  context,
  shop,
}) => {
  await shop.scenario("cart-redirect-after-add");
  await visit(page, "/shop/");
  const second = await context.newPage();
  const add = second.getByRole("main").getByRole("button", { name: "Add to cart", exact: true });
  // A headless browser's tabs are all in sight.
  const turnToFirst = () =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  for (const count of ["1", "2"]) {
    await visit(second, mug.path);
    await add.click();
    await expect(second).toHaveURL(/\/cart\/$/);
    await turnToFirst();
    await expect(cartCount(page)).toHaveText(count);
  }
});

test("an order is news to the other tabs", async ({ page, context, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await expect(cartCount(page)).toHaveText("2");
  const second = await context.newPage();
  await second.goto("/checkout/");
  await placeOrder(second);
  await expect(cartCount(page)).toHaveText("0");
});

test("Back shows the cart as it is now, with buttons that are free", async ({ page, shop }) => {
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await visit(page, kettle.path);
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(cartCount(page)).toHaveText("2");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/$/);
  await expect(cartCount(page)).toHaveText("2");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("3");
  expect(await shop.cart()).toEqual({ [mug.name]: 2, [kettle.name]: 1 });
});

test("Back from an emptied cart shows that nothing is in it", async ({ page, shop }) => {
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await visit(page, kettle.path);
  await visit(page, "/cart/");
  await rowRemoveButton(page, mug.name).click();
  await expect(page.getByText("Your cart is currently empty")).toBeVisible();
  // The page itself asks once more after a removal; whoever leaves before the answer asks on the next page.
  await expect(cartCount(page)).toHaveText("0");
  const asked = (await shop.requests(refreshes)).length;
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${kettle.path}$`));
  await expect(cartCount(page)).toHaveText("0");
  expect(await shop.requests(refreshes)).toHaveLength(asked);
  await page.goBack();
  await expect(cartCount(page)).toHaveText("0");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
});

test("an emptied cart's number goes also where the browser's cache has kept a page that shows it alone", async ({
  page,
}) => {
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await visit(page, "/cart/");
  await rowRemoveButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("0");
  await whenIdle(page);
  let isKept = false;
  await rewrite(page, `**${kettle.path}`, (html) => {
    const kept = html.replace(/(toggle__counter[^>]*>)0/, "$11");
    isKept = kept !== html;
    return kept;
  });
  await visit(page, kettle.path);
  await expect(cartCount(page)).toHaveText("0");
  expect(isKept).toBe(true);
});

test("a page from the back/forward cache shows the cart as it is now", async ({ page, shop }) => {
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await page.evaluate((id) => fetch(`/?add-to-cart=${id}`), kettle.id);
  // Playwright's browsers have no back/forward cache, so the test fires the event that such a page gets.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(cartCount(page)).toHaveText("2");
  expect(await shop.requests(refreshes)).toHaveLength(1);
});

test("where the browser blocks its storage, the cart is filled, shown on the next page and emptied", async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  await visit(page, "/shop/?cached=1");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await visit(page, "/product-category/kitchen/");
  await expect(cartCount(page)).toHaveText("1");
  await openCart(page);
  await removeButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("0");
  expect(await shop.cart()).toEqual({});
});

test("where the browser's storage is full, the cart is filled and is there after a reload", async ({ page, shop }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Setting the value exceeded the quota.", "QuotaExceededError");
    };
  });
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await addButton(page, kettle.name).click();
  await expect(cartCount(page)).toHaveText("2");
  await page.reload();
  await expect(cartCount(page)).toHaveText("2");
  expect(await shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 1 });
});

test("only changed nodes are written: focus, scroll and unchanged lines stay", async ({ page, shop }) => {
  await shop.scenario("big-cart");
  await visit(page, "/shop/");
  await openCart(page);
  const last = page.locator("header .woocommerce-mini-cart-item").last();
  await last.evaluate((line) => {
    line.dataset.swMark = "kept";
    line.scrollIntoView();
    line.querySelector<HTMLElement>("a.product-title")?.focus();
  });
  await page.evaluate(() => window.StorefrontWidgets?.cart.refresh());
  await page.evaluate((id) => window.StorefrontWidgets?.cart.add(id), mug.id);
  await expect(cartCount(page)).not.toHaveText("20");
  await expect(page.locator("[data-sw-mark=kept]")).toHaveCount(1);
  await expect(page.locator("[data-sw-mark=kept] a.product-title")).toBeFocused();
  await expect(page.locator("[data-sw-mark=kept]")).toBeInViewport();
});
