import { expect, test, whenIdle } from "./fixtures.ts";
import { createShop, products } from "./shop.ts";
import { addButton, visit } from "./storefront.ts";
import { openFilledList, removeLink, row } from "./wishlist-steps.ts";

/** A wishlist's address, and what another visitor may do there. */

const { mug } = products;

test("another visitor may look at a shared list and buy from it, and nothing else", async ({
  page,
  browser,
  baseURL,
}) => {
  await openFilledList(page, "share,cartremove");
  const url = await page.getByLabel("Address of this list").inputValue();
  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const shop = createShop(stranger.request);
  await shop.scenario("fresh");
  const theirs = await stranger.newPage();
  await visit(theirs, `${url}?wishlist=share,cartremove`);
  await whenIdle(theirs);
  await expect(row(theirs, mug.name)).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Edit title" })).toHaveCount(0);
  await expect(removeLink(theirs, mug.name)).toHaveCount(0);
  await expect(theirs.getByRole("checkbox")).toHaveCount(0);
  await addButton(theirs, mug.name).click();
  await expect(theirs.locator("form.yith-wcwl-form")).toContainText("Product added to cart successfully");
  await expect(row(theirs, mug.name)).toBeVisible();
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
  expect(await shop.calls()).toEqual(["add_to_cart"]);
  const known = await theirs.evaluate(() => ({
    ids: window.StorefrontWidgets?.wishlist.get().productIds,
    mark: window.localStorage.getItem("sw_wishlist_guest"),
  }));
  expect(known).toEqual({ ids: [], mark: null });
  await stranger.close();
  await page.reload();
  await expect(row(page, mug.name)).toBeVisible();
});

test("the list's address is copied by click and by key, with or without a clipboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openFilledList(page, "share");
  const url = await page.getByLabel("Address of this list").inputValue();
  const copy = page.getByRole("button", { name: "copy" });
  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  await copy.click();
  await expect(page.getByText("The address is copied.").first()).toBeVisible();
  expect(await pasted()).toBe(url);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect.poll(pasted).toBe(url);
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject(new Error("no")) });
    document.execCommand = () => false;
  });
  await copy.focus();
  await page.keyboard.press(" ");
  await expect(page.getByText(/Copying did not work/).first()).toBeVisible();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(url);
});
