import { expect, type Locator, type Page } from "@playwright/test";
import { products } from "./shop.ts";
import { card, visit } from "./storefront.ts";

const { mug, kettle } = products;

export const heart = (page: Page, product: string): Locator =>
  card(page, product).locator(".yith-wcwl-add-to-wishlist");
export const addLink = (page: Page, product: string): Locator =>
  heart(page, product).getByRole("link", { name: "Add to wishlist" });
export const row = (page: Page, product: string): Locator => page.locator("[data-row-id]").filter({ hasText: product });
export const removeLink = (page: Page, product: string): Locator =>
  page.getByRole("link", { name: `Remove “${product}” from the list` });

export const wish = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names) {
    await addLink(page, name).click();
    await expect(heart(page, name)).toHaveClass(/\bexists\b/);
  }
};

/** Sends what the products' buttons send, without a page that is drawn for it. */
export const fillList = async (
  { request }: Page,
  options = "",
  ids: readonly number[] = [kettle.id, mug.id],
): Promise<void> => {
  const listing = await (await request.get(`/shop/?wishlist=${options}`)).text();
  const [, nonce = ""] = /[?]add_to_wishlist=\d+&(?:amp;)?_wpnonce=(\w+)/.exec(listing) ?? [];
  for (const id of ids) {
    const form = { action: "add_to_wishlist", context: "frontend", nonce, add_to_wishlist: id };
    expect(await (await request.post("/wp-admin/admin-ajax.php", { form })).json()).toMatchObject({ result: "true" });
  }
};

export const openFilledList = async (page: Page, options: string): Promise<void> => {
  await fillList(page, options.replace("multi", ""));
  await visit(page, `/wishlist/?wishlist=${options}`);
};

/** Sends the form of a page without script. */
export const createList = async ({ request }: Page, name: string, options: string): Promise<void> => {
  const lists = await (await request.get(`/wishlist/manage/?wishlist=${options}`)).text();
  const [, nonce = ""] = /name="yith_wcwl_edit_wishlist" value="(\w+)"/.exec(lists) ?? [];
  const form = { wishlist_name: name, create_wishlist: "yes", yith_wcwl_edit_wishlist: nonce };
  expect(await (await request.post("/wishlist/manage/", { form })).text()).toContain(`>${name}</a>`);
};

export const order = (page: Page): Promise<(string | undefined)[]> =>
  page.locator("[data-row-id]").evaluateAll((rows) => rows.map((each) => (each as HTMLElement).dataset.rowId));

/** Rules of the plugin's own sheet, which shops keep on the page, for parts that we create or show. */
const PLUGIN_SHEET = `
  .yith-wcwl-tooltip { display: none; top: calc(100% + 5px); padding: 5px 10px }
  .with-tooltip .yith-wcwl-tooltip { position: absolute; left: 50%; transform: translateX(-50%) }
  .wishlist-title:not(:hover) a.show-title-form { visibility: hidden }
  .yith-wcwl-popup-footer .wishlist-submit { display: block; width: 100%; padding: 8px 16px }
  .yith_wcwl_wishlist_footer > * { float: left }
  #yith-wcwl-popup-message { line-height: 50px; background: #fff; position: fixed; top: 50%; left: 50%; padding: 7px 40px }`;

export const keepPluginSheet = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, PLUGIN_SHEET);
