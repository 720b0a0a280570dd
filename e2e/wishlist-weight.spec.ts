import type { Page } from "@playwright/test";
import { budgets } from "./bench/budgets.ts";
import { report, total, type Weighed, weighFiles } from "./bundle-weight.ts";
import { expect, test, whenIdle } from "./fixtures.ts";
import { chunk } from "./network.ts";
import { products } from "./shop.ts";
import { addButton, visit } from "./storefront.ts";
import { addLink, openFilledList, removeLink, row } from "./wishlist-steps.ts";

/** The bytes of a wishlist, untouched and with each use, without what all widgets share. */

const { mug, kettle } = products;

/** Loader, island runtime, request client, the cart with all that follows an add, inline notices, and the page's header. */
const SHARED =
  /^(storefront-widgets|loader|island|base|texts|events|store|html|changes|cart(-calls|-page|-removal|-ui)?|cookies|request|focus(-trap\.esm)?|panel|notice|add-to-cart|mini-cart|quantity-input|sticky-header)\./;

const own = (rows: readonly Weighed[]): Weighed[] => rows.filter(([file]) => !SHARED.test(file));

const names = (rows: readonly Weighed[]): string[] => rows.map(([file]) => file.replace(".js", "")).toSorted();

type Use = readonly [what: string, act: (page: Page) => Promise<unknown>];

const rename: Use = [
  "rename",
  async (page) => {
    await page.getByRole("button", { name: "Edit title" }).click();
    await page.getByRole("textbox", { name: "Name of the wishlist" }).fill("Birthday");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Birthday" }).waitFor();
  },
];
const remove: Use = [
  "remove and undo",
  async (page) => {
    await removeLink(page, mug.name).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await row(page, mug.name).waitFor();
  },
];
const buy: Use = ["buy", (page) => addButton(page, kettle.name).click()];
const share: Use = ["share", (page) => page.getByRole("button", { name: "copy" }).click()];
/** The list itself needs no island runtime; after a purchase the cart's own widgets load it. */
const noIsland: Use = [
  "no island",
  async (page) => {
    const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(files.filter((file) => chunk("island").test(file))).toEqual([]);
  },
];
const turn: Use = [
  "turn the phone",
  async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("ul.wishlist_table.mobile").waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator("table.wishlist_table").waitFor();
  },
];

/** The files that each use loads for the first time. */
const measure = async (page: Page, uses: readonly Use[]): Promise<Map<string, Weighed[]>> => {
  await whenIdle(page);
  const loaded = weighFiles(page);
  const cost = new Map<string, Weighed[]>();
  const note = async (what: string) => {
    await whenIdle(page);
    cost.set(what, own(await loaded()));
  };
  await page.reload();
  await note("untouched");
  // A page's first act, wherever it is, also loads what tells the shop where its visitors come from.
  await page.keyboard.press("Shift");
  await whenIdle(page);
  await loaded();
  for (const [what, act] of uses) {
    await act(page);
    await note(what);
  }
  for (const [what, rows] of cost)
    test.info().annotations.push({ type: what, description: `${total(rows)}: ${report(rows)}` });
  return cost;
};

test("a list of the platform's own edition keeps to the wishlist's budget, whatever is done with it", async ({
  page,
}) => {
  await openFilledList(page, "free,basic,share");
  const cost = await measure(page, [rename, remove, share, turn, noIsland, buy]);
  const all = [...cost.values()].flat();
  expect(names(cost.get("untouched") ?? [])).toEqual(["first-look-io"]);
  expect(total(all), report(all)).toBeLessThanOrEqual(budgets.wishlist);
});

test("what a shop's options cost is loaded where the list has them", async ({ page }) => {
  await openFilledList(page, "estimate,sort,icons");
  const estimate: Use = [
    "estimate",
    async () => {
      await page.getByRole("link", { name: "Ask for an estimate" }).click();
      await page.getByRole("dialog").waitFor();
    },
  ];
  const cost = await measure(page, [noIsland, rename, estimate]);
  expect(names(cost.get("rename") ?? [])).toContain("quantities");
  expect(names(cost.get("estimate") ?? [])).toContain("wishlist-popup");
  const all = [...cost.values()].flat();
  expect(total(all), report(all)).toBeLessThanOrEqual(budgets.wishlistForNow);
});

test("a button costs nothing of its own before it is used, and then no island", async ({ page }) => {
  await visit(page, "/shop/?wishlist=free");
  const loaded = weighFiles(page);
  await page.goto("/product/ridge-enamel-mug/");
  await whenIdle(page);
  const before = own(await loaded());
  expect(total(before), report(before)).toBeLessThanOrEqual(budgets.heart);
  await addLink(page, "").or(page.locator(".yith-wcwl-add-to-wishlist--single").getByRole("link")).first().click();
  await expect(page.locator(".yith-wcwl-add-to-wishlist--single")).toHaveClass(/\bexists\b/);
  await whenIdle(page);
  const after = await loaded();
  expect(names(after)).toContain("add-to-wishlist");
  expect(names(after)).not.toContain("island");
});
