import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createList } from "#mock/wishlist/lists.ts";
import { showPage } from "#src/testing/page.ts";
import { hearWishlist, openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";

const MUG = 101;

const openProduct = async (options = "multi", change = (html: string) => html) => {
  const shop = openShopWithWishes(103);
  setOptions(shop, options);
  createList(shop.shelf, "Camping");
  const page = await readShopPage("/product/ridge-enamel-mug/");
  shop.session.requests.length = 0;
  showPage(change(page.part(".yith-wcwl-add-to-wishlist--single")), inHaste(page.settings));
  return shop;
};

const openPopup = async (opener: string) => {
  // Without the theme's style the popup's hidden source can be seen too; its opener comes first.
  const [link] = screen.getAllByRole("link", { name: opener });
  fireEvent.click(link ?? document.body);
  await waitFor(() => expect(document.querySelector("dialog[open]")).toBeTruthy(), { timeout: 5000 });
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  if (!dialog) throw new Error("No dialog was opened.");
  return within(dialog);
};

/** Popups close after times that the page says; here they are short. */
const inHaste = (settings: Record<string, unknown>) => ({
  ...settings,
  yith_wcwl_l10n: { ...(settings.yith_wcwl_l10n as object), popup_timeout: "300", time_to_close_prettyphoto: "300" },
});

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
  // So that it is read.
  expect(document.activeElement?.className).toBe("feedback");
  expect(document.body.classList.contains("yith-wcwl-with-pretty-photo")).toBe(true);
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  await waitFor(() => expect(document.body.classList.contains("yith-wcwl-with-pretty-photo")).toBe(false));
  expect(document.querySelector(".add-to-wishlist-101.exists")).toBeTruthy();
});

it("adds by a link that leads nowhere, which the keyboard reaches too", async () => {
  const shop = await openProduct("multi", (html) => html.replace(/href="[^"]*" (class="add_to_wishlist)/, "$1"));
  const popup = await openPopup("Add to wishlist");
  addLink(popup).focus();
  expect(document.activeElement).toBe(addLink(popup));
  expect(fireEvent.click(addLink(popup))).toBe(false);
  await waitFor(() => expect(shop.listed()).toEqual([[MUG, 103], []]));
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
  expect(shop.calls("add_to_wishlist")).toEqual([]);
  fireEvent.input(name, { target: { value: "Winter" } });
  expect(name.getAttribute("aria-invalid")).toBeNull();
  fireEvent.click(popup.getByRole("radio", { name: /Private/ }));
  fireEvent.click(addLink(popup));
  await waitFor(() => expect(shop.shelf.lists[2]).toMatchObject({ name: "Winter", privacy: 2 }));
  expect(shop.calls("add_to_wishlist")[0]?.get("wishlist_id")).toBe("new");
});

it("moves by the popup, and “Create a new list” in the select leads to the tab", async () => {
  const shop = openShopWithWishes(MUG);
  createList(shop.shelf, "Camping");
  setOptions(shop, "multi,movepopup");
  const page = await readShopPage("/wishlist/");
  showPage(page.part("form.yith-wcwl-form") + page.part(".yith-wcwl-popup"), inHaste(page.settings));
  const popup = await openPopup("Move “Ridge enamel mug”");
  fireEvent.change(popup.getByRole("combobox", { name: "List" }), { target: { value: "new" } });
  const [, create] = popup.getAllByRole("tab");
  await waitFor(() => expect(create?.getAttribute("aria-selected")).toBe("true"));
  const name = popup.getByRole("textbox", { name: "Name of the list" });
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
  // Its row has left the list.
  await waitFor(() => expect(document.activeElement?.localName).toBe("h2"));
});

it("opens by a link that only its mark names, and does not follow it", async () => {
  showPage('<a href="#lists" data-widget="wishlist-opener">Lists</a><div id="lists"><form></form></div>');
  expect(fireEvent.click(screen.getByRole("link", { name: "Lists" }))).toBe(false);
  await waitFor(() => expect(document.querySelector("dialog[open]")).not.toBeNull());
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

const openEstimate = async (options = "estimate") => {
  const shop = openShopWithWishes(MUG);
  setOptions(shop, options);
  const page = await readShopPage("/wishlist/");
  showPage(page.part("form.yith-wcwl-form") + page.part("#ask_an_estimate_popup"), inHaste(page.settings));
  return { shop, popup: await openPopup("Ask for an estimate") };
};

it("shows the shop's message under the description when an estimate fails, then its template", async () => {
  const { shop, popup } = await openEstimate();
  const form = popup.getByRole("button", { name: "Send" }).closest("form");
  if (!form) throw new Error("The popup has no form.");
  fireEvent.submit(form);
  const problem = await popup.findByRole("alert");
  expect(problem.textContent?.trim()).toBe("Please tell us a valid email address.");
  expect(problem.classList.contains("woocommerce-error")).toBe(true);
  fireEvent.change(popup.getByRole("textbox", { name: "Your email address" }), {
    target: { value: "ada@example.com" },
  });
  fireEvent.submit(form);
  expect(await popup.findByText(/We will answer to ada@example.com/)).toBeTruthy();
  expect(shop.calls("ask_an_estimate")).toHaveLength(2);
});

it("closes after the configured time and goes where the shop is set to", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const { popup } = await openEstimate("estimate,estimateredirect");
  fireEvent.change(popup.getByRole("textbox", { name: "Your email address" }), {
    target: { value: "ada@example.com" },
  });
  fireEvent.submit(popup.getByRole("button", { name: "Send" }).closest("form") ?? document.body);
  await waitFor(() => expect(popup.getByText(/We will answer/)).toBeTruthy());
  expect(document.querySelector("dialog")).toBeTruthy();
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  expect(assign).toHaveBeenCalledWith("https://shop.example/shop/");
});

it("goes nowhere any more when it was closed before the shop answered", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const { shop, popup } = await openEstimate("estimate,estimateredirect");
  const form = popup.getByRole("button", { name: "Send" }).closest("form");
  fireEvent.change(popup.getByRole("textbox", { name: "Your email address" }), {
    target: { value: "ada@example.com" },
  });
  fireEvent.submit(form ?? document.body);
  fireEvent.click(popup.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  await waitFor(() => expect(shop.calls("ask_an_estimate")).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(assign).not.toHaveBeenCalled();
});

it("keeps the form and says so when the shop cannot be reached", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openProduct();
  const popup = await openPopup("Add to wishlist");
  shop.session.faults.push({ action: "add_to_wishlist", kind: "500", times: 1, isApplied: false });
  fireEvent.click(addLink(popup));
  expect((await popup.findByRole("alert")).textContent).toMatch(/could not be changed/);
  fireEvent.click(addLink(popup));
  await waitFor(() => expect(shop.listed()[0]).toEqual([MUG, 103]));
});

const openOwn = async (content: string) => {
  const shop = openShopWithWishes(103);
  setOptions(shop, "multi");
  const page = await readShopPage("/shop/");
  showPage(
    `<a href="#own_popup" data-rel="prettyPhoto[add_to_wishlist_${MUG}]">Add to wishlist</a>
     <div id="own_popup" class="yith-wcwl-popup"><form class="yith-wcwl-popup-form"><div class="yith-wcwl-popup-content">${content}</div>
     <div class="yith-wcwl-popup-footer"><a href="#" class="add_to_wishlist" data-product-id="${MUG}" data-product-type="simple">Add</a></div></form></div>
     <div class="yith-wcwl-add-button with-dropdown"><a href="#" class="add_to_wishlist" data-product-id="105" data-product-type="simple">Add</a><ul class="yith-wcwl-dropdown"><li>Old</li></ul></div>`,
    inHaste(page.settings),
  );
  return { shop, popup: await openPopup("Add to wishlist") };
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

it("a visitor without lists begins with a new one", async () => {
  const tabs =
    '<div><a href="#" class="show-tab" data-tab="lists">Choose</a><a href="#" class="show-tab" data-tab="create">Create</a></div>';
  const { popup } = await openOwn(
    `${tabs}<div class="tab lists">${FIRST_ROW("")}</div><div class="tab create">${SECOND_ROW}</div>`,
  );
  await waitFor(() => expect(popup.getByRole("tab", { name: "Create" }).getAttribute("aria-selected")).toBe("true"));
  // As the platform says it to other scripts.
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

it("closes by a click beside it, not by one on its edge", async () => {
  await openOwn(FIRST_ROW('<option value="3">My wishlist</option>'));
  const dialog = document.querySelector("dialog") ?? document.body;
  vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 300, 200));
  fireEvent.click(dialog, { clientX: 105, clientY: 105 });
  expect(document.querySelector("dialog")).toBe(dialog);
  fireEvent.click(dialog, { clientX: 20, clientY: 20 });
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
});
