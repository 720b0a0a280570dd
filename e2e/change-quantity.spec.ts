import { expect, test, whenIdle } from "./fixtures.ts";
import { rewrite } from "./network.ts";
import { products } from "./shop.ts";
import {
  cartCount,
  cartLine,
  cartPanel,
  cartRow,
  liveRegion,
  openFilledCart,
  plusButton,
  removeButton,
  visit,
} from "./storefront.ts";

const { mug, kettle } = products;

const UPDATE = "breakdance_cart_update_qty";

test("plus and minus in the mini-cart: the latest value of each row is sent once", async ({ page, shop }) => {
  await openFilledCart(page, shop);
  const plus = (name: string) => plusButton(cartLine(page, name));
  const field = (name: string) => cartLine(page, name).getByRole("spinbutton");
  await plus(mug.name).dblclick();
  await plus(kettle.name).click();
  await expect(field(mug.name)).toHaveValue("3");
  await expect(cartCount(page)).toHaveText("5");
  await expect(cartPanel(page)).toContainText("$134.00");
  expect(await shop.cart()).toEqual({ [mug.name]: 3, [kettle.name]: 2 });
  const sent = await shop.requests(UPDATE);
  expect(sent.map(({ fields }) => fields.quantity).toSorted()).toEqual(["2", "3"]);

  await cartLine(page, kettle.name).locator(".bde-quantity-button--dec").click();
  await expect(cartCount(page)).toHaveText("4");
  await expect(field(kettle.name)).toHaveValue("1");

  const elsewhere = page.locator("footer li").first();
  await elsewhere.evaluate((node) => node.setAttribute("aria-busy", "true"));
  await expect(elsewhere, "what another script marks as busy does not fade like a row").toHaveCSS("opacity", "1");
});

test("a typed quantity counts, more than the stock is lowered, and zero removes the line", async ({ page, shop }) => {
  await openFilledCart(page, shop);
  const field = cartLine(page, kettle.name).getByRole("spinbutton");
  await field.fill("7");
  await field.press("Tab");
  await expect(cartCount(page)).toHaveText("8");
  await shop.stock(kettle.id, 4);
  await field.fill("9");
  await field.press("Tab");
  await expect(field).toHaveValue("4");
  await expect(cartCount(page)).toHaveText("5");
  await cartLine(page, mug.name).locator(".bde-quantity-button--dec").click();
  await expect(cartLine(page, mug.name)).toHaveCount(0);
  expect(await shop.cart()).toEqual({ [kettle.name]: 4 });

  // A line removed by its minus button can be restored like any other.
  await cartPanel(page).getByRole("button", { name: "Undo" }).click();
  await expect(cartLine(page, mug.name).getByRole("spinbutton")).toHaveValue("1");
  expect(await shop.cart()).toEqual({ [kettle.name]: 4, [mug.name]: 1 });
});

test("a line that is emptied by its quantity hands the focus to the next one", async ({ page, shop }) => {
  await openFilledCart(page, shop);
  const field = cartLine(page, mug.name).getByRole("spinbutton");
  await field.fill("0");
  await field.press("Enter");
  await expect(cartLine(page, mug.name)).toHaveCount(0);
  await expect(removeButton(page, kettle.name)).toBeFocused();
  // Announced separately, because screen readers skip the Undo line that appears together with its text.
  await expect(liveRegion(page)).toHaveText(`“${mug.name}” has been removed from your cart`);
});

test("a row of the cart page that a minus takes away leaves the focus to the one in its place, whatever alerts a form elsewhere keeps empty or hidden", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  await page.setViewportSize({ width: 1280, height: 500 });
  // Without smooth scrolling the page is in place at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/cart/");
  await page.locator("footer.site-footer").evaluate((footer) => {
    for (const text of ["No such address.", ""]) {
      const alert = document.createElement("p");
      alert.setAttribute("role", "alert");
      alert.textContent = text;
      alert.hidden = text !== "";
      footer.append(alert);
    }
  });
  await cartRow(page, mug.name).getByRole("button", { name: "Decrement" }).press("Enter");
  await expect(cartRow(page, kettle.name).getByRole("link", { name: kettle.name })).toBeFocused();
  await expect(cartRow(page, kettle.name)).toBeInViewport();
});

test("a quantity that is typed while the previous one is on its way is not lost", async ({ page, shop }) => {
  await openFilledCart(page, shop);
  await shop.latency(500, UPDATE);
  const field = cartLine(page, mug.name).getByRole("spinbutton");
  const sent = page.waitForRequest((request) => request.postData()?.includes(UPDATE) ?? false);
  await field.fill("2");
  await field.press("Tab");
  await sent;
  await field.fill("5");
  await field.press("Tab");
  await expect.poll(() => shop.cart()).toEqual({ [mug.name]: 5, [kettle.name]: 1 });
  await expect(field).toHaveValue("5");
  await expect(cartCount(page)).toHaveText("6");
});

test("what is being typed outlasts newer server HTML", async ({ page, shop }) => {
  await openFilledCart(page, shop);
  const field = cartLine(page, kettle.name).getByRole("spinbutton");
  await field.fill("6");
  await page.evaluate((id) => window.StorefrontWidgets?.cart.add(id), mug.id);
  await expect(cartCount(page)).toHaveText("3");
  await expect(field).toHaveValue("6");
  await field.press("Tab");
  await expect(cartCount(page)).toHaveText("8");
  expect(await shop.cart()).toEqual({ [mug.name]: 2, [kettle.name]: 6 });
});

test("the quantity of a product page stays in its form, within its limits", async ({ page, shop }) => {
  await visit(page, kettle.path);
  const form = page.locator("form.cart");
  await plusButton(form).click();
  await expect(form.getByRole("spinbutton")).toHaveValue("2");
  await form.locator(".bde-quantity-button--dec").click();
  await form.locator(".bde-quantity-button--dec").click();
  await expect(form.getByRole("spinbutton")).toHaveValue("1");
  // Only the price is asked for, not the cart.
  expect((await shop.calls()).filter((call) => call !== "wdr_ajax")).toEqual([]);
  await plusButton(form).click();
  await form.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("2 × “Whistling field kettle”");
  expect(await shop.cart()).toEqual({ [kettle.name]: 2 });
});

test("the shop's own block keeps its numbers itself: a row of a group may be none below its minimum", async ({
  page,
}) => {
  await rewrite(page, `**${kettle.path}`, (html) =>
    html
      .replace('value="1" aria', 'value="0" aria')
      .replace('class="cart"', 'class="cart wc-block-add-to-cart-with-options"'),
  );
  await visit(page, kettle.path);
  const quantity = page.locator("form.cart").getByRole("spinbutton");
  await quantity.hover();
  await whenIdle(page);
  await expect(quantity).toHaveValue("0");
  await quantity.fill("-2");
  await quantity.blur();
  await expect(quantity).toHaveValue("-2");
});

test("the cart page follows its own quantities, and so does the header", { tag: "@phone" }, async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/");
  await plusButton(cartRow(page, mug.name)).click();
  await expect(cartRow(page, mug.name).locator(".product-subtotal")).toContainText("$28.00");
  await expect(page.locator(".cart_totals .cart-subtotal")).toContainText("$74.00");
  await expect(cartCount(page)).toHaveText("3");
  await expect(page).toHaveURL(/\/cart\/$/);
  expect(await shop.cart()).toEqual({ [mug.name]: 2, [kettle.name]: 1 });
});

test("a typed quantity goes with Update cart, once, and the shop's answer stays", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/");
  await cartRow(page, mug.name).getByRole("spinbutton").fill("3");
  await page.getByRole("button", { name: "Update cart" }).click();
  await expect(page.getByRole("alert")).toContainText("Cart updated.");
  await expect(page.locator(".cart_totals .cart-subtotal")).toContainText("$88.00");
  await expect(cartCount(page)).toHaveText("4");
  expect(await shop.calls()).not.toContain(UPDATE);
  await expect(page.getByRole("alert")).toContainText("Cart updated.");
});

test("Enter beside plus and minus without a type sends the form, and takes no piece away", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await rewrite(page, "**/cart/", (html) => html.replaceAll('type="button" class="bde-q', 'class="bde-q'));
  await visit(page, "/cart/");
  const code = page.getByPlaceholder("Coupon code");
  await code.fill("welcome10");
  await code.press("Enter");
  await expect(page.getByRole("button", { name: "Remove welcome10 coupon" })).toBeVisible();
  const field = cartRow(page, kettle.name).getByRole("spinbutton");
  await field.fill("3");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Cart updated.");
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 3 });
});

test("Enter applies a code where a theme prints the update button first, while no line has changed", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  await rewrite(page, "**/cart/", (html) => {
    const [update = ""] = /<button [^>]*name="update_cart".*?<\/button>/.exec(html) ?? [];
    return html.replace(update, "").replace('<div class="coupon">', `${update}$&`);
  });
  await visit(page, "/cart/");
  const code = page.getByPlaceholder("Coupon code");
  await code.fill("nonsense");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription(/does not exist/);
  await code.fill("welcome10");
  await code.press("Enter");
  await expect(page.locator(".cart-discount")).toContainText("welcome10");
});

test("a theme that presses the update button by script sends no coupon that is still being typed", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/");
  const code = page.getByPlaceholder("Coupon code");
  await code.pressSequentially("welcome1");
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>(".cart_item input.qty");
    if (field) field.value = "3";
    field?.dispatchEvent(new Event("change", { bubbles: true }));
    document.querySelector<HTMLElement>('[name="update_cart"]')?.click();
  });
  await expect(cartRow(page, mug.name)).toContainText("$42.00");
  await whenIdle(page);
  expect(await shop.requests("apply_coupon")).toEqual([]);
  await expect(code).toHaveValue("welcome1");
  // With the update button first, Enter presses that one.
  await page.evaluate(() => {
    const update = document.querySelector<HTMLButtonElement>('[name="update_cart"]');
    if (!update) throw new Error("The cart's form has no update button.");
    update.disabled = false;
    document.querySelector(".woocommerce-cart-form")?.prepend(update);
  });
  await code.pressSequentially("0");
  await code.press("Enter");
  await expect(page.locator(".cart-discount")).toContainText("welcome10");
});

test("Enter applies a code whose field a theme has put outside the form", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/");
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>(".woocommerce-cart-form");
    const update = form?.querySelector<HTMLButtonElement>('[name="update_cart"]');
    const field = form?.querySelector("#coupon_code");
    if (!form || !update || !field) throw new Error("The cart's form is not the one that this test changes.");
    form.id = "cart-form";
    field.setAttribute("form", form.id);
    form.after(field);
    update.disabled = false;
    form.prepend(update);
  });
  const code = page.getByPlaceholder("Coupon code");
  await code.fill("welcome10");
  await code.press("Enter");
  await expect(page.locator(".cart-discount")).toContainText("welcome10");
});

test("a press on a theme's plus counts when the shop's answer comes in the middle of it", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await rewrite(page, "**/cart/", (html) =>
    html.replace(/<button class="bde-quantity-button[^"]*--inc"/g, '<button type="button" class="plus"'),
  );
  await visit(page, "/cart/");
  const row = cartRow(page, mug.name);
  const before = await row.locator(".plus").elementHandle();
  await before?.evaluate((plus) => plus.addEventListener("click", () => document.body.append("Pressed")));
  await row.locator(".plus").hover();
  await page.mouse.down();
  await page.evaluate(async () => {
    const updated = new Promise((resolve) => document.addEventListener("storefront:cart-page-updated", resolve));
    document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true }));
    await updated;
  });
  await page.mouse.up();
  await expect(page.getByText("Pressed")).toBeVisible();
});
