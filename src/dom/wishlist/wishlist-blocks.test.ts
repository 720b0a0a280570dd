import { expect, it } from "vitest";
import { blocksFor, blocksOf, replaceBlocks } from "./wishlist-blocks.ts";

const heart = (classes: string, id: number, content = "") =>
  `<div class="yith-wcwl-add-to-wishlist add-to-wishlist-${id} ${classes} wishlist-fragment" data-fragment-ref="${id}" data-fragment-options="{&quot;item&quot;:&quot;add_to_wishlist&quot;,&quot;product_id&quot;:${id}}">${content}</div>`;

const form =
  '<form class="woocommerce wishlist-fragment" data-fragment-options="{&quot;item&quot;:&quot;wishlist&quot;}"></form>';

it("names a block by its classes without “exists”, joined with the glue", () => {
  document.body.innerHTML = heart("exists on-first-load", 12) + heart("on-first-load", 12);
  expect(Object.keys(blocksOf("|") ?? {})).toEqual([
    "yith-wcwl-add-to-wishlist|add-to-wishlist-12|on-first-load|wishlist-fragment",
  ]);
});

it("collects a product's blocks and those that belong to no product", () => {
  document.body.innerHTML = heart("", 12) + heart("", 13) + form;
  expect(Object.values(blocksFor(".", 12) ?? {})).toEqual([
    { item: "add_to_wishlist", product_id: 12 },
    { item: "wishlist" },
  ]);
});

it("has null for a page without blocks, and leaves out what says nothing of itself", () => {
  document.body.innerHTML = '<div class="wishlist-fragment" data-fragment-options="{"></div>';
  expect(blocksOf(".")).toBeNull();
});

it("prints every copy anew, whether the new block is at the top or deeper in the answer", () => {
  document.body.innerHTML = heart("", 12, "old") + heart("exists", 12, "old");
  const key = "yith-wcwl-add-to-wishlist.add-to-wishlist-12.wishlist-fragment";
  replaceBlocks({ [key]: `\n${heart("exists", 12, "new")}` }, ".");
  expect([...document.body.children].map((node) => [node.textContent, node.className.includes("exists")])).toEqual([
    ["new", true],
    ["new", true],
  ]);
  replaceBlocks({ [key]: `<div><p></p>${heart("", 12, "newer")}</div>` }, ".");
  expect(document.body.textContent).toBe("newernewer");
});

it("ignores exists and with-count in a key, and keys without a place on the page", () => {
  document.body.innerHTML = heart("", 12, "old");
  const key = "yith-wcwl-add-to-wishlist..add-to-wishlist-12.exists.with-count.wishlist-fragment";
  expect(replaceBlocks({ [key]: heart("", 12, "new"), "nowhere.else": "<p></p>" }, ".")).toHaveLength(2);
  expect(document.body.textContent).toBe("new");
});

it.each([
  ["the one at the top before one that is nested", `<section>${heart("", 12)}</section>${heart("", 12, "new")}`],
  ["the one of its key before any other", heart("", 13) + heart("", 12, "new")],
  ["the nested one of its key before any other", `${heart("", 13)}<section>${heart("", 12, "new")}</section>`],
])("of several blocks in an answer takes %s", (_which, html) => {
  document.body.innerHTML = heart("", 12, "old");
  const [key = ""] = Object.keys(blocksOf(".") ?? {});
  replaceBlocks({ [key]: html }, ".");
  expect(document.body.textContent).toBe("new");
});

it("prints a block anew also where another script has given it a class that the shop does not know", () => {
  document.body.innerHTML = heart("animated", 12, "old");
  const [key = ""] = Object.keys(blocksOf(".") ?? {});
  expect(replaceBlocks({ [key]: heart("exists", 12, "new") }, ".")).toHaveLength(1);
  expect(document.body.textContent).toBe("new");
});

it("keeps the focus in a view of the lists when the focused link has gone from it", () => {
  const view = (...ids: number[]) =>
    `<div class="items wishlist-fragment" data-fragment-options="{}">${ids.map((id) => `<p><a href="?remove_from_wishlist=${id}">${id}</a></p>`).join("")}</div>`;
  document.body.innerHTML = view(12, 13);
  document.querySelector<HTMLElement>("p + p > a")?.focus();
  replaceBlocks({ "items.wishlist-fragment": view(12) }, ".");
  expect(document.activeElement).toBe(document.querySelector("p > a"));
});

it.each([
  ["first", (keys: string[]) => keys],
  ["last", (keys: string[]) => keys.toReversed()],
])("the product's own button does not become the one in a list, which has fewer classes, told %s", (_when, order) => {
  const own = heart("single", 12, "old");
  document.body.innerHTML = own + heart("", 12, "old");
  const content = (key: string) =>
    key.includes("single") ? heart("single exists", 12, "own") : heart("", 12, "listed");
  const keys = order(Object.keys(blocksOf(".") ?? {}));
  replaceBlocks(Object.fromEntries(keys.map((key) => [key, content(key)])), ".");
  expect([...document.body.children].map(({ textContent }) => textContent)).toEqual(["own", "listed"]);
});
