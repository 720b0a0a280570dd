import { afterEach, expect, it, vi } from "vitest";
import { $wishlists } from "#src/stores/wishlists.ts";
import { showPage } from "#src/testing/page.ts";
import { MUG } from "#src/testing/products.ts";
import { HEART, openShopWithWishes, readShopPage } from "#src/testing/wishlist.ts";
import { answer } from "#src/testing/wishlist-calls.ts";
import { openWithSettings } from "#src/testing/wishlist-settings.ts";
import { add, remove } from "./wishlist-api.ts";

const ROW = '<table class="wishlist_table" data-id="3" data-token="T"><tr data-row-id="12"></tr></table>';
const RECORD = '<a class="delete_item" data-product-id="12" data-item-id="41"></a>';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ["the row of the page's list", ROW, { action: "do-remove", wishlist_id: "3", wishlist_token: "T" }],
  ["the record that a button carries", RECORD, { action: "do-delete", item_id: "41" }],
  ["the row where the page has both", RECORD + ROW, { action: "do-remove", wishlist_id: "3", wishlist_token: "T" }],
  ["the default list where the page has neither", "", { action: "do-remove", wishlist_id: "7", wishlist_token: "" }],
])("a script's removal goes by %s", async (_what, html, fields) => {
  openWithSettings();
  document.body.insertAdjacentHTML("beforeend", html);
  const lists = [
    { id: 6, name: "Camping", isDefault: false },
    { id: 7, name: "My list", isDefault: true },
  ];
  $wishlists.set({ isKnown: true, isPending: false, productIds: [12], lists });
  const sent = answer({ result: true, fragments: {} });
  await remove(12);
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject(fields);
});

const REACT_BUTTON = '<div class="yith-add-to-wishlist-button-block" data-product-id="12"></div>';
const LISTED_BUTTON = '<div class="yith-wcwl-add-to-wishlist exists" data-fragment-ref="12"><a></a></div>';

it.each([
  ["is in no list where the plugin's React buttons say nothing of it", REACT_BUTTON, []],
  ["is still in a list where its button says so", LISTED_BUTTON, [12]],
])("a product that a script has removed %s", async (_what, button, listed) => {
  openWithSettings();
  $wishlists.set({ isKnown: true, isPending: false, productIds: [12], lists: [] });
  answer({ fragments: { "sw-question-12": button } });
  expect((await remove(12)).productIds).toEqual(listed);
});

it.each([
  ["the shop's words", true, "Product 12 was not added to the wishlist. No such product"],
  ["the page's where the browser keeps no cookies", false, "Product 12 was not added to the wishlist. No cookies"],
])("a script's add that fails throws with %s", async (_whose, keepsCookies, message) => {
  openWithSettings({ labels: { cookie_disabled: "No cookies" } });
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(keepsCookies);
  answer({ result: "error", message: "No such product", fragments: {} });
  await expect(add(12)).rejects.toThrow(message);
});

it("a script's add names list and kind to the shop, and other scripts read from its link which product it is", async () => {
  openWithSettings();
  const sent = answer({ result: "true", fragments: {} });
  const links: HTMLElement[] = [];
  const keep = (event: Event) => links.push((event as CustomEvent<{ link: HTMLElement }>).detail.link);
  document.addEventListener("storefront:wishlist-item-added", keep, { once: true });
  await add(12, { listId: 5, productType: "variable" });
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ wishlist_id: "5", product_type: "variable" });
  expect(links.map(({ className, dataset }) => [className, dataset.productId])).toEqual([
    ["add_to_wishlist single_add_to_wishlist", "12"],
  ]);
});

it.each([undefined, "abc", -1, 0])("asks the shop for nothing where the product is %j, and says so", async (id) => {
  openWithSettings();
  const sent = answer({ result: "true", fragments: {} });
  const told = `Cannot read the product id: expected a positive number, got "${id}". Correct it.`;
  await expect(add(id as never)).rejects.toThrow(told);
  await expect(remove(id as never)).rejects.toThrow(told);
  expect(sent).toEqual([]);
});

it.each([
  ["an add", add, "add_to_wishlist", true],
  ["a removal", remove, "remove_from_wishlist", false],
])(
  "%s of which only the answer is lost counts, with a button of the product and without",
  async (_what, act, action, isListed) => {
    for (const selector of [`${HEART}--single`, "h1"]) {
      const { session, listed } = openShopWithWishes();
      const { part, settings } = await readShopPage("/product/ridge-enamel-mug/");
      showPage(part(selector), settings);
      if (!isListed) await add(MUG);
      session.faults.push({ action, kind: "abort", times: 1, isApplied: true });
      expect((await act(MUG)).productIds.includes(MUG)).toBe(isListed);
      expect(listed().flat()).toEqual(isListed ? [MUG] : []);
      for (const heart of document.querySelectorAll(HEART)) expect(heart.matches(".exists")).toBe(isListed);
    }
  },
);

it.each([
  ["an add", add, "add_to_wishlist", []],
  ["a removal", remove, "remove_from_wishlist", [MUG]],
])("%s that does not reach the shop is said to have failed", async (_what, act, action, listed) => {
  const { session } = openShopWithWishes();
  showPage("", (await readShopPage("/product/ridge-enamel-mug/")).settings);
  if (listed[0]) await add(MUG);
  session.faults.push({ action, kind: "abort", times: 1, isApplied: false });
  await expect(act(MUG)).rejects.toThrow("could not be reached");
  session.faults.push({ action: "*", kind: "abort", times: 2, isApplied: false });
  await expect(act(MUG)).rejects.toThrow("could not be reached");
  expect($wishlists.get().productIds).toEqual(listed);
});

it("a removal that fails is said to have failed also where the page has not heard of the product before", async () => {
  const { session, listed } = openShopWithWishes(MUG);
  showPage("", (await readShopPage("/product/ridge-enamel-mug/")).settings);
  session.faults.push({ action: "remove_from_wishlist", kind: "500", times: 1, isApplied: false });
  await expect(remove(MUG)).rejects.toThrow("500");
  expect(listed().flat()).toEqual([MUG]);
});
