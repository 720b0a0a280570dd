import { expect, test, whenIdle } from "./fixtures.ts";
import { chunk, hold } from "./network.ts";
import { products } from "./shop.ts";
import { addButton, dropTheme, visit, widgetsListen } from "./storefront.ts";
import { addLink, fillList, heart, keepPluginSheet, openFilledList, order, removeLink, row } from "./wishlist-steps.ts";

/** The list's rows, several lists, and a request for an estimate. */

const { mug, kettle } = products;

const BOWL = { id: 102, name: "Stoneware breakfast bowl" };
const LANTERN_ID = 110;

test("one box ticks all rows, before its code is there too; bulk actions need a tick, and a native form applies them", {
  tag: "@phone",
}, async ({ page }) => {
  const release = await hold(page, chunk("bulk-selection"));
  await openFilledList(page, "");
  const all = page.getByRole("checkbox", { name: "Select all products" });
  const apply = page.getByRole("button", { name: "Apply" });
  await all.check();
  release();
  await expect(row(page, mug.name).getByRole("checkbox")).toBeChecked();
  await expect(row(page, kettle.name).getByRole("checkbox")).toBeChecked();
  await expect(apply).toBeEnabled();
  await all.uncheck();
  await expect(apply).toBeDisabled();
  await page.getByRole("checkbox", { name: `Select “${mug.name}”` }).check();
  await expect(apply).toBeEnabled();
  await page.getByLabel("Apply to the ticked").selectOption("delete");
  await apply.click();
  await expect(row(page, mug.name)).toHaveCount(0);
  await expect(row(page, kettle.name)).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 16) Mobile", viewport: { width: 400, height: 800 } });

  test("what is ticked stays ticked when it is turned, and the shop prints the same layout", async ({ page, shop }) => {
    await openFilledList(page, "");
    const box = page.getByRole("checkbox", { name: `Select “${mug.name}”` });
    await box.check();
    await whenIdle(page);
    await page.setViewportSize({ width: 800, height: 400 });
    await expect.poll(async () => (await shop.requests("load_mobile")).length).toBe(1);
    await whenIdle(page);
    await expect(box).toBeChecked();
    await expect(page.getByRole("button", { name: "Apply" })).toBeEnabled();
  });
});

test("page by page: with the keyboard to the second page, where a row is taken off and put back", async ({ page }) => {
  await fillList(page, "paged", [kettle.id, BOWL.id, LANTERN_ID, mug.id]);
  await visit(page, "/wishlist/");
  await page.getByRole("link", { name: "2", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/paged=2$/);
  await widgetsListen(page);
  for (const name of [kettle.name, BOWL.name]) {
    await removeLink(page, name).focus();
    await page.keyboard.press("Enter");
    await expect(row(page, name)).toHaveCount(0);
  }
  // The page is empty now, so the shop shows the previous one.
  await expect(row(page, mug.name)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(1);
  for (const name of [BOWL.name, kettle.name]) {
    await expect(page.getByText(`“${name}” removed.`).last()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).focus();
    await page.keyboard.press("Enter");
    await expect(row(page, name)).toHaveCount(1);
    await expect(removeLink(page, name)).toBeFocused();
  }
  // A restored product comes first, as the newest.
  await page.getByRole("link", { name: "Next" }).click();
  await expect(row(page, mug.name)).toBeVisible();
  await widgetsListen(page);
  await removeLink(page, mug.name).click();
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(row(page, mug.name)).toHaveCount(0);
  await expect(page.locator(".wishlist-title h2")).toBeFocused();
});

test("a name without a space does not widen the page when its row is taken off", { tag: "@phone-only" }, async ({
  page,
}) => {
  await openFilledList(page, "");
  const name = "Ø".repeat(80);
  await row(page, mug.name)
    .locator(".product-name a")
    .first()
    .evaluate((link, name) => link.replaceChildren(name), name);
  await removeLink(page, mug.name).click();
  await expect(page.getByText(`“${name}” removed.`).last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test("the offer to undo hides nothing that the keys come to, on a phone and on a page enlarged four times", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFilledList(page, "multi,sort,estimate,share,movepopup");
  await removeLink(page, mug.name).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  const hasUndo = () => page.evaluate(() => document.activeElement?.matches(".sw-wishlist-undo *"));
  for (const size of [
    { width: 390, height: 800 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await removeLink(page, kettle.name).focus();
    for (let presses = 0; presses < 30 && !(await hasUndo()); presses += 1) {
      await page.keyboard.press("Tab");
      const isHidden = await page.evaluate(() => {
        const { left, top, width, height } = (document.activeElement as Element).getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        return shown?.closest(".sw-wishlist-undo") && !document.activeElement?.matches(".sw-wishlist-undo *");
      });
      expect(isHidden, `after ${presses + 1} presses at ${size.width} px`).toBeFalsy();
    }
    expect(await hasUndo()).toBe(true);
  }
});

test("from the list into the cart: the row goes where the shop is set so", async ({ page, shop }) => {
  await openFilledList(page, "cartremove");
  await addButton(page, mug.name).click();
  await expect(row(page, mug.name)).toHaveCount(0);
  await expect(page.locator("form.yith-wcwl-form")).toContainText("Product added to cart successfully");
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
  await page.reload();
  await widgetsListen(page);
  await expect(row(page, kettle.name)).toHaveCount(1);
  await expect(row(page, mug.name)).toHaveCount(0);
  await addButton(page, kettle.name).press("Enter");
  await expect(page.locator(".wishlist-empty")).toBeVisible();
  await expect(page.locator(".wishlist-title h2")).toBeFocused();
});

test("the buttons that move rows shift nothing when they come", { tag: "@phone" }, async ({ page, stillLayout: _ }) => {
  await openFilledList(page, "sort,multi,movepopup");
  await page.getByRole("button", { name: `Move “${kettle.name}” up` }).waitFor();
  await whenIdle(page);
});

test("rows are sorted by drag, by buttons and by keyboard", { tag: "@phone" }, async ({ page, shop }) => {
  await openFilledList(page, "sort");
  expect(await order(page)).toEqual([String(mug.id), String(kettle.id)]);
  // Rows can be moved once they have their buttons.
  await page.getByRole("button", { name: `Move “${kettle.name}” up` }).waitFor();
  const handle = row(page, mug.name).locator(".product-arrange svg");
  const target = await row(page, kettle.name).boundingBox();
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(10, (target?.y ?? 0) + (target?.height ?? 0) - 2, { steps: 5 });
  await page.mouse.move(10, (await row(page, kettle.name).boundingBox())?.y ?? 0, { steps: 2 });
  await page.mouse.move(10, 5000, { steps: 2 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([String(kettle.id), String(mug.id)]);
  await expect.poll(() => shop.requests("sort_wishlist_items")).toHaveLength(1);
  await page.getByRole("button", { name: `Move “${mug.name}” up` }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => order(page)).toEqual([String(mug.id), String(kettle.id)]);
  await expect(page.getByRole("button", { name: `Move “${mug.name}” up` })).toBeFocused();
  await expect.poll(() => shop.requests("sort_wishlist_items")).toHaveLength(2);
  await page.reload();
  expect(await order(page)).toEqual([String(mug.id), String(kettle.id)]);

  // Escape puts the dragged row back.
  await page.getByRole("button", { name: `Move “${kettle.name}” up` }).waitFor();
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(10, 5000, { steps: 5 });
  await expect.poll(() => order(page)).toEqual([String(kettle.id), String(mug.id)]);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await order(page)).toEqual([String(mug.id), String(kettle.id)]);
  await whenIdle(page);
  expect(await shop.requests("sort_wishlist_items")).toHaveLength(2);
});

test("several lists: choose or create in the popup, move, hide and rename", async ({ page, shop }) => {
  await visit(page, "/shop/?wishlist=multi");
  await addLink(page, mug.name).click();
  const popup = page.getByRole("dialog");
  await expect(popup).toBeVisible();
  const behind = popup.evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
  expect(await behind, "the page behind it is darker").toBe("rgba(0, 0, 0, 0.533)");
  await popup.getByRole("tab", { name: "Create a new list" }).click();
  await popup.getByRole("link", { name: "Add to wishlist" }).click();
  await expect(popup.getByRole("textbox", { name: "Name of the list" })).toBeFocused();
  await page.keyboard.type("Camping");
  await popup.getByRole("link", { name: "Add to wishlist" }).click();
  await expect(popup).toContainText("Added to “Camping”");
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  await expect(heart(page, mug.name)).toHaveClass(/\bexists\b/);

  await visit(page, "/wishlist/manage/");
  await page.getByRole("combobox", { name: "Who may see “Camping”" }).selectOption("Private");
  await expect.poll(() => shop.requests("save_privacy")).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Who may see “Camping”" })).toHaveValue("2");
  await page.getByRole("link", { name: "Create a new list" }).click();
  await popup.getByRole("button", { name: "Create list" }).click();
  const name = popup.getByRole("textbox");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  // The browser's own message beside the field.
  expect(await name.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe("");
  await name.fill("Winter");
  await popup.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByRole("link", { name: "Winter", exact: true })).toBeVisible();

  await visit(page, "/wishlist/?wishlist=multi");
  await page.getByRole("combobox", { name: /^Move “/ }).selectOption("Winter");
  await expect(row(page, mug.name)).toHaveCount(0);
});

test("a row moves to a new list by the popup that all rows share, whose form goes to the shop", async ({ page }) => {
  await openFilledList(page, "multi,movepopup");
  await row(page, mug.name)
    .getByRole("link", { name: `Move “${mug.name}”`, exact: true })
    .click();
  const popup = page.getByRole("dialog");
  await popup.getByRole("button", { name: "Move" }).click();
  await expect(popup.getByRole("textbox", { name: "Name of the list" })).toBeFocused();
  await page.keyboard.type("Camping");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Moved to “Camping”.")).toBeVisible();
  await expect(row(page, mug.name)).toHaveCount(0);
  await expect(row(page, kettle.name)).toHaveCount(1);
});

/** Runs in the page: counts the lines of a text that a button covers. */
const coveredLines = ([text, button]: (Node | null)[]): number => {
  if (!text || !(button instanceof Element)) throw new Error("no text or no button");
  const { left, bottom } = button.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter((line) => line.right > left + 1 && line.top < bottom - 1).length;
};

test("what a popup says stands clear of the button that closes it, at 320 px too", async ({ page }) => {
  await visit(page, `${mug.path}?wishlist=multi,count`);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole("link", { name: "Add to wishlist" }).first().click();
  const popup = page.getByRole("dialog");
  await popup.getByRole("tab", { name: "Create a new list" }).click();
  await popup.getByRole("textbox").fill("Donaudampfschifffahrtselektrizitätenhauptbetriebswerk");
  await page.keyboard.press("Enter");
  const says = popup.getByText("Added to");
  await expect(says).toBeVisible();
  const parts = await page.evaluateHandle(() =>
    ["dialog[open] .feedback", ".sw-wishlist-close"].map((part) => document.querySelector(part)),
  );
  expect(await parts.evaluate(coveredLines)).toBe(0);
});

test("a popup's button and the offer to undo have their places in the plugin's own style sheet", async ({ page }) => {
  await openFilledList(page, "multi,movepopup");
  await dropTheme(page);
  await keepPluginSheet(page);
  await row(page, mug.name).locator("a[href^='#move']").click();
  const popup = page.getByRole("dialog");
  await expect(popup.getByRole("button", { name: "Move" })).toBeVisible();
  expect(await popup.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press("Escape");
  await removeLink(page, mug.name).press("Enter");
  const widths = await Promise.all(
    [".yith-wcwl-form", ".sw-wishlist-undo"].map((part) => page.locator(part).boundingBox()),
  );
  expect(widths[1]?.width).toBe(widths[0]?.width);
});

test("an estimate: the shop's complaint in an error box, then its thanks", async ({ page }) => {
  await openFilledList(page, "estimate");
  await page.getByRole("link", { name: "Ask for an estimate" }).click();
  const popup = page.getByRole("dialog");
  await popup.getByRole("button", { name: "Send" }).click();
  await expect(popup.getByRole("alert")).toHaveText(/Please tell us a valid email address/);
  await popup.getByLabel("Your email address").fill("ada@example.com");
  await popup.getByRole("button", { name: "Send" }).click();
  await expect(popup).toContainText("We will answer to ada@example.com");
  await expect(popup).toHaveCount(0);
});

test("a popup opens with the focus on the tab that is chosen", async ({ page }) => {
  await openFilledList(page, "sort,multi,itempopups");
  await row(page, mug.name).locator("a[href^='#move']").press("Enter");
  const chosen = page.getByRole("dialog").getByRole("tab", { selected: true });
  await expect(chosen).toHaveText("Create a new list");
  await expect(chosen).toBeFocused();
});

test("what is said of a row that cannot be moved fits on a phone", async ({ page, shop, problems }) => {
  problems.tolerate(/Failed to load resource|wishlist-sort/);
  await page.setViewportSize({ width: 390, height: 760 });
  await openFilledList(page, "sort");
  await shop.fail("sort_wishlist_items", "500");
  await page.getByRole("button", { name: `Move “${kettle.name}” up` }).click();
  await expect(row(page, kettle.name).getByRole("alert")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("on a phone each list says how many products it has", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [id, said] of [
    [mug.id, "1 product"],
    [kettle.id, "2 products"],
  ] as const) {
    await fillList(page, "", [id]);
    await visit(page, "/wishlist/manage/");
    await expect(page.getByRole("cell", { name: said, exact: true })).toBeVisible();
  }
});
