import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { getResponse, HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { addItem, createList } from "#mock/wishlist/lists.ts";
import { $wishlists, acceptListed } from "#src/stores/wishlists.ts";
import { showPage } from "#src/testing/page.ts";
import { KETTLE, KETTLE_NAME, MUG, MUG_NAME } from "#src/testing/products.ts";
import { server, untilQuiet } from "#src/testing/server.ts";
import { openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";
import { bindWishlistScript } from "#src/testing/wishlist-script.ts";
import { apply, openWishlist, removeLink } from "#src/testing/wishlist-table.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("removes a row by the product's id, with the list's number and token, and moves the focus to the next row", async () => {
  const shop = await openWishlist();
  const { token, id } = shop.shelf.lists[0] ?? { token: "", id: 0 };
  removeLink(MUG_NAME).focus();
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(document.activeElement).toBe(removeLink(KETTLE_NAME)));
  expect(shop.listed()).toEqual([[KETTLE]]);
  const sent = shop.calls("remove_from_wishlist")[0];
  expect(sent?.get("remove_from_wishlist")).toBe(String(MUG));
  expect(sent?.get("wishlist_id")).toBe(String(id));
  expect(sent?.get("wishlist_token")).toBe(token);
  expect(screen.getByText("Product successfully removed.")).toBeTruthy();
});

it("moves the focus to the title's field when the last row is removed while the title is edited", async () => {
  openShopWithWishes(MUG);
  const page = await readShopPage("/wishlist/");
  await showPage(page.part("form.yith-wcwl-form"), page.settings).mount();
  fireEvent.click(screen.getByRole("button", { name: "Edit title" }));
  removeLink(MUG_NAME).focus();
  fireEvent.click(removeLink(MUG_NAME));
  await screen.findByText("Product successfully removed.");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
});

it("asks the shop once for a row that is removed by a double click, and takes its offer along", async () => {
  const shop = await openWishlist();
  for (let press = 0; press < 2; press++) fireEvent.click(removeLink(MUG_NAME));
  await screen.findByRole("button", { name: "Undo" });
  expect(shop.calls("remove_from_wishlist")).toHaveLength(1);
  shop.loader.unmount();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("keeps the row and says so when the shop cannot be reached", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openWishlist();
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.error()));
  fireEvent.click(removeLink(MUG_NAME));
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be changed/);
  expect(shop.listed()).toEqual([[MUG, KETTLE]]);
  expect(removeLink(MUG_NAME)).toBeTruthy();
  shop.loader.unmount();
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["taken", false],
  ["refused", true],
])("says nothing in a list that was given back while a removal was on its way that is %s", async (_how, isRefused) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openWishlist();
  if (isRefused) shop.session.faults.push({ action: "remove_from_wishlist", kind: "500", times: 1, isApplied: false });
  fireEvent.click(removeLink(MUG_NAME));
  shop.loader.unmount();
  const isOver = () => document.querySelector("[data-sw-pending]") === null;
  expect(isOver()).toBe(false);
  await waitFor(() => expect(isOver()).toBe(true));
  expect(document.querySelector("form [data-sw-slot]")).toBeNull();
});

it("says that a row was not removed also where its list has meanwhile been printed in the other layout", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openWishlist();
  shop.session.faults.push({ action: "remove_from_wishlist", kind: "500", times: 1, isApplied: false });
  fireEvent.click(removeLink(MUG_NAME));
  document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: true }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be changed/);
  expect(removeLink(MUG_NAME)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("takes a row off that was removed though the answer was lost, and offers to put it back", async () => {
  const shop = await openWishlist();
  acceptListed(new Map([MUG, KETTLE].map((id) => [id, true])));
  shop.session.faults.push({ action: "remove_from_wishlist", kind: "500", times: 1, isApplied: true });
  removeLink(MUG_NAME).focus();
  fireEvent.click(removeLink(MUG_NAME));
  expect(await screen.findByRole("button", { name: "Undo" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: `Remove “${MUG_NAME}” from the list` })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(removeLink(KETTLE_NAME)));
  expect($wishlists.get().productIds).toEqual([KETTLE]);
});

it("lets a removal's link be followed on a page that does not say how to call the shop", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  await openWishlist("", undefined, {});
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining(`remove_from_wishlist=${MUG}`)));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps a row that the shop does not take off, with the shop's reason", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await openWishlist();
  const removed = vi.fn();
  document.body.addEventListener("storefront:wishlist-item-removed", removed, { once: true });
  const list = document.querySelector("form")?.outerHTML.replace("<div", '<p role="status">Not this one.</p><div');
  server.use(
    http.post("*/wp-admin/admin-ajax.php", () =>
      HttpResponse.json({ fragments: { "woocommerce.yith-wcwl-form.wishlist-fragment": list } }),
    ),
  );
  fireEvent.click(removeLink(MUG_NAME));
  expect(await screen.findByText("Not this one.")).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be changed/);
  expect(removeLink(MUG_NAME)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(removed).not.toHaveBeenCalled();
});

it.each([
  ["cartremove", [[KETTLE]], 1],
  ["", [[MUG, KETTLE]], 2],
])("after an add to the cart with the option “%s” the list holds %j", async (options, listed, rows) => {
  const shop = await openWishlist(options);
  fireEvent.click(screen.getByRole("button", { name: `Add to cart: “${MUG_NAME}”` }));
  expect(await screen.findByText("Product added to cart successfully")).toBeTruthy();
  const sent = shop.calls("add_to_cart")[0];
  expect(sent?.get("remove_from_wishlist_after_add_to_cart")).toBe(String(MUG));
  expect(sent?.get("wishlist_id")).toBe(String(shop.shelf.lists[0]?.id));
  expect(shop.listed()).toEqual(listed);
  expect(document.querySelectorAll("[data-row-id]")).toHaveLength(rows);
});

it("moves an item to the list that the shopper chooses", async () => {
  const shop = openShopWithWishes(MUG);
  const other = createList(shop.shelf, "Camping");
  setOptions(shop, "multi");
  const page = await readShopPage("/wishlist/");
  const loader = showPage(page.part("form.yith-wcwl-form"), page.settings);
  await loader.mount();
  fireEvent.change(screen.getByRole("combobox", { name: /^Move / }), { target: { value: other.token } });
  await waitFor(() => expect(shop.listed()).toEqual([[], [MUG]]));
  const sent = shop.calls("move_to_another_wishlist")[0];
  expect(sent?.get("item_id")).toBe(String(MUG));
  expect(sent?.get("wishlist_token")).toBe(shop.shelf.lists[0]?.token);
  expect(sent?.get("destination_wishlist_token")).toBe(other.token);
  const spoken = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
  await waitFor(() => expect(spoken()).toBe("Moved to “Camping”."), { timeout: 3000 });
});

it("needs none of its own code before it is touched, and does not lose what is done meanwhile", async () => {
  const shop = openShopWithWishes(MUG);
  const other = createList(shop.shelf, "Camping");
  setOptions(shop, "multi");
  const page = await readShopPage("/wishlist/");
  const loader = showPage(page.part("form.yith-wcwl-form"), page.settings);
  const table = () => loader.inspect().find(({ widget }) => widget === "wishlist-table")?.state;
  await waitFor(() => expect(apply().disabled).toBe(true));
  expect(table()).toBe("waiting");
  fireEvent.change(screen.getByRole("combobox", { name: /^Move / }), { target: { value: other.token } });
  expect(table()).toBe("loading");
  await waitFor(() => expect(shop.listed()).toEqual([[], [MUG]]));
});

it("leaves the title's link a button when the list was printed anew", async () => {
  await openWishlist();
  fireEvent.click(removeLink(MUG_NAME));
  await screen.findByText("Product successfully removed.");
  expect(screen.getByRole("button", { name: "Edit title" }).tabIndex).toBe(0);
});

it("leaves everything to the platform's own script where that is still on the page", async () => {
  window.jQuery = jquery;
  const unbind = bindWishlistScript();
  const shop = openShopWithWishes(MUG);
  const other = createList(shop.shelf, "Camping");
  setOptions(shop, "multi");
  const page = await readShopPage("/wishlist/");
  shop.session.requests.length = 0;
  const loader = showPage(page.part("form.yith-wcwl-form"), page.settings);
  fireEvent.change(screen.getByRole("combobox", { name: /^Move / }), { target: { value: other.token } });
  await untilQuiet();
  expect(loader.inspect().find(({ widget }) => widget === "wishlist-table")?.state).toBe("waiting");
  expect(shop.session.requests).toEqual([]);
  unbind();
  delete window.jQuery;
});

it("empties a list whose last product was bought, with the focus on its title and the shop's words, and tells other tabs", async () => {
  await openWishlist("cartremove", [MUG]);
  window.localStorage.clear();
  const add = screen.getByRole("button", { name: `Add to cart: “${MUG_NAME}”` });
  add.focus();
  fireEvent.click(add);
  expect(await screen.findByText(/No products added/)).toBeTruthy();
  expect(screen.getByText("Product added to cart successfully")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
  expect(Object.values(window.localStorage).join()).toContain("changedAt");
});

it("does not bring a bought product back with an answer that the shop has given before", async () => {
  const shop = await openWishlist("cartremove");
  const isShown = (name: string) => document.querySelector("tbody")?.textContent.includes(name);
  const hold = async ({ request }: { request: Request }) => {
    const answer = await getResponse(shop.handlers, request);
    await waitFor(() => expect(isShown(MUG_NAME)).toBe(false));
    return answer;
  };
  server.use(http.post("*/wp-admin/admin-ajax.php", hold, { once: true }));
  fireEvent.click(removeLink(KETTLE_NAME));
  await waitFor(() => expect(shop.listed()).toEqual([[MUG]]));
  fireEvent.click(screen.getByRole("button", { name: `Add to cart: “${MUG_NAME}”` }));
  await waitFor(() => expect(isShown(KETTLE_NAME)).toBe(false));
  expect(await screen.findByText(/No products added/)).toBeTruthy();
  expect(isShown(MUG_NAME)).toBe(false);
});

it("offers a bought product again by its button beside the list", async () => {
  const shop = openShopWithWishes(KETTLE, MUG);
  setOptions(shop, "cartremove");
  const [page, listing] = [await readShopPage("/wishlist/"), await readShopPage("/shop/")];
  const button = listing.part(`.add-to-wishlist-${MUG}`);
  await showPage(page.part("form.yith-wcwl-form") + button, page.settings).mount();
  // The page's own check of the button is over.
  await waitFor(() => expect(shop.calls("load_fragments")).toHaveLength(1));
  await waitFor(() => expect($wishlists.get().isPending).toBe(false));
  expect(screen.queryByRole("link", { name: "Add to wishlist" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: `Add to cart: “${MUG_NAME}”` }));
  expect(await screen.findByRole("link", { name: "Add to wishlist" })).toBeTruthy();
});

it("keeps a bought product in mind that is in another list too", async () => {
  const shop = await openWishlist("cartremove");
  addItem(shop.shelf, createList(shop.shelf, "Camping"), { productId: MUG });
  fireEvent.click(screen.getByRole("button", { name: `Add to cart: “${MUG_NAME}”` }));
  await waitFor(() => expect(shop.calls("load_fragments")).toHaveLength(1));
  await waitFor(() => expect($wishlists.get().isPending).toBe(false));
  expect($wishlists.get().productIds).toEqual([MUG, KETTLE]);
});

it("moves nothing at the choice of no list", async () => {
  const shop = openShopWithWishes(MUG);
  createList(shop.shelf, "Camping");
  setOptions(shop, "multi");
  const page = await readShopPage("/wishlist/");
  await showPage(page.part("form.yith-wcwl-form"), page.settings).mount();
  shop.session.requests.length = 0;
  fireEvent.change(screen.getByRole("combobox", { name: /^Move / }), { target: { value: "" } });
  await untilQuiet();
  expect(shop.session.requests).toEqual([]);
});

it("says so, and lets choose again, when the shop does not move an item", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = openShopWithWishes(MUG);
  createList(shop.shelf, "Camping");
  setOptions(shop, "multi");
  const page = await readShopPage("/wishlist/");
  await showPage(page.part("form.yith-wcwl-form"), page.settings).mount();
  shop.session.faults.push({ action: "move_to_another_wishlist", kind: "500", times: 1, isApplied: false });
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Move / });
  fireEvent.change(select, { target: { value: shop.shelf.lists[1]?.token } });
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(select.value).toBe("");
});

it.each([
  ["yes", "yes"],
  ["no", "no"],
])(
  "an add from the list follows the list's own setting (%s) for the cart page, and only that add",
  async (own, seen) => {
    const shop = await openWishlist(own === "yes" ? "tocart" : "");
    const params = { cart_redirect_after_add: "other", cart_url: "" };
    const { pageGlobal } = await import("#src/platform/page-globals.ts");
    const page = pageGlobal("wc_add_to_cart_params") as Record<string, string>;
    Object.assign(page, params);
    const swatches = { cart_redirect: "own" };
    Object.assign(window, { yith_wccl_general: swatches });
    const during: unknown[] = [];
    const note = () => during.push(page.cart_redirect_after_add, swatches.cart_redirect);
    document.addEventListener("storefront:item-submitted", note);
    fireEvent.click(screen.getByRole("button", { name: `Add to cart: “${MUG_NAME}”` }));
    await screen.findByText("Product added to cart successfully");
    document.removeEventListener("storefront:item-submitted", note);
    expect(during).toEqual([seen, seen === "yes"]);
    await waitFor(() => expect(page.cart_redirect_after_add).toBe("other"));
    expect(swatches).toEqual({ cart_redirect: "own" });
    Reflect.deleteProperty(window, "yith_wccl_general");
    expect(shop.calls("add_to_cart")).toHaveLength(1);
  },
);

it("bears an add from the list of which another script tells no data", async () => {
  await openWishlist();
  const button = screen.getByRole("button", { name: `Add to cart: “${MUG_NAME}”` });
  const thrown = vi.fn();
  window.addEventListener("error", thrown, { once: true });
  document.body.dispatchEvent(new CustomEvent("adding_to_cart", { detail: [button] }));
  window.removeEventListener("error", thrown);
  expect(thrown).not.toHaveBeenCalled();
});

it.each([
  ["fa-shopping-cart", "i.fa.fa-shopping-cart"],
  ["/icons/basket.svg", 'img[src="/icons/basket.svg"]'],
  ["https://cdn.example/basket.svg", 'img[src="https://cdn.example/basket.svg"]'],
])("the icon %s stands in the list's cart buttons as %s, and goes with the widget", async (icon, selector) => {
  const shop = openShopWithWishes(MUG);
  setOptions(shop, "icons");
  const page = await readShopPage("/wishlist/");
  const html = page.part("form.yith-wcwl-form").replaceAll("fa-shopping-cart", icon);
  const loader = showPage(html, page.settings);
  await waitFor(() => expect(document.querySelector(`.add_to_cart.icon-added > ${selector}`)).toBeTruthy());
  loader.unmount();
  expect(document.querySelector(".icon-added")).toBeNull();
  expect(document.querySelector(selector)).toBeNull();
});

it("keeps nothing of the rows of earlier prints where cart buttons have icons", async () => {
  const shop = openShopWithWishes(MUG);
  setOptions(shop, "icons");
  const page = await readShopPage("/wishlist/");
  showPage(page.part("form.yith-wcwl-form"), page.settings);
  const icon = () => document.querySelector(".add_to_cart.icon-added > i");
  await waitFor(() => expect(icon()).toBeTruthy());
  const listen = vi.spyOn(AbortSignal.prototype, "addEventListener");
  for (const row of document.querySelectorAll("[data-row-id]")) row.outerHTML = page.part("[data-row-id]");
  expect(icon()).toBeNull();
  document.dispatchEvent(new Event("storefront:wishlist-blocks-ready"));
  await waitFor(() => expect(icon()).toBeTruthy());
  expect(listen).not.toHaveBeenCalled();
});
