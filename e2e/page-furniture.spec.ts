import { expect, test } from "./fixtures.ts";
import { products } from "./shop.ts";
import { cartCount, cartPanel, cartRow, openCart, removeButton, rowRemoveButton, visit } from "./storefront.ts";

const { mug } = products;

/** Small widgets: sorting, notices, banners, passwords, field descriptions. */

test("choosing an order submits it, and the count of results is spoken again", async ({ page }) => {
  await visit(page, "/shop/");
  await page.getByRole("combobox", { name: "Shop order" }).selectOption("price");
  await expect(page).toHaveURL(/orderby=price/);
  const count = page.locator(".woocommerce-result-count");
  await expect(count).toHaveAttribute("role", "alert");
  const text = await count.textContent();
  await expect(count).toHaveAttribute("aria-hidden", "false");
  await expect(count).toHaveText(text ?? "");
});

test("the store notice stays dismissed for the session, by pointer or key", async ({ page, context }) => {
  await visit(page, "/shop/");
  const notice = page.getByRole("complementary", { name: "Store notice" });
  const id = await notice.getAttribute("data-notice-id");
  const body = page.locator("body");
  await expect(body, "room for the notice").toHaveCSS("padding-bottom", "112px");
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toBeHidden();
  await expect(body).toHaveCSS("padding-bottom", "0px");
  const cookie = async () => (await context.cookies()).find(({ name }) => name.startsWith("store_notice"));
  // The browser's own list has a cookie a moment later than the page.
  await expect.poll(cookie).toMatchObject({ name: `store_notice${id}`, value: "hidden", path: "/", expires: -1 });
  await visit(page, "/");
  await expect(notice).toBeHidden();

  await context.clearCookies({ name: `store_notice${id}` });
  await visit(page, "/shop/");
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(/\/shop\/$/);
});

test("the store notice never covers what has the keyboard's focus", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 500 });
  await visit(page, "/journal/mending-an-old-kettle/");
  const top = await page.locator(".demo_store").evaluate((notice) => notice.getBoundingClientRect().top);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus:not(iframe)");
    if ((await focused.count()) === 0) continue;
    const { y } = (await focused.boundingBox()) ?? { y: 0 };
    expect.soft(y, await focused.evaluate((node) => node.outerHTML.slice(0, 80))).toBeLessThan(top);
  }
});

test("a coming-soon banner that was dismissed is not on the next page", async ({ page, shop }) => {
  const banner = page.locator("#coming-soon-footer-banner");
  await visit(page, "/shop/?banner=1");
  await expect(banner).toBeVisible();
  await page.getByRole("button", { name: "Dismiss this banner" }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toHaveCount(0);
  const calls = await shop.requests("wp/v2/users");
  expect(calls.map(({ method, status }) => `${method} ${status}`)).toEqual(["POST 200"]);
});

test("passwords can be shown and hidden again", async ({ page }) => {
  await visit(page, "/my-account/");
  const field = page.locator("#password");
  await field.fill("correct horse");
  const toggle = page.locator("form.login .show-password-input");
  await expect(toggle).toHaveAccessibleName("Show password");
  // A theme's own eye picture that names no size must still get one.
  expect(await toggle.evaluate((node) => getComputedStyle(node, "::before").backgroundSize)).not.toContain("0px");
  await toggle.click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("correct horse");
  await expect(toggle).toHaveAccessibleName("Hide password");
  await toggle.press("Enter");
  await expect(field).toHaveAttribute("type", "password");
  await expect(page.locator("#reg_password")).toHaveAttribute("type", "password");
});

test("a field's description opens on focus and closes on Escape and on a click elsewhere", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/checkout/");
  const field = page.getByLabel("Street address");
  const description = page.locator("#billing_address_1-description");
  await expect(description).toBeHidden();
  await field.click();
  await expect(description).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(description).toBeHidden();
  await expect(field).toBeFocused();
  await page.getByLabel("Phone").focus();
  await expect(page.locator("#billing_phone-description")).toBeVisible();
  await page.getByLabel("Email address").focus();
  await expect(page.locator("#billing_phone-description")).toBeHidden();
  await expect(page.locator("#billing_email-description")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator("#billing_email-description")).toBeHidden();
});

test("the first alert of a page gets focus, notices of other kinds do not", async ({ page }) => {
  await visit(page, "/notices/");
  await expect(page.locator(".woocommerce-error")).toBeFocused();
  await visit(page, "/notices/?kind=success");
  await expect(page.locator(".woocommerce-message")).toBeFocused();
  await page.clock.install();
  await visit(page, "/notices/?kind=info");
  await page.clock.runFor(2000);
  await expect(page.locator("body")).toBeFocused();
});

test("related products fade in when they are reached, and are there at once where nothing may move", async ({
  page,
}) => {
  const related = page.locator(".related.products");
  // The clock stands, so they wait to be faded in.
  await page.clock.install();
  await visit(page, "/product/ridge-enamel-mug/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await related.evaluate((section) => scrollBy(0, section.getBoundingClientRect().top - innerHeight - 50));
  await expect(related).toHaveAttribute("data-state", "waiting");
  await expect(related).toHaveCSS("opacity", "0");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(related).toHaveCSS("opacity", "1");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.runFor(100);
  await expect(related).toHaveCSS("opacity", "1");
});

test("on the cart page removing, undoing, updating and coupons need no reload", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/");
  await page.evaluate(() => document.body.classList.add("same-page"));
  await rowRemoveButton(page, "Ridge enamel mug").click();
  await expect(cartRow(page, "Ridge enamel mug")).toHaveCount(0);
  await page.getByRole("link", { name: "Undo?" }).click();
  await expect(cartRow(page, "Ridge enamel mug")).toHaveCount(1);
  const code = page.getByPlaceholder("Coupon code");
  await page.getByRole("button", { name: "Apply coupon" }).click();
  await expect(code).toHaveAccessibleDescription("Please enter a coupon code.");
  await code.fill("welcome1");
  await code.press("Enter");
  await expect(page.locator(".coupon").getByRole("alert")).toContainText("does not exist");
  await expect(code).toHaveAccessibleDescription(/does not exist/);
  await code.press("End");
  await code.pressSequentially("0");
  await expect(page.locator(".coupon").getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Apply coupon" }).click();
  await expect(page.locator(".cart-discount")).toContainText("$6.00");
  await page.getByRole("button", { name: "Remove welcome10 coupon" }).click();
  await expect(page.locator(".cart-discount")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveText("Coupon has been removed.");
  await expect(page.locator("body")).toHaveClass(/same-page/);
});

test("the cart page follows what is added on it while it is empty, and what is taken out of the mini-cart", async ({
  page,
  shop,
}) => {
  await visit(page, "/cart/");
  await page.locator(".cart-picks a.ajax_add_to_cart").first().click();
  await expect(page.locator("tr.cart_item")).toHaveCount(1);
  await expect(page.locator("a.added_to_cart"), "links to the page itself").toHaveCount(0);
  await shop.scenario("two-items");
  await visit(page, "/cart/");
  await openCart(page);
  await removeButton(page, "Ridge enamel mug").click();
  await expect(cartRow(page, "Ridge enamel mug")).toHaveCount(0);
  await cartPanel(page).getByRole("button", { name: "Undo" }).click();
  await expect(cartRow(page, "Ridge enamel mug")).toHaveCount(1);
});

test("an undo adds nothing where the page's own address does", async ({ page, shop }) => {
  await visit(page, `/cart/?add-to-cart=${mug.id}`);
  await rowRemoveButton(page, mug.name).click();
  await page.getByRole("link", { name: "Undo?" }).click();
  await expect(cartRow(page, mug.name)).toHaveCount(1);
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
  await visit(page, `/shop/?add-to-cart=${mug.id}`);
  await openCart(page);
  await removeButton(page, mug.name).click();
  await cartPanel(page).getByRole("button", { name: "Undo" }).click();
  await expect(cartCount(page)).toHaveText("2");
  expect(await shop.cart()).toEqual({ [mug.name]: 2 });
});

test("on the product's edit screen, whose entry is the only one of the page, dates get the browser's own field", async ({
  page,
}) => {
  const entry = "/wp-content/themes/demo/storefront-widgets/storefront-widgets-admin.js";
  const body = `<input id="preorder_date" type="text" value="2099-12-24"><script type="module" src="${entry}"></script>`;
  await page.route("**/wp-admin/post.php", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/wp-admin/post.php");
  await expect(page.locator("#preorder_date")).toHaveAttribute("type", "date");
});
