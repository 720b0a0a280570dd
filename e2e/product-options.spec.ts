import type { Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { chunk, hold, rewrite } from "./network.ts";
import { visit } from "./storefront.ts";

const LAMP = "/product/anglepoint-reading-lamp/";
const SOCKS = "/product/ribbed-wool-socks/";
const CUSHION = "/product/linen-cushion/";

const chosen = (page: Page) => page.locator(".single_variation");
const button = (page: Page) => page.locator(".summary .single_add_to_cart_button");
const variationId = (page: Page) => page.locator("input.variation_id");
const picture = (page: Page) => page.locator(".wp-post-image");
const dateLine = (page: Page) => page.locator(".bp-preorder-available-date:visible");
/** Forced, because an aria-disabled button must tell why. Scrolls first, so that a sliding part above has come to rest. */
const press = async (page: Page) => {
  await button(page).scrollIntoViewIfNeeded();
  await button(page).click({ force: true });
};
const pick = (page: Page, label: string, option: string) =>
  page.getByRole("combobox", { name: label, exact: true }).selectOption(option);

test("choose, read price and date of a pre-order, and go back", async ({ page, shop: _shop, expectAccessible }) => {
  await visit(page, LAMP);
  const first = await picture(page).getAttribute("src");
  await pick(page, "Colour", "Clay");
  await expect(chosen(page)).toContainText("$98.00");
  await expect(button(page)).toHaveText("Add to cart");
  await expect(picture(page)).not.toHaveAttribute("src", String(first));

  await pick(page, "Colour", "Slate");
  await expect(chosen(page)).toContainText("$112.00");
  await expect(button(page)).toHaveText("Pre-order now");
  await expect(dateLine(page)).toHaveText(/^Packed from \d+ \w+ \d{4} on, in 34 days: \d+ days, .* seconds to go\.$/);
  await expectAccessible("a chosen pre-order", ".summary");

  await page.getByRole("link", { name: "Clear options" }).click();
  await expect(button(page)).toHaveText("Add to cart");
  await expect(dateLine(page)).toHaveCount(0);
  await expect(picture(page)).toHaveAttribute("src", String(first));
  await expect(page.getByRole("combobox", { name: "Colour" })).toBeFocused();
  await press(page);
  await expect(page.getByText(/^Please select some product options/)).toBeVisible();
  await expectAccessible("a product without a choice", ".summary");
});

test("a choice that came with the page looks the same after the first touch, and does not blink", async ({
  page,
  shop: _shop,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await rewrite(page, `**${SOCKS}*`, (html) => html.replace("data-product_variations", 'data-stock-threshold="3" $&'));
  await visit(page, `${SOCKS}?attribute_pa_colour=moss&attribute_pa_size=medium`);
  const line = chosen(page).locator(".sw-stock-left");
  await expect(line).toHaveText("Only 2 left");
  await expect(line).toHaveCSS("font-weight", "600");
  const motions = await chosen(page).evaluateHandle((panel) => {
    const seen: string[] = [];
    for (const type of ["animationstart", "transitionrun"]) panel.addEventListener(type, () => seen.push(type));
    return seen;
  });
  await page.getByRole("combobox", { name: "Size", exact: true }).hover();
  await page.waitForFunction(() =>
    window.StorefrontWidgets?.inspect().some(({ widget, state }) => widget === "variation-form" && state === "mounted"),
  );
  await whenIdle(page);
  expect(await motions.jsonValue()).toEqual([]);
  await pick(page, "Size", "Large");
  await expect(chosen(page)).toContainText("14 in stock");
  await expect.poll(() => motions.jsonValue()).toContain("transitionrun");
});

test("what is few or sold out says so, and cannot be bought by accident", async ({ page, shop, expectAccessible }) => {
  await visit(page, SOCKS);
  await pick(page, "Size", "Medium");
  await pick(page, "Colour", "Moss");
  await expect(chosen(page)).toContainText("Only 2 left");
  await expect(page.locator(".summary input.qty")).toHaveAttribute("max", "2");
  await pick(page, "Size", "Large");
  await pick(page, "Colour", "Berry");
  await expect(chosen(page)).toContainText("Out of stock");
  await press(page);
  await expect(page.getByText(/^Sorry, this product is unavailable/)).toBeVisible();
  const id = await page.locator("input.variation_id").inputValue();
  const tablesAskedFor = async () =>
    (await shop.requests("wdr_ajax"))
      .filter(({ fields }) => fields.method === "get_variable_product_bulk_table")
      .map(({ fields }) => fields.product_id);
  await expect.poll(tablesAskedFor).toContain(id);
  // The table is faded only while the shop is asked (Spec 4).
  await expect(page.locator(".awdr-bulk-customizable-table")).not.toHaveAttribute("style", /opacity/);
  await expectAccessible("a sold-out variation", ".summary");
  expect(await shop.cart()).toEqual({});
});

test("a choice that the shop does not have is told, also when it was made before the form's code had come", async ({
  page,
  shop: _shop,
}) => {
  await rewrite(page, `**${SOCKS}*`, (html) =>
    html
      .replace(/data-product_variations="[^"]*"/, 'data-product_variations="false"')
      // An add-on's choice is none of a variation.
      .replace(
        /<form[^>]*variations_form[^>]*>/,
        '$&<select name="engraving"><option value="none">None</option></select>',
      ),
  );
  await page.route("**/?wc-ajax=get_variation", (route) => route.fulfill({ json: false }));
  const release = await hold(page, chunk("variation-form"));
  await visit(page, SOCKS);
  await pick(page, "Size", "Medium");
  await pick(page, "Colour", "Moss");
  release();
  await expect(page.getByText(/^Sorry, no products matched/)).toBeVisible();
  // What the shop itself has chosen is no choice of the shopper's.
  await visit(page, `${SOCKS}?attribute_pa_colour=moss&attribute_pa_size=medium`);
  await expect(button(page)).toHaveClass(/wc-variation-selection-needed/);
  await expect(page.getByText(/^Sorry, no products matched/)).toHaveCount(0);
});

test("a theme's bar that presses the button from far away shows what is missing, below what floats", {
  tag: "@phone-only",
}, async ({ page, shop: _shop }) => {
  await visit(page, SOCKS);
  await page.evaluate(() => {
    const press = document.querySelector<HTMLElement>(".summary .single_add_to_cart_button");
    const area = press?.parentElement as HTMLElement;
    // The platform's own style sheet floats these parts.
    area.style.display = "block";
    for (const part of area.querySelectorAll<HTMLElement>(".quantity, .button")) part.style.float = "left";
    scrollTo(0, document.body.scrollHeight);
    press?.click();
  });
  const words = page.getByText(/^Please select some product options/);
  await expect(words).toBeInViewport();
  const [above, below] = [await button(page).boundingBox(), await words.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test("the keyboard alone chooses, clears and buys", async ({ page, shop }) => {
  await visit(page, LAMP);
  await page.getByRole("combobox", { name: "Colour" }).focus();
  await page.keyboard.type("Clay");
  await expect(chosen(page)).toContainText("$98.00");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Clear options" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(variationId(page)).toHaveValue("");
  await page.keyboard.type("Spruce");
  await expect(variationId(page)).not.toHaveValue("");
  await expect(button(page)).not.toHaveClass(/disabled/);
  await page.locator(".summary input.qty").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toContainText("has been added to your cart");
  expect(await shop.cart()).toEqual({ "Anglepoint reading lamp": 1 });
});

test("a choice in the address shows its price before anything is touched", async ({
  page,
  shop: _shop,
  stillLayout: _stillLayout,
}) => {
  await page.goto(`${LAMP}?attribute_pa_colour=clay`);
  await expect(chosen(page)).toContainText("$98.00");
  await expect(variationId(page)).toHaveValue(/^[1-9]/);
  await whenIdle(page);
  const states = await page.evaluate(() => window.StorefrontWidgets?.inspect() ?? []);
  expect(states.find(({ widget }) => widget === "variation-form")?.state).toBe("waiting");
});

test("an offer counts down quietly, and ends", async ({
  page,
  shop: _shop,
  stillLayout: _stillLayout,
  expectAccessible,
}) => {
  await page.clock.install();
  await visit(page, CUSHION);
  const timer = page.getByRole("timer").first();
  await expect(timer).toHaveText(/Reduced until .*[23] days/);
  const before = await timer.textContent();
  await page.clock.runFor(2000);
  expect(await timer.textContent()).not.toBe(before);
  await expectAccessible("a running countdown", ".summary");
  await page.clock.fastForward(4 * 86_400_000);
  await page.clock.runFor(2000);
  await expect(timer).toContainText("The offer has ended.");
  await expect(timer.getByText(/Reduced until/)).toBeHidden();
});

test("beside the platform's own variation script only that one acts", async ({ page, shop: _shop }) => {
  const notices: string[] = [];
  const dialogs: string[] = [];
  page.on("console", (message) => message.type() === "info" && notices.push(message.text()));
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
  await visit(page, `${LAMP}?variations=1`);
  await button(page).hover();
  await expect.poll(() => notices.join()).toContain("this bundle follows it");
  await press(page);
  expect(dialogs).toEqual([expect.stringContaining("Please select some product options")]);
  await pick(page, "Colour", "Slate");
  await expect(button(page)).toHaveText("Pre-order now");
  await expect(chosen(page)).toContainText("$112.00");
  const fired = await page.evaluate(() => Reflect.get(window, "__events") as { event: string }[]);
  for (const name of ["found_variation", "show_variation"])
    expect(fired.filter(({ event }) => event === name)).toHaveLength(1);
  await page.getByRole("link", { name: "Clear options" }).click();
  await expect(button(page)).toHaveText("Add to cart");
});

test("a pre-order that the platform's own script has shown for the address is told at once", async ({ page }) => {
  await visit(page, `${LAMP}?variations=1&attribute_pa_colour=slate`);
  await expect(button(page)).toHaveText("Pre-order now");
});

test("a product that another one replaces, as quick views do, leaves nothing behind", async ({ page }) => {
  await visit(page, SOCKS);
  const gone = await page.locator("form.variations_form").evaluateHandle((form) => new WeakRef(form));
  await page.locator("form.variations_form").evaluate((form) => form.remove());
  const isGone = async () => {
    await page.requestGC();
    return gone.evaluate((form) => form.deref() === undefined);
  };
  await expect.poll(isGone).toBe(true);
});
