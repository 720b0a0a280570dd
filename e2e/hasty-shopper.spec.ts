import { expect, test, whenIdle } from "./fixtures.ts";
import { chunk, hold } from "./network.ts";
import { products } from "./shop.ts";
import {
  addButton,
  card,
  cartCount,
  cartLine,
  cartPanel,
  cartRow,
  cartToggle,
  openCart,
  openFilledCart,
  plusButton,
  removeButton,
  rowRemoveButton,
  visit,
} from "./storefront.ts";

const { mug, kettle } = products;

test("two rows that are removed quickly are both gone, and the last can be put back", async ({ page, shop }) => {
  await openFilledCart(page, shop);
  await shop.latency(400, "remove_from_cart");
  await removeButton(page, mug.name).click();
  await removeButton(page, kettle.name).click();
  await expect(cartPanel(page)).toContainText("No products in the cart");
  expect(await shop.cart()).toEqual({});
  await cartPanel(page).getByRole("button", { name: "Undo" }).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.cart()).toEqual({ [kettle.name]: 1 });
});

test("calls of a theme that come before the code are made in their order", async ({ page, shop }) => {
  const ids = [mug.id, kettle.id, mug.id, kettle.id];
  await page.addInitScript((wanted) => {
    const call = () => {
      const cart = window.StorefrontWidgets?.cart;
      if (!cart) return;
      for (const id of wanted) void cart.add(id);
      document.removeEventListener("readystatechange", call);
    };
    document.addEventListener("readystatechange", call);
  }, ids);
  await visit(page, "/shop/");
  await expect(cartCount(page)).toHaveText("4");
  const added = (await shop.requests("add_to_cart")).map(({ fields }) => fields.product_id);
  expect(added).toEqual(ids.map(String));
});

test("undo while another removal is on its way puts its own line back", async ({ page, shop }) => {
  await openFilledCart(page, shop);
  await removeButton(page, mug.name).click();
  await expect(cartPanel(page).getByRole("button", { name: "Undo" })).toBeVisible();
  await shop.latency(300, "remove_from_cart");
  // In one task, so that even on a busy machine the second press comes before the answer to the first.
  const undo = await cartPanel(page).getByRole("button", { name: "Undo" }).elementHandle();
  await removeButton(page, kettle.name).evaluate((remove: HTMLElement, undo) => {
    remove.click();
    (undo as HTMLElement).click();
  }, undo);
  await expect.poll(() => shop.cart()).toEqual({ [mug.name]: 1 });
  await expect(cartLine(page, mug.name)).toHaveCount(1);
  await expect(cartLine(page, kettle.name)).toHaveCount(0);
  await expect(cartCount(page)).toHaveText("1");
});

test("a quantity that is changed while its row is being removed brings nothing back", async ({ page, shop }) => {
  await openFilledCart(page, shop);
  await shop.latency(600, "remove_from_cart");
  await plusButton(cartLine(page, mug.name)).click();
  await removeButton(page, mug.name).click();
  await expect(cartLine(page, mug.name)).toHaveCount(0);
  await whenIdle(page);
  expect(await shop.cart()).toEqual({ [kettle.name]: 1 });
  await expect(cartCount(page)).toHaveText("1");
});

test("an add while the mini-cart is opening shows in it", async ({ page, shop }) => {
  await visit(page, "/shop/");
  await shop.latency(600, "get_refreshed_fragments");
  await addButton(page, mug.name).evaluate((button: HTMLElement) => {
    document.querySelector<HTMLElement>("header .bde-mini-cart-toggle")?.click();
    button.click();
  });
  await expect(cartPanel(page)).toBeVisible();
  await expect(cartLine(page, mug.name)).toHaveCount(1);
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
});

test("a double click on the toggle leaves the mini-cart closed and the page free", async ({ page }) => {
  await visit(page, "/shop/?style=dropdown");
  await cartToggle(page).dblclick();
  await expect(cartPanel(page)).toBeHidden();
  await expect(page.locator("html")).not.toHaveClass(/bde-stop-scrolling|is-breakdance-mini-cart-open/);
});

test("an undone removal asks once and loads no page, also where a theme prints the notices far from the form", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/");
  await page.evaluate(() => {
    document.querySelector("main")?.before(document.querySelector(".woocommerce-notices-wrapper") ?? "");
    addEventListener("pagehide", () => sessionStorage.setItem("left", "cart"));
  });
  await rowRemoveButton(page, mug.name).click();
  const undo = page.getByRole("link", { name: "Undo?" });
  await undo.evaluate((link: HTMLElement) => {
    link.focus();
    link.click();
    link.click();
  });
  await expect(cartRow(page, mug.name)).toHaveCount(1);
  await expect(cartRow(page, mug.name).getByRole("link", { name: mug.name, exact: true })).toBeFocused();
  expect(await shop.requests("undo_item")).toHaveLength(1);
  expect(await shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 1 });
  expect(await page.evaluate(() => sessionStorage.getItem("left"))).toBeNull();
});

test("row after row is taken down to zero, until the cart page says that it is empty", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/");
  await cartRow(page, mug.name).locator(".bde-quantity-button--dec").click();
  await expect(cartRow(page, mug.name)).toHaveCount(0);
  await cartRow(page, kettle.name).locator(".bde-quantity-button--dec").click();
  await expect(page.getByText("Your cart is currently empty")).toBeVisible();
  await expect(cartCount(page)).toHaveText("0");
});

test("a row that is removed while another's quantity waits takes nothing of it", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/");
  await plusButton(cartRow(page, mug.name)).click();
  await rowRemoveButton(page, kettle.name).click();
  await expect(cartRow(page, kettle.name)).toHaveCount(0);
  await expect(cartRow(page, mug.name).getByRole("spinbutton")).toHaveValue("2");
  await whenIdle(page);
  await expect(cartRow(page, mug.name).locator(".product-subtotal")).toContainText("$28.00");
  expect(await shop.cart()).toEqual({ [mug.name]: 2 });
  await expect(cartCount(page)).toHaveText("2");
});

test("a cart that opens by itself leaves a popup alone that was opened before", async ({ page, shop }) => {
  await shop.scenario("open-cart-on-add");
  await visit(page, "/shop/?wishlist=multi");
  const answer = await hold(page, /wc-ajax=add_to_cart/);
  await addButton(page, mug.name).click();
  await card(page, mug.name).getByRole("link", { name: "Add to wishlist" }).click();
  const popup = page.getByRole("dialog", { name: "Add to a wishlist" });
  await expect(popup).toBeVisible();
  answer();
  await expect(cartCount(page)).toHaveText("1");
  // The cart must not open too: of two modal panels each would block the other.
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toHaveCount(0);
  await openCart(page);
  await expect(cartLine(page, mug.name)).toBeVisible();
});

test("a popup that comes late can be used over a cart that was opened since", async ({ page }) => {
  const release = await hold(page, chunk("wishlist-popup"));
  await visit(page, "/shop/?wishlist=multi");
  await card(page, mug.name).getByRole("link", { name: "Add to wishlist" }).click();
  await openCart(page);
  release();
  const popup = page.locator("dialog[open]");
  await popup.getByRole("tab", { name: "Create a new list" }).click();
  await popup.getByRole("textbox").fill("Winter");
  for (const stop of ["Public", "Add to wishlist", "Close"]) {
    await page.keyboard.press("Tab");
    await expect(popup.getByLabel(stop).or(popup.getByRole("link", { name: stop }))).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(cartPanel(page)).toHaveCount(0);
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("a wishlist popup that is closed before the shop has answered leaves the focus at the product's button", async ({
  page,
}) => {
  await visit(page, "/product/ridge-enamel-mug/?wishlist=multi");
  const heart = page.locator(".summary .yith-wcwl-add-to-wishlist");
  await heart.getByRole("link", { name: "Add to wishlist" }).press("Enter");
  const popup = page.getByRole("dialog", { name: "Add to a wishlist" });
  await expect(popup).toBeVisible();
  const answer = await hold(page, "**/admin-ajax.php");
  await popup.getByRole("link", { name: "Add to wishlist" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  answer();
  await expect(heart.getByRole("link", { name: "View wishlist" })).toBeFocused();
});
