import { fireEvent, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { MUG } from "#src/testing/products.ts";
import { openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";
import { inHaste, openPopup } from "#src/testing/wishlist-popup.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const openOwn = async (content: string, tooltip = "") => {
  const shop = openShopWithWishes(103);
  setOptions(shop, "multi");
  const page = await readShopPage("/shop/");
  const loader = showPage(
    `<a href="#own_popup" data-rel="prettyPhoto[add_to_wishlist_${MUG}]"${tooltip && ' data-title="Add to wishlist"'}>Add to wishlist${tooltip}</a>
     <div id="own_popup" class="yith-wcwl-popup"><form class="yith-wcwl-popup-form"><div class="yith-wcwl-popup-content">${content}</div>
     <div class="yith-wcwl-popup-footer"><a href="#" class="add_to_wishlist" data-product-id="${MUG}" data-product-type="simple">Add</a></div></form></div>
     <div class="yith-wcwl-add-button with-dropdown"><a href="#" class="add_to_wishlist" data-product-id="105" data-product-type="simple">Add</a><ul class="yith-wcwl-dropdown"><li>Old</li></ul></div>`,
    inHaste(page.settings),
  );
  return { shop, loader, popup: await openPopup("Add to wishlist") };
};

const FIRST_ROW = (options: string) =>
  `<p class="yith-wcwl-first-row"><label for="l">List</label><select id="l" class="wishlist-select">${options}<option value="new">New</option></select></p>`;
const SECOND_ROW =
  '<div class="yith-wcwl-second-row"><p><label for="n">Name of the list</label><input id="n" class="wishlist-name"></p></div>';

it("without tabs the fields of a new list show with its choice", async () => {
  const { popup } = await openOwn(FIRST_ROW('<option value="3">My wishlist</option>') + SECOND_ROW);
  expect(popup.queryByRole("textbox")).toBeNull();
  fireEvent.change(popup.getByRole("combobox"), { target: { value: "new" } });
  expect(popup.getByRole("textbox", { name: "Name of the list" })).toBeTruthy();
});

it("follows a choice in a list that a jQuery plugin has put in the select's place", async () => {
  window.jQuery = jquery;
  onTestFinished(() => {
    delete window.jQuery;
  });
  const { popup } = await openOwn(FIRST_ROW('<option value="3">My wishlist</option>') + SECOND_ROW);
  const select = popup.getByRole<HTMLSelectElement>("combobox");
  select.value = "new";
  jquery(select).trigger("change");
  expect(popup.getByRole("textbox", { name: "Name of the list" })).toBeTruthy();
});

const submit = (form: HTMLFormElement | null | undefined) =>
  form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));

it("takes Enter in a field for a press of the popup's link", async () => {
  const { shop, popup } = await openOwn(FIRST_ROW('<option value="3">My wishlist</option>') + SECOND_ROW);
  fireEvent.change(popup.getByRole("combobox"), { target: { value: "new" } });
  fireEvent.input(popup.getByRole("textbox"), { target: { value: "Camping" } });
  expect(submit(popup.getByRole<HTMLInputElement>("textbox").form)).toBe(false);
  await waitFor(() => expect(shop.listed()).toEqual([[103], [MUG]]));
});

it("sends a form that creates a list to the shop, once it has a name", async () => {
  showPage(`<a href="#create_new_wishlist" data-rel="prettyPhoto[create_wishlist]">Create</a>
    <div id="create_new_wishlist"><form method="post"><input class="wishlist-name" aria-label="Name"><button>Create it</button></form></div>`);
  const popup = await openPopup("Create");
  const name = popup.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  expect(submit(name.form)).toBe(false);
  expect(document.activeElement).toBe(name);
  fireEvent.input(name, { target: { value: "Camping" } });
  expect(submit(name.form)).toBe(true);
});

it("sends a move to an existing list, chosen after a new one that had no name", async () => {
  showPage(`<a href="#move_to_another_wishlist" data-rel="prettyPhoto[move_to_another_wishlist]">Move</a>
    <div id="move_to_another_wishlist"><form method="post">${FIRST_ROW('<option value="T0K3N">Camping</option>')}${SECOND_ROW}<button>Move it</button></form></div>`);
  const popup = await openPopup("Move");
  const list = popup.getByRole<HTMLSelectElement>("combobox");
  fireEvent.change(list, { target: { value: "new" } });
  expect(submit(list.form)).toBe(false);
  expect(list.form?.checkValidity()).toBe(false);
  list.focus();
  fireEvent.change(list, { target: { value: "T0K3N" } });
  expect(list.form?.checkValidity()).toBe(true);
  expect(submit(list.form)).toBe(true);
});

it("a visitor without lists begins with a new one", async () => {
  const tabs =
    '<div><a href="#" class="show-tab" data-tab="lists">Choose</a><a href="#" class="show-tab" data-tab="create">Create</a></div>';
  const { popup } = await openOwn(
    `${tabs}<div class="tab lists">${FIRST_ROW("")}</div><div class="tab create">${SECOND_ROW}</div>`,
  );
  await waitFor(() => expect(popup.getByRole("tab", { name: "Create" }).getAttribute("aria-selected")).toBe("true"));
  // Other scripts read the choice from this field.
  const choice = () => document.querySelector<HTMLInputElement>("dialog input#new_wishlist_selector.wishlist-select");
  expect([choice()?.type, choice()?.value]).toEqual(["hidden", "new"]);
  fireEvent.click(popup.getByRole("tab", { name: "Choose" }));
  await waitFor(() => expect(choice()).toBeNull());
});

it("closes by a link of the shop's, which leads nowhere", async () => {
  const { popup } = await openOwn('<a href="#" class="close-popup">Back to the shop</a>');
  expect(fireEvent.click(popup.getByRole("link", { name: "Back to the shop" }))).toBe(false);
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
});

it("leaves the lists of a move alone, which are chosen by other names than an answer tells", async () => {
  const { popup, shop } = await openOwn(FIRST_ROW('<option value="3">My wishlist</option>') + SECOND_ROW);
  const move =
    '<form><select class="wishlist-select"><option value="T2">Old</option></select><a class="move_to_wishlist"></a></form>';
  document.body.insertAdjacentHTML("beforeend", move);
  fireEvent.change(popup.getByRole("combobox", { name: "List" }), { target: { value: "new" } });
  fireEvent.input(popup.getByRole("textbox"), { target: { value: "Camping" } });
  fireEvent.click(popup.getByRole("link", { name: "Add" }));
  await waitFor(() => expect(shop.listed()).toEqual([[103], [MUG]]));
  await waitFor(() => expect(document.querySelector("ul.yith-wcwl-dropdown")?.textContent).toBe("Camping"));
  expect(document.querySelector<HTMLOptionElement>('[value="T2"]')?.textContent).toBe("Old");
});

it("shows a tab that the shop prints closed by its style", async () => {
  const closed = (html: string) => html.replace("<div ", '<div style="display: none" ');
  const tabs =
    '<p><a href="#" class="show-tab" data-tab="lists">Choose</a> <a href="#" class="show-tab" data-tab="create">Create</a></p>';
  const lists = `<div class="tab lists">${FIRST_ROW('<option value="3">My wishlist</option>')}</div>`;
  const { popup } = await openOwn(tabs + lists + closed(`<div class="tab create">${SECOND_ROW}</div>`));
  expect(popup.queryByRole("textbox")).toBeNull();
  fireEvent.click(popup.getByRole("tab", { name: "Create" }));
  await waitFor(() => expect(popup.getByRole("tabpanel", { name: "Create" })).toBeTruthy());
  expect(popup.queryByRole("combobox")).toBeNull();
});

it("without tabs shows the fields of a new list also where they are closed by their style", async () => {
  const row = SECOND_ROW.replace("<div ", '<div style="display: none" ');
  const { popup } = await openOwn(FIRST_ROW('<option value="3">My wishlist</option>') + row);
  fireEvent.change(popup.getByRole("combobox"), { target: { value: "new" } });
  expect(popup.getByRole("textbox", { name: "Name of the list" })).toBeTruthy();
});

it("is named by its opener where the shop gives it no title, and offers new lists everywhere", async () => {
  const { popup, shop } = await openOwn(FIRST_ROW('<option value="3">My wishlist</option>') + SECOND_ROW);
  expect(document.querySelector("dialog")?.getAttribute("aria-label")).toBe("Add to wishlist");
  fireEvent.change(popup.getByRole("combobox"), { target: { value: "new" } });
  fireEvent.input(popup.getByRole("textbox"), { target: { value: "Camping" } });
  fireEvent.click(popup.getByRole("link", { name: "Add" }));
  await waitFor(() => expect(shop.listed()).toEqual([[103], [MUG]]));
  await waitFor(() => expect(document.querySelector("ul.yith-wcwl-dropdown")?.textContent).toBe("Camping"));
  const choice = document.querySelector<HTMLElement>("ul.yith-wcwl-dropdown a.add_to_wishlist");
  expect(choice?.dataset).toMatchObject({ productId: "105", productType: "simple", wishlistId: "4" });
  const options = [...document.querySelectorAll("#own_popup option")].map(({ textContent }) => textContent);
  expect(options).toEqual(["My wishlist", "Camping", "New"]);
});

it("is named once where the opener has its tooltip", async () => {
  const tooltip = '<span class="yith-wcwl-tooltip" aria-hidden="true">Add to wishlist</span>';
  await openOwn(FIRST_ROW('<option value="3">My wishlist</option>'), tooltip);
  expect(document.querySelector("dialog")?.getAttribute("aria-label")).toBe("Add to wishlist");
});

it("closes by a click beside it, not by one on its edge", async () => {
  await openOwn(FIRST_ROW('<option value="3">My wishlist</option>'));
  const dialog = find("dialog");
  vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 300, 200));
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { clientX: 105, clientY: 105 });
  expect(document.querySelector("dialog")).toBe(dialog);
  fireEvent.click(dialog, { clientX: 20, clientY: 20 });
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
});

it("is gone when the page is given back, and comes again only where somebody opens it", async () => {
  const { loader } = await openOwn(FIRST_ROW('<option value="3">My wishlist</option>'));
  // Browsers tell of it in a later turn.
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
  });
  loader.unmount();
  expect(document.querySelector("dialog")).toBeNull();
  expect(document.body.className).toBe("");
  await loader.mount();
  expect(document.querySelector("dialog")).toBeNull();
  await openPopup("Add to wishlist");
});
