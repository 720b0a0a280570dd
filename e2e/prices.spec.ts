import type { Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { cartRow, visit } from "./storefront.ts";

const CANDLE = "/product/beeswax-pillar-candle/";
const SOCKS = "/product/ribbed-wool-socks/";

const price = (page: Page) => page.locator(".summary > p.price");
const quantity = (page: Page) => page.locator("form.cart").getByRole("spinbutton");
const isPriceCall = ({ method }: Record<string, string>) => method === "get_price_html";

const setQuantity = async (page: Page, value: string) => {
  await quantity(page).fill(value);
  await quantity(page).blur();
};

test("the price follows the quantity, by keyboard too, and with a nonce that has expired", async ({
  page,
  shop,
  expectAccessible,
}) => {
  await visit(page, CANDLE);
  await setQuantity(page, "7");
  await expect(price(page)).toContainText("$19.80");
  await expectAccessible("a price that was changed", ".summary");
  await shop.expireNonces();
  await quantity(page).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await expect(price(page)).toContainText("$18.70");
  await setQuantity(page, "1");
  await expect(price(page)).toHaveText("$22.00");
});

test("the bulk table and the price are those of the chosen variation", async ({ page, shop }) => {
  await visit(page, SOCKS);
  await setQuantity(page, "6");
  await page.getByLabel("Colour").selectOption("moss");
  await page.getByLabel("Size").selectOption("large");
  await expect(page.locator(".woocommerce-variation-price")).toContainText("$17.10");
  await expect(page.locator(".awdr-bulk-customizable-table")).toHaveCount(1);
  await expect(page.locator(".awdr-bulk-customizable-table")).toHaveCSS("opacity", "1");
  const tables = async () =>
    (await shop.requests("wdr_ajax"))
      .filter(({ fields }) => !isPriceCall(fields))
      .map(({ fields }) => fields.product_id);
  await expect.poll(tables).toEqual(["6055"]);
  await page.getByRole("link", { name: "Clear options" }).click();
  await expect.poll(tables).toEqual(["6055", "121"]);
});

test("the price of a choice goes with it, out of the memory too", async ({ page }) => {
  await visit(page, SOCKS);
  const panel = page.locator(".woocommerce-variation-price");
  await page.getByLabel("Colour").selectOption("moss");
  await page.getByLabel("Size").selectOption("large");
  await expect(panel).toContainText("$19.00");
  const dropped = await panel.evaluateHandle((shown) => new WeakRef(shown));
  await page.getByLabel("Size").selectOption("medium");
  await expect.poll(() => dropped.evaluate((shown) => shown.deref()?.isConnected)).not.toBe(true);
  await expect(panel).toContainText("$19.00");
  const isGone = async () => {
    await page.requestGC();
    return dropped.evaluate((shown) => shown.deref() === undefined);
  };
  await expect.poll(isGone).toBe(true);
});

test("the price of a choice in the address is confirmed when somebody is there", async ({ page, shop }) => {
  await page.goto(`${SOCKS}?attribute_pa_colour=moss&attribute_pa_size=large`);
  await expect(page.locator("input.variation_id")).toHaveValue("6055");
  await whenIdle(page);
  expect(await shop.calls()).toEqual([]);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  // The two requests run in parallel.
  await expect
    .poll(async () =>
      (await shop.requests("wdr_ajax")).map(({ fields }) => [fields.method, fields.product_id]).toSorted(),
    )
    .toEqual([
      ["get_price_html", "6055"],
      ["get_variable_product_bulk_table", "6055"],
    ]);
});

test("other scripts ask for a discount and hear the answer, through jQuery and without it", async ({ page }) => {
  await visit(page, `${CANDLE}?jquery=1`);
  await quantity(page).fill("6");
  const heard = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const { jQuery } = window as unknown as {
          jQuery: ((target: unknown) => { on: (name: string, handler: (...args: unknown[]) => void) => void }) & {
            AdvanceWooDiscountRules: { getDynamicDiscountPriceFromCartForm: (...args: unknown[]) => void };
          };
        };
        const native: unknown[] = [];
        document.addEventListener("storefront:discount-received", (event) => {
          native.push(
            (event as CustomEvent<{ response: { data: { discounted_price: number } } }>).detail.response.data
              .discounted_price,
          );
          resolve(native);
        });
        jQuery(document.body).on(
          "advanced_woo_discount_rules_on_get_response_for_dynamic_discount",
          (_event, response, target, options) => {
            native.push(
              (response as { success: boolean }).success,
              (target as { jquery: string }).jquery !== undefined,
              options,
            );
          },
        );
        const form = jQuery("form.cart");
        jQuery.AdvanceWooDiscountRules.getDynamicDiscountPriceFromCartForm(form, jQuery("p.price"), {
          custom_price: 10,
        });
      }),
  );
  expect(heard).toEqual([true, true, { custom_price: 10 }, 9]);
});

test("a free product is swapped on the cart page, by keyboard alone", async ({ page, shop, expectAccessible }) => {
  await shop.scenario("free-gift");
  await visit(page, "/cart/");
  const towel = cartRow(page, "Linen tea towel");
  await expect(towel).toContainText("Sand");
  const toggle = towel.getByRole("button", { name: "Change Variant" });
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  const moss = towel.getByRole("button", { name: "moss" });
  await expect(moss).toBeVisible();
  await expectAccessible("the opened choices", "main");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(moss).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(towel.locator(".variation")).toContainText("Moss");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(towel.getByRole("link", { name: "Linen tea towel" })).toBeFocused();
  expect((await shop.calls()).slice(0, 2)).toEqual(["awdr_change_discount_product_in_cart", "update_cart"]);
});

test("a swap waits for a quantity on its way, as the shop would lose one of them", async ({ page, shop }) => {
  await shop.scenario("free-gift");
  await shop.latency(1500, "breakdance_cart_update_qty");
  await visit(page, "/cart/");
  const towel = cartRow(page, "Linen tea towel");
  await towel.getByRole("button", { name: "Change Variant" }).click();
  const moss = towel.getByRole("button", { name: "moss" });
  await expect(moss).toBeVisible();
  const quantitySent = page.waitForRequest((request) => Boolean(request.postData()?.includes("cart_update_qty")));
  const kettles = cartRow(page, "Whistling field kettle").getByRole("spinbutton");
  await kettles.fill("3");
  await kettles.press("Tab");
  await quantitySent;
  await moss.click();
  await expect(towel.locator(".variation")).toContainText("Moss");
  const swap = "awdr_change_discount_product_in_cart";
  expect((await shop.calls()).slice(0, 2)).toEqual(["breakdance_cart_update_qty", swap]);
  expect(await shop.cart()).toEqual({ "Whistling field kettle": 3, "Linen tea towel": 1 });
});
