import type { Page } from "@playwright/test";
import { axeDirections, expect, test } from "./fixtures.ts";
import { visit } from "./storefront.ts";

const FIRST = "Visa ending in 4242";
const CHOSEN = "Mastercard ending in 5100";
const ERROR = "An error occurred while deleting the saved card.";

const card = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(name) });
const row = (page: Page, name: string) => page.locator(".paynow-payment-card-option").filter({ hasText: name });
const menu = (page: Page, name: string) => row(page, name).locator(".paynow-payment-card-menu-button");
const removeButton = (page: Page, name: string) => row(page, name).getByRole("button", { name: "Remove card" });

/** The payment provider's script is not ours to ask. */
const answerFingerprint = (page: Page, isThere = true) =>
  page.route("https://static.paynow.pl/**", (route) =>
    isThere
      ? route.fulfill({
          contentType: "text/javascript",
          headers: { "access-control-allow-origin": "*" },
          body: 'export const load = async () => ({ get: async () => ({ visitorId: "device-1" }) });',
        })
      : route.abort(),
  );

const openCheckout = async (page: Page) => {
  await visit(page, "/checkout/");
  await expect(card(page, CHOSEN)).toBeChecked();
};

test.beforeEach(async ({ shop }) => shop.scenario("saved-cards"));

test("a chosen card is removed by keyboard alone, and stays removed", async ({ page, shop }) => {
  await answerFingerprint(page);
  await openCheckout(page);
  await card(page, CHOSEN).focus();
  await page.keyboard.press("Tab");
  await expect(menu(page, CHOSEN)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu(page, CHOSEN)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(removeButton(page, CHOSEN)).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(removeButton(page, CHOSEN)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(row(page, CHOSEN)).toHaveCount(0);
  await expect(menu(page, "Visa ending in 0077")).toBeFocused();
  await expect(card(page, "new card")).toBeChecked();
  expect((await shop.requests("paynow/instrument-remove")).map(({ fields }) => fields.savedInstrumentToken)).toEqual([
    "MC-5100",
  ]);
  await visit(page, "/checkout/");
  await expect(card(page, FIRST)).toBeVisible();
  await expect(row(page, CHOSEN)).toHaveCount(0);
});

test("a card that the shop fails to remove stays and says so, and goes at the next press though its nonce is old", async ({
  page,
  shop,
  problems,
}) => {
  await answerFingerprint(page);
  await openCheckout(page);
  problems.expect(/instrument-remove/, /status of (403|500)/);
  await shop.fail("paynow/instrument-remove", "500");
  await menu(page, FIRST).click();
  await removeButton(page, FIRST).click();
  await expect(row(page, FIRST).getByText(ERROR)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: ERROR })).toHaveCount(1);
  await shop.expireNonces();
  await menu(page, FIRST).click();
  await removeButton(page, FIRST).click();
  await expect(row(page, FIRST)).toHaveCount(0);
});

for (const { dir, tag } of axeDirections) {
  test(`axe finds nothing in a card payment with everything open, ${dir}`, { tag }, async ({
    page,
    expectAccessible,
  }) => {
    await answerFingerprint(page);
    await visit(page, `/checkout/?dir=${dir}`);
    await expectAccessible("the card payment", "#payment");
    await page.getByRole("button", { name: "Read more" }).click();
    await expect(page.getByText("No card number ever reaches this shop.")).toBeVisible();
    await menu(page, FIRST).click();
    await expect(removeButton(page, FIRST)).toBeInViewport({ ratio: 1 });
    await expectAccessible("the card payment with an open menu", "#payment");
  });
}

test("a card payment carries the provider's number for the browser, and the shop hears of Apple Pay", async ({
  page,
}) => {
  await answerFingerprint(page);
  await openCheckout(page);
  await expect(page.locator("#payment-method-fingerprint")).toHaveValue("device-1");
  expect(await page.evaluate(() => document.cookie)).toContain("applePayEnabled=0");
});

test("a checkout whose fingerprint cannot be had still takes cards", async ({ page, problems }) => {
  problems.expect(/Cannot get fingerprint/, /ERR_FAILED/);
  await answerFingerprint(page, false);
  await openCheckout(page);
  await menu(page, FIRST).click();
  await expect(removeButton(page, FIRST)).toBeVisible();
  await expect(page.locator("#payment-method-fingerprint")).toHaveValue("");
});
