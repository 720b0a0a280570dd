import { axeDirections, expect, pageFrame, test, whenIdle } from "./fixtures.ts";
import { chunk } from "./network.ts";
import { products } from "./shop.ts";
import { card, visit } from "./storefront.ts";
import { addLink, fillList, heart, keepPluginSheet, removeLink, row, wish } from "./wishlist-steps.ts";

const { mug, kettle } = products;

test("a heart is added and stays on every page; a visitor without a list asks nothing", { tag: "@phone" }, async ({
  page,
  shop,
  stillLayout: _,
}) => {
  await visit(page, "/shop/");
  await whenIdle(page);
  expect(await shop.calls()).toEqual([]);
  await wish(page, mug.name);
  await expect(heart(page, mug.name).getByRole("link", { name: "View wishlist" })).toBeVisible();
  const [sent] = await shop.requests("add_to_wishlist");
  expect(sent?.fields).toMatchObject({ add_to_wishlist: String(mug.id), product_type: "simple", context: "frontend" });
  await heart(page, mug.name).getByRole("link", { name: "View wishlist" }).click();
  await expect(row(page, mug.name)).toBeVisible();
});

test("on cached pages the hearts' state comes from one check for all of them", async ({ page, shop }) => {
  await visit(page, "/shop/");
  await wish(page, mug.name, kettle.name);
  await page.goto("/notices/?cached=1");
  await shop.clearRequests();
  // Without a query, which would load the result count's widget.
  await visit(page, "/shop/");
  await expect(heart(page, mug.name)).toHaveClass(/\bexists\b/);
  await expect(heart(page, kettle.name)).toHaveClass(/\bexists\b/);
  expect(await shop.calls()).toEqual(["load_fragments"]);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => chunk("island").test(name))).toEqual([]);
});

test("the heart of the remove state is taken back, and a count follows", async ({ page }) => {
  await visit(page, "/shop/?wishlist=remove,count");
  await addLink(page, mug.name).click();
  const remove = heart(page, mug.name).getByRole("link", { name: "Remove from list" });
  await expect(heart(page, mug.name).locator(".count")).toHaveText("1");
  await remove.click();
  await expect(addLink(page, mug.name)).toBeVisible();
  await expect(heart(page, mug.name).locator(".count")).toHaveText("0");
});

test("with the keyboard only: add, rename, quantity, remove and undo", async ({ page, shop }) => {
  await visit(page, "/shop/");
  await addLink(page, mug.name).focus();
  await page.keyboard.press("Enter");
  await expect(heart(page, mug.name)).toHaveClass(/\bexists\b/);
  await expect(heart(page, mug.name).getByRole("link", { name: "View wishlist" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/wishlist\/$/);
  await keepPluginSheet(page);
  const edit = page.getByRole("button", { name: "Edit title" });
  await edit.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Name of the wishlist" })).toBeFocused();
  await page.keyboard.type("Birthday");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Birthday" })).toBeVisible();
  await expect(edit).toBeFocused();
  await page.getByRole("spinbutton").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(() => shop.requests("update_item_quantity")).toHaveLength(1);
  await expect(page).toHaveURL(/\/wishlist\/$/);
  await removeLink(page, mug.name).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, mug.name)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(removeLink(page, mug.name)).toBeFocused();
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
});

test("cookies disabled: the shop's label where the shopper acted; a refused title marks the field", async ({
  page,
  shop,
  problems,
}) => {
  problems.tolerate(/Failed to load resource/);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined });
  });
  await visit(page, "/shop/");
  await addLink(page, mug.name).click();
  await expect(card(page, mug.name).getByRole("alert")).toContainText("only if cookies on your browser are enabled");
  expect(await shop.requests("add_to_wishlist")).toEqual([]);
  await page.goto(`/shop/?add_to_wishlist=${mug.id}`);
  await visit(page, "/wishlist/");
  await page.getByRole("button", { name: "Edit title" }).click();
  await page.getByRole("textbox", { name: "Name of the wishlist" }).fill("Nobody’s list");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Name of the wishlist" })).toHaveAttribute("aria-invalid", "true");
});

test("other tabs follow, and the public interface tells", async ({ page, context }) => {
  await visit(page, "/shop/");
  const other = await context.newPage();
  await visit(other, "/shop/");
  await wish(page, mug.name);
  await expect(heart(other, mug.name)).toHaveClass(/\bexists\b/);
  const result = await other.evaluate(
    async ([mugId, kettleId]) => {
      const { wishlist } = window.StorefrontWidgets ?? {};
      const seen: number[][] = [];
      wishlist?.subscribe(({ productIds }) => seen.push([...productIds]));
      const hadMug = wishlist?.has(mugId);
      await wishlist?.add(kettleId);
      await wishlist?.remove(mugId);
      return { hadMug, now: wishlist?.get().productIds, last: seen.at(-1) };
    },
    [mug.id, kettle.id] as const,
  );
  expect(result).toEqual({ hadMug: true, now: [kettle.id], last: [kettle.id] });
  await expect(heart(page, mug.name)).not.toHaveClass(/\bexists\b/);
});

test("jQuery listeners hear the platform's events in its order", async ({ page }) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate(() => {
    (window as unknown as { __events: unknown[] }).__events.length = 0;
  });
  await wish(page, mug.name);
  const events = await page.evaluate(() =>
    (window as unknown as { __events: { at: string; event: string; args: string[]; how: string }[] }).__events
      .filter(({ event }) => /wishlist|wcwl/.test(event))
      .map(({ at, event, args, how }) =>
        `${at.split(".")[0]} ${event} ${how} ${args.map((arg) => arg.replace(/\{.*/, "")).join(", ")}`.trim(),
      ),
  );
  expect(events).toEqual([
    "document yith_wcwl_add_to_wishlist_data triggerHandler jQuery(1) a.add_to_wishlist.single_add_to_wishlist, object",
    "body adding_to_wishlist trigger",
    "body yith_wcwl_fragments_replaced trigger object",
    "document yith_wcwl_init_after_ajax trigger",
    expect.stringMatching(
      /^body added_to_wishlist trigger jQuery\(1\) a.*, jQuery\(1\) div\.yith-wcwl-add-to-wishlist/,
    ),
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("links and forms do the same", async ({ page }) => {
    await page.goto("/shop/");
    await addLink(page, mug.name).click();
    await expect(page.locator(".woocommerce-message").first()).toContainText("Product added!");
    await page.goto("/shop/");
    await addLink(page, kettle.name).click();
    await page.goto("/wishlist/");
    await removeLink(page, mug.name).click();
    await expect(page.locator(".woocommerce-message")).toContainText("Product successfully removed.");
    await page.getByRole("main").getByRole("textbox").first().fill("Birthday");
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByRole("heading", { name: "Birthday" })).toBeVisible();
    await page.getByRole("spinbutton").fill("3");
    await page.getByRole("button", { name: "Update quantities" }).click();
    await expect(page.getByRole("spinbutton")).toHaveValue("3");
  });
});

for (const { dir, tag } of axeDirections) {
  test(`axe finds nothing in any state, ${dir}`, { tag }, async ({ page, expectAccessible }) => {
    test.slow();
    await fillList(page, "", [kettle.id]);
    await visit(page, `/shop/?dir=${dir}`);
    await heart(page, mug.name).getByRole("link").first().click();
    await expect(heart(page, mug.name)).toHaveClass(/\bexists\b/);
    await expect(heart(page, kettle.name)).toHaveClass(/\bexists\b/);
    await expectAccessible(
      "hearts",
      `.add-to-wishlist-${kettle.id}`,
      `.add-to-wishlist-${mug.id}`,
      ".add-to-wishlist-102",
    );
    await visit(page, "/wishlist/?wishlist=sort,multi,itempopups,estimate,share,icons");
    await expect(page.getByRole("button", { name: "Edit title" })).toBeVisible();
    await expectAccessible("the list", { but: pageFrame });
    await page.getByRole("button", { name: "Edit title" }).click();
    await page.getByRole("textbox", { name: "Name of the wishlist" }).fill("");
    await page.keyboard.press("Enter");
    await expectAccessible("an invalid title", ".wishlist-title-container");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: `Move “${mug.name}”`, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible("the move popup", "dialog");
    await page.getByRole("dialog").getByRole("tab", { name: "Create a new list" }).click();
    await expectAccessible("the create tab", "dialog");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Ask for an estimate" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    await expectAccessible("a failed estimate", "dialog");
    await page.keyboard.press("Escape");
    await removeLink(page, mug.name).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expectAccessible("undo", ".sw-wishlist-undo");
    await visit(page, "/wishlist/?wishlist=grid,sort");
    await page.locator(".images_grid .product-thumbnail a").first().click();
    await expect(page.locator(".images_grid .show .item-details")).toBeVisible();
    await expectAccessible("a picture's details", ".images_grid");
    await visit(page, "/wishlist/manage/");
    await expectAccessible("all lists", "main");
  });
}

test("axe finds nothing in a list whose fields the plugin prints without names", { tag: "@phone" }, async ({
  page,
  expectAccessible,
}) => {
  await fillList(page);
  await page.route("**/wishlist/**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(<(?:input|select)[^>]*) aria-label="[^"]*"/g, "$1")
      .replace(/<label for="[^"]*">List<\/label>/g, "")
      .replace(/(<a[^>]*show-title-form"[^>]*>)[\s\S]*?<\/a>/g, '$1<i class="fa fa-pencil"></i></a>');
    await route.fulfill({ response, body });
  });
  await visit(page, "/wishlist/?wishlist=sort,multi,movepopup,share");
  await expect(page.getByRole("checkbox", { name: mug.name })).toBeVisible();
  await expectAccessible("the list", "main");
  await page.getByRole("link", { name: `Move “${mug.name}”`, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible("the move popup", "dialog");
  await visit(page, "/wishlist/manage/");
  // The names come with a file of their own.
  await expect(page.getByRole("combobox").first()).toHaveAccessibleName(/./);
  await expectAccessible("all lists", "main");
});
