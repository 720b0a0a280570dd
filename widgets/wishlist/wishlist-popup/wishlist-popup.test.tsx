import { fireEvent, screen, waitFor, type within } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { createList } from "#mock/wishlist/lists.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { MUG } from "#src/testing/products.ts";
import { server } from "#src/testing/server.ts";
import { hearWishlist, openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";
import { inHaste, openPopup } from "#src/testing/wishlist-popup.ts";
import { bindWishlistScript } from "#src/testing/wishlist-script.ts";

const openProduct = async (options = "multi", change = (html: string) => html) => {
  const shop = openShopWithWishes(103);
  setOptions(shop, options);
  createList(shop.shelf, "Camping");
  const page = await readShopPage("/product/ridge-enamel-mug/");
  shop.session.requests.length = 0;
  showPage(change(page.part(".yith-wcwl-add-to-wishlist--single")), inHaste(page.settings));
  return shop;
};

const addLink = (popup: ReturnType<typeof within>) => popup.getByRole("link", { name: "Add to wishlist" });

afterEach(() => {
  vi.restoreAllMocks();
});

it("adds to the chosen list and closes the configured time after its feedback", async () => {
  const shop = await openProduct();
  const popup = await openPopup("Add to wishlist");
  const list = popup.getByRole("combobox", { name: "List" });
  fireEvent.change(list, { target: { value: String(shop.shelf.lists[1]?.id) } });
  fireEvent.click(addLink(popup));
  await waitFor(() => expect(popup.getByText(/Added to “Camping”/)).toBeTruthy());
  expect(shop.listed()).toEqual([[103], [MUG]]);
  const sent = shop.calls("add_to_wishlist")[0];
  expect(sent?.get("wishlist_id")).toBe(String(shop.shelf.lists[1]?.id));
  expect(sent?.get("wishlist_visibility")).toBe("0");
  expect(document.querySelector("dialog")).toBeTruthy();
  expect(document.querySelector("dialog form")?.hasAttribute("hidden")).toBe(true);
  // The focus makes screen readers read the answer.
  expect(document.activeElement?.className).toBe("feedback");
  expect(document.body.classList.contains("yith-wcwl-with-pretty-photo")).toBe(true);
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  await waitFor(() => expect(document.body.classList.contains("yith-wcwl-with-pretty-photo")).toBe(false));
  expect(document.querySelector(".add-to-wishlist-101.exists")).toBeTruthy();
});

it.each([
  ["true", "Added to your wishlist."],
  ["exists", "Already in your wishlist."],
])(
  "asks once at a double click, closes and says so where the shop answers “%s” without a word",
  async (result, said) => {
    await openProduct();
    const popup = await openPopup("Add to wishlist");
    const asked = vi.fn(() => HttpResponse.json({ result, message: "" }));
    server.use(http.post("*/wp-admin/admin-ajax.php", asked));
    for (let press = 0; press < 2; press++) fireEvent.click(addLink(popup));
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    const spoken = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
    await waitFor(() => expect(spoken()).toBe(said), { timeout: 3000 });
    expect(asked).toHaveBeenCalledOnce();
  },
);

it("adds once where the platform's own script came while it was open", async () => {
  window.jQuery = jquery;
  const shop = await openProduct();
  const popup = await openPopup("Add to wishlist");
  const addedAgain = vi.fn();
  const unbind = bindWishlistScript(addedAgain);
  onTestFinished(() => {
    unbind();
    delete window.jQuery;
  });
  fireEvent.click(addLink(popup));
  await popup.findByText(/Added to/);
  expect([shop.calls("add_to_wishlist").length, addedAgain.mock.calls.length]).toEqual([1, 0]);
});

it("that the page shows already open stays in its place, and the page behind it can be scrolled", async () => {
  const opened = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  const loader = showPage(demoHtml("wishlist/wishlist-popup"));
  await loader.mount();
  expect(screen.getByRole("button", { name: "Close" })).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
  expect(document.body.className).toBe("");
  loader.unmount();
  expect(screen.getByRole("dialog")).toBeTruthy();
});

it("stays while a link of its feedback has the focus", async () => {
  await openProduct();
  const popup = await openPopup("Add to wishlist");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(addLink(popup));
  (await popup.findByRole("link", { name: "View the list" })).focus();
  await vi.advanceTimersByTimeAsync(400);
  expect(document.activeElement?.textContent).toBe("View the list");
  fireEvent.click(popup.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
});

it("adds by a link that leads nowhere, which the keyboard reaches too", async () => {
  const shop = await openProduct("multi", (html) => html.replace(/href="[^"]*" (class="add_to_wishlist)/, "$1"));
  const popup = await openPopup("Add to wishlist");
  addLink(popup).focus();
  expect(document.activeElement).toBe(addLink(popup));
  expect(fireEvent.click(addLink(popup))).toBe(false);
  await waitFor(() => expect(shop.listed()).toEqual([[MUG, 103], []]));
});

it("takes the product off its list by the popup's link for that, and says so", async () => {
  const remove =
    '<a href="?remove_from_wishlist=103" class="delete_item" data-item-id="41" data-product-id="103">Remove</a>';
  const shop = await openProduct("multi", (html) => html.replace(/(class="yith-wcwl-popup-footer">)/, `$1${remove}`));
  const popup = await openPopup("Add to wishlist");
  fireEvent.click(popup.getByRole("link", { name: "Remove" }));
  await popup.findByText("Product removed.");
  expect(shop.listed()).toEqual([[], []]);
  expect(shop.calls("delete_item")[0]?.get("item_id")).toBe("41");
});

it("leads the focus to its button where Safari gives that of the press to what is around it", async () => {
  await openProduct("multi", (html) => `<main tabindex="-1">${html}</main>`);
  await openPopup("Add to wishlist");
  // As the browser does when it closes the dialog.
  screen.getByRole("main").focus();
  document.querySelector("dialog")?.close();
  const [button] = screen.getAllByRole("link", { name: "Add to wishlist" });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("creates a list with name and visibility, which an empty name blocks", async () => {
  const shop = await openProduct();
  const popup = await openPopup("Add to wishlist");
  const [choose, create] = popup.getAllByRole("tab");
  choose?.focus();
  fireEvent.keyDown(choose ?? document.body, { key: "ArrowRight" });
  expect(document.activeElement).toBe(create);
  expect(create?.getAttribute("aria-selected")).toBe("true");
  fireEvent.keyDown(create ?? document.body, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(choose);
  fireEvent.keyDown(create ?? document.body, { key: " " });
  expect(create?.getAttribute("aria-selected")).toBe("true");
  const heard = hearWishlist();
  fireEvent.click(addLink(popup));
  expect(heard).toEqual(["add-started", "failed"]);
  const name = await popup.findByRole("textbox", { name: "Name of the list" });
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(name.closest("p")?.classList.contains("woocommerce-invalid")).toBe(true);
  await waitFor(() => expect(name.closest("form")?.ariaBusy).toBeNull());
  // The marked field says it all: the browser does keep cookies.
  expect(popup.queryByRole("alert")).toBeNull();
  expect(shop.calls("add_to_wishlist")).toEqual([]);
  fireEvent.input(name, { target: { value: "Winter" } });
  expect(name.getAttribute("aria-invalid")).toBeNull();
  fireEvent.click(popup.getByRole("radio", { name: /Private/ }));
  fireEvent.click(addLink(popup));
  await waitFor(() => expect(shop.shelf.lists[2]).toMatchObject({ name: "Winter", privacy: 2 }));
  expect(shop.calls("add_to_wishlist")[0]?.get("wishlist_id")).toBe("new");
});

it("moves to a list that is there, and sends the fields of a new one too, as the plugin does", async () => {
  const shop = openShopWithWishes(MUG);
  const { token } = createList(shop.shelf, "Camping");
  setOptions(shop, "multi,itempopups");
  const page = await readShopPage("/wishlist/");
  showPage(page.part("form.yith-wcwl-form") + page.part(".yith-wcwl-popup"), page.settings);
  const popup = await openPopup("Move “Ridge enamel mug”");
  fireEvent.change(popup.getByRole("combobox", { name: "List" }), { target: { value: token } });
  fireEvent.click(popup.getByRole("link", { name: "Move" }));
  await waitFor(() => expect(shop.listed()).toEqual([[], [MUG]]));
  const sent = Object.fromEntries(shop.calls("move_to_another_wishlist")[0] ?? []);
  expect(sent).toMatchObject({ destination_wishlist_token: token, wishlist_name: "", wishlist_visibility: "0" });
});

it("moves by the popup, and “Create a new list” in the select leads to the tab", async () => {
  const shop = openShopWithWishes(MUG);
  createList(shop.shelf, "Camping");
  setOptions(shop, "multi,itempopups");
  const page = await readShopPage("/wishlist/");
  showPage(page.part("form.yith-wcwl-form") + page.part(".yith-wcwl-popup"), inHaste(page.settings));
  const popup = await openPopup("Move “Ridge enamel mug”");
  const lists = popup.getByRole<HTMLSelectElement>("combobox", { name: "List" });
  fireEvent.change(lists, { target: { value: "new" } });
  const [, create] = popup.getAllByRole("tab");
  await waitFor(() => expect(create?.getAttribute("aria-selected")).toBe("true"));
  // Whoever goes back to the first tab finds a list there that can be chosen.
  expect(lists.value).not.toBe("new");
  const name = popup.getByRole("textbox", { name: "Name of the list" });
  // In a field the keys of the tabs move the cursor and write.
  for (const key of ["ArrowLeft", " "]) expect(fireEvent.keyDown(name, { key })).toBe(true);
  fireEvent.input(name, { target: { value: "  " } });
  fireEvent.click(popup.getByRole("link", { name: "Move" }));
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(name);
  expect(shop.calls("move_to_another_wishlist")).toEqual([]);
  fireEvent.input(name, { target: { value: "Winter" } });
  fireEvent.click(popup.getByRole("link", { name: "Move" }));
  await waitFor(() => expect(shop.listed()).toEqual([[], [], [MUG]]));
  const sent = shop.calls("move_to_another_wishlist")[0];
  expect([sent?.get("destination_wishlist_token"), sent?.get("item_id"), sent?.get("wishlist_name")]).toEqual([
    "new",
    String(MUG),
    "Winter",
  ]);
  expect(await popup.findByText(/Moved to “Winter”/)).toBeTruthy();
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  // The row that opened the popup has left the list.
  await waitFor(() => expect(document.activeElement?.localName).toBe("h2"));
});

it("opens by a link that only its mark names, and does not follow it", async () => {
  showPage('<a href="#lists" data-widget="wishlist-opener">Lists</a><div id="lists"><form></form></div>');
  expect(fireEvent.click(screen.getByRole("link", { name: "Lists" }))).toBe(false);
  await waitFor(() => expect(document.querySelector("dialog[open]")).not.toBeNull());
});

it("opens again after the shop has printed link and content anew, under another id", async () => {
  showPage('<a href="#lists" data-widget="wishlist-opener">Lists</a><div id="lists"><form></form></div>');
  await openPopup("Lists");
  document.querySelector("dialog")?.remove();
  screen.getByRole("link", { name: "Lists" }).setAttribute("href", "#lists-2");
  find("#lists").id = "lists-2";
  await openPopup("Lists");
});

it.each([
  ["a field", '<input type="hidden" class="row-id" name="row_id">'],
  ["no field", ""],
])(
  "lets a form of the shop's own be sent to it, with the row that it is for, where it has %s for it",
  async (_, field) => {
    const own = `<table class="wishlist_table"><tbody><tr data-row-id="${MUG}"><td>
    <a href="#move_to_another_wishlist" data-rel="prettyPhoto[move_to_another_wishlist]">Move</a></td></tr></tbody></table>
    <div id="move_to_another_wishlist"><form method="post">${field}
    <select name="list"><option value="T2">Camping</option></select><button>Move to it</button></form></div>`;
    showPage(own);
    const popup = await openPopup("Move");
    const form = popup.getByRole("button", { name: "Move to it" }).closest("form") ?? undefined;
    expect(new FormData(form).getAll("row_id")).toEqual([String(MUG)]);
    const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    expect(form?.dispatchEvent(submit)).toBe(true);
  },
);

it("leaves the shop's own field for a row as it is where its link stands in none", async () => {
  showPage(`<a href="#lists" data-widget="wishlist-opener">Lists</a>
    <div id="lists"><form><input type="hidden" class="row-id" name="row_id" value="7"></form></div>`);
  await openPopup("Lists");
  expect(document.querySelector<HTMLInputElement>("dialog .row-id")?.value).toBe("7");
});

/** Adds from the popup while one request fails, before or after the shop has done its work. */
const addWithFault = async (isApplied: boolean) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openProduct();
  const popup = await openPopup("Add to wishlist");
  shop.session.faults.push({ action: "add_to_wishlist", kind: "500", times: 1, isApplied });
  fireEvent.click(addLink(popup));
  return { shop, popup };
};

it("keeps the form and says so when the shop cannot be reached", async () => {
  const { shop, popup } = await addWithFault(false);
  expect((await popup.findByRole("alert")).textContent).toMatch(/could not be changed/);
  fireEvent.click(addLink(popup));
  await waitFor(() => expect(shop.listed()[0]).toEqual([MUG, 103]));
});

it("closes as after any add where only the answer was lost, since another press would create the list twice", async () => {
  await addWithFault(true);
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Added to your wishlist."));
  expect(document.querySelector(".add-to-wishlist-101.exists")).toBeTruthy();
});

it("says on the page what came of it for whoever has closed it meanwhile", async () => {
  const { popup } = await addWithFault(false);
  fireEvent.click(popup.getByRole("button", { name: "Close" }));
  const notice = () => document.querySelector("#yith-wcwl-popup-message:not([hidden])")?.textContent;
  await waitFor(() => expect(notice()).toMatch(/could not be changed/));
});

it("keeps a new list's name for another try when the shop refuses without words", async () => {
  const shop = await openProduct();
  const popup = await openPopup("Add to wishlist");
  fireEvent.click(popup.getByRole("tab", { name: "Create a new list" }));
  const name = popup.getByRole<HTMLInputElement>("textbox", { name: "Name of the list" });
  fireEvent.input(name, { target: { value: "Winter" } });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.json({ result: false }), { once: true }));
  fireEvent.click(addLink(popup));
  expect((await popup.findByRole("alert")).textContent).toContain("Your wishlist could not be changed.");
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[wishlist-popup\] The shop refused/)]]);
  expect(name.closest("form")?.hidden).toBe(false);
  fireEvent.click(addLink(popup));
  await waitFor(() => expect(popup.getByText(/Added to “Winter”/)).toBeTruthy());
  expect(shop.shelf.lists.map((list) => list.name)).toContain("Winter");
});

it("names the choice of a list as the popup where the shop prints no label for it", async () => {
  await openProduct("multi", (html) => html.replace(/<label for="[^"]*">List<\/label>/g, ""));
  const popup = await openPopup("Add to wishlist");
  const name = document.querySelector("dialog")?.getAttribute("aria-label") ?? "";
  expect(popup.getByRole("combobox", { name })).toBeTruthy();
});
