import type { FaultKind } from "#mock/faults.ts";
import { expect, test } from "./fixtures.ts";
import { hold } from "./network.ts";
import { products } from "./shop.ts";
import { addButton, card, cartCount, cartLine, openFilledCart, plusButton, removeButton, visit } from "./storefront.ts";

const { mug, kettle } = products;

/** Chromium's own console message about an error status or a missing answer. */
const FAILED_REQUEST = /Failed to load resource|ERR_/;

/** One of each kind: a status, a connection that breaks, and a page in place of data. */
const brokenAnswers: FaultKind[] = ["500", "abort", "html"];

test("whatever comes instead of an answer, the shopper is told at the button and can try again", async ({
  page,
  shop,
  problems,
}) => {
  problems.tolerate(FAILED_REQUEST);
  await visit(page, "/shop/");
  const button = addButton(page, mug.name);
  const notice = card(page, mug.name).getByRole("alert");
  for (const kind of brokenAnswers) {
    await test.step(kind, async () => {
      // Chromium retries a request when a kept-alive connection breaks without an answer.
      await shop.fail("add_to_cart", kind, { times: 20 });
      await button.click();
      await expect(notice).toContainText("could not be added");
      await expect(button).not.toHaveClass(/\bloading\b/);
      await shop.clearFaults();
    });
  }
  await button.click();
  await expect(notice).toHaveCount(0);
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
});

test("a product that was added although its answer broke is in the cart that the page shows, and its button says so", async ({
  page,
  shop,
}) => {
  await visit(page, "/shop/");
  for (const [kind, { name }] of [
    ["html", mug],
    ["truncated", kettle],
  ] as const) {
    await shop.fail("add_to_cart", kind, { applied: true });
    await addButton(page, name).click();
    await expect(addButton(page, name)).toHaveClass(/\badded\b/);
    await expect(card(page, name).getByRole("alert")).toHaveCount(0);
  }
  await expect(cartCount(page)).toHaveText("2");
  await expect(page.locator(".updating, [data-sw-pending]")).toHaveCount(0);
  expect(await shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 1 });
});

test("offline before anything was sent, the shopper stays on the page and can try again", async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  await visit(page, "/shop/");
  // The button's code is loaded, the request client's is not.
  await addButton(page, mug.name).hover();
  await expect(addButton(page, mug.name)).toHaveAttribute("data-state", "idle");
  await context.setOffline(true);
  await addButton(page, mug.name).click();
  await expect(card(page, mug.name).getByRole("alert")).toContainText("could not be added");
  await context.setOffline(false);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
});

test("a shop that never answers frees the button after the time limit", async ({ page, shop, problems }) => {
  problems.tolerate(FAILED_REQUEST);
  await page.clock.install();
  await visit(page, "/shop/");
  await shop.fail("add_to_cart", "hang");
  const sent = page.waitForRequest(/wc-ajax=add_to_cart/);
  await addButton(page, mug.name).click();
  await sent;
  await page.clock.fastForward(31_000);
  await expect(card(page, mug.name).getByRole("alert")).toContainText("could not be added");
  await expect(addButton(page, mug.name)).not.toHaveClass(/\bloading\b/);
});

test("a removal that fails follows the link, so that the line is gone all the same", async ({
  page,
  shop,
  problems,
}) => {
  problems.tolerate(FAILED_REQUEST);
  await openFilledCart(page, shop);
  await shop.fail("remove_from_cart", "500");
  await removeButton(page, mug.name).click();
  await expect.poll(() => shop.requests("remove_item")).toHaveLength(1);
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.cart()).toEqual({ [kettle.name]: 1 });
});

test("a quantity that cannot be changed goes back, with a notice in its row", async ({ page, shop, problems }) => {
  problems.tolerate(FAILED_REQUEST);
  await openFilledCart(page, shop);
  const line = cartLine(page, mug.name);
  await shop.fail("breakdance_cart_update_qty", "500");
  const answer = await hold(page, "**/admin-ajax.php");
  await plusButton(line).click();
  await expect(line.getByRole("spinbutton")).toHaveValue("2");
  answer();
  await expect(line.getByRole("alert")).toContainText("could not be changed");
  await expect(line.getByRole("spinbutton")).toHaveValue("1");
  await plusButton(line).click();
  await expect.poll(() => shop.cart()).toEqual({ [mug.name]: 2, [kettle.name]: 1 });
});

test("a notice in a mini-cart's row leaves the row's subtotal where it can be seen", { tag: "@phone-only" }, async ({
  page,
  shop,
  problems,
}) => {
  problems.tolerate(FAILED_REQUEST);
  await openFilledCart(page, shop);
  const line = cartLine(page, mug.name);
  // Relative to the row, because the panel may still be sliding in.
  const placeInRow = () =>
    line.evaluate((row) => {
      const { x, y } = row.getBoundingClientRect();
      const box = row.querySelector(".bde-mini-cart-item-subtotal")?.getBoundingClientRect();
      return box && { right: Math.round(box.right - x), top: Math.round(box.top - y) };
    });
  const before = await placeInRow();
  await shop.fail("breakdance_cart_update_qty", "500");
  await plusButton(line).click();
  await expect(line.getByRole("alert")).toContainText("could not be changed");
  expect(await placeInRow()).toEqual(before);
});

test("offline in a mini-cart that nobody has touched, each row says what did not work", async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.tolerate(FAILED_REQUEST);
  await openFilledCart(page, shop);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await plusButton(cartLine(page, mug.name)).click();
  await expect(cartLine(page, mug.name).getByRole("alert")).toContainText("It is back at 1");
  await removeButton(page, kettle.name).click();
  await expect(cartLine(page, kettle.name).getByRole("alert")).toContainText("could not be updated");
  await context.setOffline(false);
  await removeButton(page, kettle.name).click();
  await expect(cartLine(page, kettle.name)).toHaveCount(0);
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
});
