import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createList } from "#mock/wishlist/lists.ts";
import type { JQueryCollection } from "#src/dom/jquery/jquery.ts";
import { showPage } from "#src/testing/page.ts";
import { KETTLE, MUG } from "#src/testing/products.ts";
import { openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";
import { watchWishlist } from "#src/wishlist-demand.ts";

/** Wishlist contract 10: a shopper's acts are told to jQuery's listeners, and we hear the events of other scripts. */

const { trigger } = jquery.event;
let heard: string[] = [];

const isCollection = (value: unknown): value is JQueryCollection & { length: number } =>
  typeof value === "object" && value !== null && "jquery" in value;

const kindOf = (value: unknown): string => {
  if (!isCollection(value)) return typeof value === "object" ? "object" : JSON.stringify(value);
  const [first] = value.get();
  return first instanceof Element ? `jQuery(${first.localName})` : "jQuery(object)";
};

const nameOf = (node: unknown): string => (node === document ? "document" : (node as Element).localName);

beforeEach(() => {
  window.jQuery = jquery;
  heard = [];
  jquery.event.trigger = (event, data, element, onlyHandlers) => {
    // The first test fires the start, which fires only once.
    if (typeof event === "string" && /wishlist|wcwl_(?!init$)/.test(event)) {
      const args = Array.isArray(data) ? data.map(kindOf) : [];
      heard.push([nameOf(element), event, ...args].join(" "));
    }
    return trigger.call(jquery.event, event, data, element, onlyHandlers);
  };
});

afterEach(() => {
  jquery.event.trigger = trigger;
  delete window.jQuery;
  vi.restoreAllMocks();
});

const BLOCKS = ["body yith_wcwl_fragments_replaced object", "document yith_wcwl_init_after_ajax"];

const openList = async (options: string) => {
  const shop = openShopWithWishes(KETTLE, MUG);
  createList(shop.shelf, "Camping");
  setOptions(shop, options);
  const page = await readShopPage("/wishlist/");
  const html = page.part("form.yith-wcwl-form") + page.part(".yith-wcwl-popup");
  const loader = showPage(html, page.settings);
  return { ...shop, loader };
};

/** The keys of the blocks that a call asks for, each once. */
const blocksAsked = (sent = new URLSearchParams()) => [
  ...new Set([...sent.keys()].filter((key) => key.startsWith("fragments")).map((key) => key.split("]")[0])),
];

it("jQuery hears of an add, with the link as it was clicked: others read from it what was added", async () => {
  const shop = openShopWithWishes();
  setOptions(shop, "remove");
  const page = await readShopPage("/product/ridge-enamel-mug/");
  showPage(page.part(".yith-wcwl-add-to-wishlist--single"), page.settings);
  const added: unknown[] = [];
  const hear = (_event: unknown, link: JQueryCollection) => {
    const [element] = link.get() as HTMLElement[];
    added.push([element?.className.split(" ")[0], element?.dataset.productId]);
  };
  jquery(document.body).on("added_to_wishlist", hear as never);
  fireEvent.click(screen.getByRole("link", { name: "Add to wishlist" }));
  await waitFor(() => expect(added).toEqual([["add_to_wishlist", String(MUG)]]));
  jquery(document.body).off("added_to_wishlist", hear as never);
});

it("jQuery hears of a removal from the list", async () => {
  await openList("");
  fireEvent.click(screen.getByRole("link", { name: "Remove “Ridge enamel mug” from the list" }));
  await waitFor(() => expect(heard).toEqual([...BLOCKS, "body removed_from_wishlist jQuery(a) jQuery(tr)"]));
});

it("jQuery hears of a move by the list's own select", async () => {
  const { shelf } = await openList("multi");
  fireEvent.change(screen.getByRole("combobox", { name: "Move “Ridge enamel mug” to" }), {
    target: { value: shelf.lists[1]?.token },
  });
  await waitFor(() => expect(heard).toEqual([...BLOCKS, `body moved_to_another_wishlist jQuery(object) "${MUG}"`]));
});

it("jQuery hears of a popup that opens, and a tab that is chosen", async () => {
  await openList("multi,itempopups");
  fireEvent.click(screen.getByRole("link", { name: "Move “Ridge enamel mug”" }));
  await waitFor(() => expect(heard).toEqual(["document yith_wcwl_popup_opened jQuery(dialog)"]));
  const [, create] = await screen.findAllByRole("tab");
  fireEvent.click(create ?? document.body);
  await waitFor(() => expect(heard[1]).toBe('document yith_wcwl_tab_selected "create" jQuery(div)'));
});

it("jQuery hears of a layout that is switched, as soon as it stands: whether it was the phones' before", async () => {
  await openList("");
  document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: true }));
  await waitFor(() => expect(heard).toEqual([...BLOCKS, "document yith_wcwl_responsive_template false object"]));
  expect(document.querySelector("ul.wishlist_table.mobile")).toBeTruthy();
});

it("jQuery hears of an item that is deleted by its button, with the blocks that were its own", async () => {
  const shop = openShopWithWishes(MUG);
  setOptions(shop, "remove");
  const page = await readShopPage("/product/ridge-enamel-mug/");
  showPage(page.part(".yith-wcwl-add-to-wishlist--single"), page.settings);
  await waitFor(() => expect(heard.at(-1)).toMatch(/fragments_loaded/));
  heard = [];
  fireEvent.click(screen.getByRole("link", { name: "Remove from list" }));
  await waitFor(() => expect(heard).toEqual([...BLOCKS, "body removed_from_wishlist jQuery(a) jQuery(div)"]));
});

it("jQuery hears of blocks that other scripts ask for, with what was sent, what came, and whether it was the first time", async () => {
  const shop = openShopWithWishes(MUG);
  const page = await readShopPage("/shop/");
  const cards = page.part("li.product .yith-wcwl-add-to-wishlist");
  showPage(`<div id="some">${cards}</div><div id="more">${cards.replaceAll("--link", "--other")}</div>`, page.settings);
  watchWishlist();
  await waitFor(() => expect(heard.at(-1)).toBe("document yith_wcwl_fragments_loaded object object true"));
  shop.session.requests.length = 0;
  heard = [];
  const search = { container: jquery("#some"), firstLoad: false, s: MUG };
  jquery(document).trigger("yith_wcwl_reload_fragments", [search]);
  await waitFor(() => expect(heard.at(-1)).toBe("document yith_wcwl_fragments_loaded object object false"));
  expect(blocksAsked(shop.calls("load_fragments")[0])).toEqual([expect.stringContaining(`add-to-wishlist-${MUG}`)]);
});

it("jQuery hears of blocks that other scripts ask for without a word on the first time: only those of the page's start", async () => {
  const shop = openShopWithWishes(MUG);
  const page = await readShopPage("/shop/");
  const cards = page.part("li.product .yith-wcwl-add-to-wishlist");
  showPage(`<div id="some">${cards}</div>`, page.settings);
  watchWishlist();
  await waitFor(() => expect(heard.at(-1)).toBe("document yith_wcwl_fragments_loaded object object true"));
  const later = document.createElement("div");
  later.innerHTML = cards.replaceAll("on-first-load", "").replaceAll("--link", "--later");
  document.body.append(later);
  shop.session.requests.length = 0;
  heard = [];
  jquery(document).trigger("yith_wcwl_reload_fragments", [{ s: MUG }]);
  await waitFor(() => expect(heard.at(-1)).toBe("document yith_wcwl_fragments_loaded object object true"));
  expect(blocksAsked(shop.calls("load_fragments")[0])).toEqual([
    expect.stringMatching(new RegExp(`add-to-wishlist-${MUG}.*on-first-load`)),
  ]);
});

it("jQuery hears of a product that is offered beside the list and taken", async () => {
  await openList("");
  const link = document.createElement("a");
  Object.assign(link, { href: "?add_to_wishlist=105", className: "yith-wfbt-add-wishlist", textContent: "Take it" });
  link.dataset.productId = "105";
  document.body.append(link);
  fireEvent.click(link);
  await waitFor(() => expect(heard).toEqual([...BLOCKS, "document yith_wcwl_reload_wishlist_from_frequently"]));
});

it("what another script fires is announced under its native name, once", async () => {
  await openList("");
  const added: unknown[] = [];
  const hear = ({ detail }: Event & { detail?: unknown }) => added.push(detail);
  document.addEventListener("storefront:wishlist-item-added", hear);
  const { loadWishlist } = await import("#src/wishlist-demand.ts");
  await loadWishlist();
  const form = document.querySelector("form");
  jquery(document.body).trigger("added_to_wishlist", [jquery(form), jquery(form)]);
  expect(added).toEqual([{ link: form, hearts: form }]);
  document.removeEventListener("storefront:wishlist-item-added", hear);
});
