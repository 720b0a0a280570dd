import type { APIResponse } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { chunk, hold, rewrite } from "./network.ts";
import { products } from "./shop.ts";
import { addButton, dropTheme, visit } from "./storefront.ts";
import { createList, fillList, heart, openFilledList, removeLink, row, wish } from "./wishlist-steps.ts";

/** The wishlist page in its layouts, and while its code loads. */

const { mug, kettle } = products;

const BLANKET = { id: 6001, path: "/product/hillside-wool-blanket/", name: "Hillside wool blanket" } as const;

// On a desktop `wishlist-weight.spec.ts` names each file that an untouched list loads.
test("on a phone the list opens without an island, and needs none until it is touched", {
  tag: "@phone-only",
}, async ({ page }) => {
  await openFilledList(page, "share,icons");
  await whenIdle(page);
  await expect(page.getByRole("button", { name: "Apply" })).toBeDisabled();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => chunk("island|wishlist-page").test(name))).toEqual([]);
});

test("Back to a list that the browser has kept shows it as it is by now", async ({ page }) => {
  await fillList(page);
  let kept: APIResponse | undefined;
  // Acts like a browser that kept the page, because its answer did not forbid storing.
  await page.route("**/wishlist/", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    kept ??= await route.fetch();
    await route.fulfill({ response: kept });
  });
  await visit(page, "/wishlist/");
  await removeLink(page, kettle.name).click();
  await expect(row(page, kettle.name)).toHaveCount(0);
  await row(page, mug.name).getByRole("link", { name: mug.name, exact: true }).click();
  await expect(page.getByRole("heading", { name: mug.name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(row(page, kettle.name)).toHaveCount(0);
  await expect(row(page, mug.name)).toBeVisible();
});

test("the header does not lie on what has the focus after a row has been taken off the list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilledList(page, "multi,sort");
  const remaining = removeLink(page, mug.name);
  await removeLink(page, kettle.name).focus();
  await expect(page.getByRole("button", { name: `Move “${kettle.name}” down` })).toBeVisible();
  await removeLink(page, kettle.name).press("Enter");
  await expect(remaining).toBeFocused();
  const isCovered = () =>
    remaining.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isCovered).toBe(false);
});

test("a move and a removal are not lost while the code is on its way", async ({ page, shop }) => {
  await fillList(page);
  await createList(page, "Camping", "multi");
  const release = await hold(page, chunk("wishlist-page"));
  await visit(page, "/wishlist/?wishlist=multi");
  await page.getByRole("combobox", { name: `Move “${mug.name}” to` }).selectOption("Camping");
  await removeLink(page, kettle.name).click();
  await expect(page).toHaveURL(/\/wishlist\/\?wishlist=multi$/);
  await expect(row(page, mug.name)).toBeVisible();
  release();
  await expect(page.locator("[data-row-id]")).toHaveCount(0);
  expect((await shop.calls()).filter((call) => /move|remove/.test(call))).toEqual([
    "move_to_another_wishlist",
    "remove_from_wishlist",
  ]);
});

test("in the grid a picture opens the details: by mouse, keyboard and finger, and is dragged by its buttons", async ({
  page,
  shop,
}) => {
  await openFilledList(page, "grid,sort");
  const picture = page.getByRole("link", { name: mug.name, exact: true }).first();
  const details = row(page, mug.name).locator(".item-details");
  await expect(details).toBeHidden();
  await page.getByRole("button", { name: `Move “${kettle.name}” up` }).hover();
  await page.mouse.down();
  await picture.hover({ position: { x: 2, y: 2 } });
  await page.mouse.up();
  await expect(page.locator(".images_grid [data-row-id]").first()).toHaveAttribute("data-row-id", String(kettle.id));
  await picture.click();
  await expect(details).toBeVisible();
  await expect(picture).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(picture).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(details).toBeVisible();
  await page.getByRole("link", { name: kettle.name, exact: true }).first().click();
  await expect(details).toBeHidden();
  await addButton(page, kettle.name).click();
  await expect.poll(() => shop.cart()).toEqual({ [kettle.name]: 1 });
  await expect(row(page, kettle.name).locator(".item-details")).toBeHidden();
  await expect(page.getByRole("link", { name: kettle.name, exact: true }).first()).toBeFocused();
  await picture.click();
  await removeLink(page, mug.name).click();
  await expect(row(page, mug.name)).toHaveCount(0);
  await expect(page).toHaveURL(/\/wishlist\/\?wishlist=grid,sort$/);
});

test("a quantity is kept when the shopper walks on at once", async ({ page, shop }) => {
  // A first visit looks after the list once it is idle, which may bring the client before the quantity does.
  const client = page.waitForResponse(chunk("request"));
  await openFilledList(page, "");
  // With the clock stopped, the second for which a quantity waits never passes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await row(page, mug.name).getByRole("spinbutton").fill("4");
  await expect(row(page, mug.name).getByRole("spinbutton")).toHaveAttribute("data-sw-held", "1");
  // Loaded is not yet executed: importing the same file resolves once it is.
  await page.evaluate((url) => import(url), (await client).url());
  expect(await shop.requests("update_item_quantity")).toEqual([]);
  await page.getByRole("link", { name: mug.name, exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(mug.path));
  await visit(page, "/wishlist/");
  await expect(row(page, mug.name).getByRole("spinbutton")).toHaveValue("4");
});

test("the chosen variation is what is kept, and bought from the list", async ({ page, shop }) => {
  await visit(page, BLANKET.path);
  const single = page.locator(".yith-wcwl-add-to-wishlist--single");
  await page.getByLabel("Colour").selectOption({ index: 1 });
  await page.getByLabel("Size").selectOption({ index: 1 });
  await expect(page.getByRole("button", { name: "Add to cart", exact: true })).toBeEnabled();
  await expect(single).toHaveAttribute("data-fragment-ref", /^60\d\d$/);
  const id = Number(await single.getAttribute("data-fragment-ref"));
  await single.getByRole("link", { name: "Add to wishlist" }).click();
  await expect(single).toHaveClass(/\bexists\b/);
  await page
    .getByRole("button", { name: "Clear" })
    .or(page.getByRole("link", { name: "Clear" }))
    .click();
  await expect(single.getByRole("link", { name: "Add to wishlist" })).toBeVisible();
  await visit(page, "/wishlist/");
  await expect(page.locator(`[data-row-id="${id}"]`)).toContainText(BLANKET.name);
  await page.getByRole("button", { name: /^Add to cart: “Hillside/ }).click();
  await expect.poll(() => shop.cart()).toEqual({ [BLANKET.name]: 1 });
});

test("with several lists, too, button and popup follow from one variation to the next and back", async ({
  page,
  shop,
}) => {
  await fillList(page);
  await visit(page, "/product/linen-tea-towel/?wishlist=multi");
  const single = page.locator(".yith-wcwl-add-to-wishlist--single");
  for (const [colour, id] of [
    ["moss", "5301"],
    ["clay", "5302"],
    ["", "106"],
  ] as const) {
    const asked = await shop.requests("load_fragments");
    await page.getByLabel("Colour").selectOption(colour);
    await expect(single).toHaveAttribute("data-fragment-ref", id);
    await expect.poll(async () => (await shop.requests("load_fragments")).length).toBeGreaterThan(asked.length);
    const button = single.getByRole("link", { name: "Add to wishlist" });
    await expect(button).toHaveAttribute("href", new RegExp(`_${id}_`));
    await button.click();
    const submit = page.getByRole("dialog").getByRole("link", { name: "Add to wishlist" });
    await expect(submit).toHaveAttribute("data-product-id", id);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("a press whose code is on its way keeps the variation that it was made on", async ({ page, shop }) => {
  const release = await hold(page, chunk("add-to-wishlist"));
  await visit(page, "/product/linen-tea-towel/");
  const single = page.locator(".yith-wcwl-add-to-wishlist--single");
  await page.getByLabel("Colour").selectOption("moss");
  await expect(single).toHaveAttribute("data-fragment-ref", "5301");
  await single.getByRole("link", { name: "Add to wishlist" }).click();
  await page.getByLabel("Colour").selectOption("clay");
  await expect(single).toHaveAttribute("data-fragment-ref", "5302");
  release();
  await expect.poll(() => shop.calls()).toContain("add_to_wishlist");
  await visit(page, "/wishlist/");
  await expect(page.locator("[data-row-id]")).toHaveAttribute("data-row-id", "5301");
});

test("the next variation's button can be pressed, although the one before was still being added", async ({
  page,
  shop,
}) => {
  await visit(page, "/product/linen-tea-towel/");
  const single = page.locator(".yith-wcwl-add-to-wishlist--single");
  await single.hover();
  await whenIdle(page);
  await shop.latency(300, "add_to_wishlist");
  for (const [colour, id] of [
    ["moss", "5301"],
    ["clay", "5302"],
  ] as const) {
    await page.getByLabel("Colour").selectOption(colour);
    await expect(single).toHaveAttribute("data-fragment-ref", id);
    await expect(single).toHaveAttribute("data-state", "idle");
    await single.getByRole("link", { name: "Add to wishlist" }).click();
  }
  await expect(single).toHaveClass(/\bexists\b/);
});

test("a list in another tab follows, and this browser remembers that there is one", async ({ page, context }) => {
  await fillList(page, "", [mug.id]);
  await visit(page, "/wishlist/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("sw_wishlist_guest"))).toContain(`[${mug.id}]`);
  const other = await context.newPage();
  await visit(other, "/shop/");
  await wish(other, kettle.name);
  await expect(row(page, kettle.name)).toBeVisible();
});

test("a removal that fails is told in words, not in letters below one another", async ({ page, shop, problems }) => {
  problems.tolerate(/Failed to load resource|remove_from_wishlist/);
  await openFilledList(page, "");
  await dropTheme(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("table { table-layout: fixed } .product-remove { width: 2em }");
    document.adoptedStyleSheets.push(sheet);
  });
  await shop.fail("remove_from_wishlist", "500");
  await removeLink(page, mug.name).click();
  const alert = row(page, mug.name).getByRole("alert");
  await expect(alert).toContainText("could not be changed");
  expect((await alert.boundingBox())?.width).toBeGreaterThan(100);
});

test("what the shop's edition lacks is said where the shopper acted, and taken back", async ({ page, problems }) => {
  problems.tolerate(/Failed to load resource|premium edition|refused the action/);
  await openFilledList(page, "free");
  const quantity = row(page, mug.name).getByRole("spinbutton");
  await quantity.fill("3");
  await expect(row(page, mug.name).getByRole("alert")).toContainText("could not be changed");
  await expect(quantity).toHaveValue("1");
  await visit(page, "/wishlist/manage/?wishlist=free");
  const visibility = page.getByRole("combobox", { name: /^Who may see/ });
  await visibility.selectOption("Private");
  await expect(page.getByRole("alert")).toContainText("could not be changed");
  await expect(visibility).toHaveValue("0");
});

test("a link with the fallback's address adds, and the browser remembers that there is a list", async ({
  page,
  shop,
}) => {
  const listing = await (await page.request.get("/shop/")).text();
  const [query = ""] = new RegExp(`[?]add_to_wishlist=${mug.id}[^"]*`).exec(listing) ?? [];
  await page.goto(`/shop/${query.replaceAll("&amp;", "&")}`);
  await expect(page.locator(".woocommerce-message").first()).toContainText("Product added!");
  await expect(heart(page, mug.name)).toHaveClass(/\bexists\b/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("sw_wishlist_guest"))).toContain(`[${mug.id}]`);
  await shop.clearRequests();
  await visit(page, "/shop/?cached=1");
  await expect(heart(page, mug.name)).toHaveClass(/\bexists\b/);
  expect(await shop.calls()).toEqual(["load_fragments"]);
});

test("what is being put back or saved takes the focus from nobody who has gone on meanwhile", async ({
  page,
  shop,
}) => {
  await openFilledList(page, "");
  await removeLink(page, mug.name).click();
  await expect(row(page, mug.name)).toHaveCount(0);
  await shop.latency(800, "add_to_wishlist");
  await page.getByRole("button", { name: "Undo" }).click();
  const quantity = row(page, kettle.name).getByRole("spinbutton");
  await quantity.focus();
  await expect(row(page, mug.name)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(quantity).toBeFocused();

  await shop.latency(800, "save_title");
  await page.getByRole("button", { name: "Edit title" }).click();
  await page.getByRole("textbox", { name: "Name of the wishlist" }).fill("Birthday");
  await page.keyboard.press("Enter");
  await quantity.focus();
  await expect(page.getByRole("heading", { name: "Birthday" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit title" })).toBeVisible();
  await expect(quantity).toBeFocused();
});

test("a name whose form opens late takes neither the focus nor what is typed in a quantity meanwhile", async ({
  page,
}) => {
  await fillList(page);
  const release = await hold(page, chunk("wishlist-page"));
  await visit(page, "/wishlist/");
  await page.getByRole("button", { name: "Edit title" }).click();
  const quantity = row(page, mug.name).getByRole("spinbutton");
  await quantity.selectText();
  await page.keyboard.type("1");
  release();
  const name = page.getByRole("textbox", { name: "Name of the wishlist" });
  await expect(name).toBeVisible();
  await page.keyboard.type("2");
  await expect(quantity).toHaveValue("12");
  await expect(name).toHaveValue("My wishlist");
});

test("beside many wishlist buttons a list is renamed as elsewhere, with all of them in the question", async ({
  page,
  shop,
}) => {
  await fillList(page);
  const listing = await (await page.request.get("/shop/?per_page=60")).text();
  const buttons = listing.match(/<div class="yith-wcwl-add-to-wishlist.*?<\/div><\/div>/gs) ?? [];
  await rewrite(page, "**/wishlist/", (html) => html.replace("</main>", `${buttons.join("")}</main>`));
  await visit(page, "/wishlist/");
  await page.getByRole("button", { name: "Edit title" }).click();
  await page.getByRole("textbox", { name: "Name of the wishlist" }).fill("Birthday");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Birthday" })).toBeVisible();
  const [sent] = await shop.requests("save_title");
  expect(Object.keys(sent?.fields ?? {}).filter((name) => name.endsWith("[is_single]"))).toHaveLength(60);
});
