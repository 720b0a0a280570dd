import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { loadBlocks } from "#src/stores/wishlist-fragments.ts";
import { $wishlists } from "#src/stores/wishlists.ts";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { server, untilQuiet } from "#src/testing/server.ts";
import { openShopWithWishes, readShopPage } from "#src/testing/wishlist.ts";
import { bindWishlistScript } from "#src/testing/wishlist-script.ts";

const openTitle = async (path = "/wishlist/") => {
  const shop = openShopWithWishes(101);
  const page = await readShopPage(path);
  shop.session.requests.length = 0;
  const loader = showPage(page.part("form.yith-wcwl-form"), page.settings);
  await loader.mount();
  return shop;
};

const edit = () => screen.getByRole("button", { name: "Edit title" });
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the wishlist", hidden: true });
const isEditing = () => field().closest<HTMLElement>(".hidden-title-form")?.style.display === "inline-block";

const type = (text: string) => {
  fireEvent.click(edit());
  fireEvent.input(field(), { target: { value: text } });
};

afterEach(() => {
  vi.restoreAllMocks();
});

it("saves on Enter, by the list's token, and shows the new name with the focus back on the link", async () => {
  const shop = await openTitle();
  fireEvent.keyDown(edit(), { key: " " });
  expect(document.activeElement).toBe(field());
  fireEvent.input(field(), { target: { value: "Birthday" } });
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  expect(field().closest("[aria-busy=true]")).toBeTruthy();
  expect(field().readOnly).toBe(true);
  expect(await screen.findByRole("heading", { name: "Birthday" })).toBeTruthy();
  expect(field().readOnly).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(edit()));
  expect(shop.shelf.lists[0]?.name).toBe("Birthday");
  const sent = shop.calls("save_title")[0];
  expect([sent?.get("wishlist_id"), sent?.get("title")]).toEqual([shop.shelf.lists[0]?.token, "Birthday"]);
});

it("leaves the focus where the shopper has gone while the shop was asked", async () => {
  await openTitle();
  type("Birthday");
  fireEvent.keyDown(field(), { key: "Enter" });
  const elsewhere = find("[data-row-id] a");
  elsewhere.focus();
  await waitFor(() => expect(isEditing()).toBe(false));
  expect(document.activeElement).toBe(elsewhere);
});

it("changes nothing more in a list that it has left while the shop was asked", async () => {
  const shop = openShopWithWishes(101);
  const page = await readShopPage("/wishlist/");
  const loader = showPage(page.part("form.yith-wcwl-form"), page.settings);
  await loader.mount();
  type("Birthday");
  fireEvent.keyDown(field(), { key: "Enter" });
  loader.unmount();
  await waitFor(() => expect(shop.shelf.lists[0]?.name).toBe("Birthday"));
  await waitFor(() => expect($wishlists.get().isPending).toBe(false));
  expect(document.querySelector(".hidden-title-form input")?.hasAttribute("aria-label")).toBe(false);
});

it("leaves the words of a theme's own buttons as they are", async () => {
  openShopWithWishes(101);
  const { part, settings } = await readShopPage("/wishlist/");
  const icon = /(<a[^>]*class="(?:hide|save)-title-form"[^>]*>)[\s\S]*?(?=<\/a>)/g;
  await showPage(part("form.yith-wcwl-form").replace(icon, "$1<i></i>Słowo"), settings).mount();
  fireEvent.click(edit());
  expect(screen.getAllByRole("button", { name: "Słowo" })).toHaveLength(2);
});

it("renames in an older template, which many themes have copied: it prints title and form without a frame", async () => {
  const shop = openShopWithWishes(101);
  const { part, settings } = await readShopPage("/wishlist/");
  const frame = /<div class="wishlist-title-container">([\s\S]*<\/noscript><\/div>)<\/div>/;
  const list = part("form.yith-wcwl-form").replace(frame, "$1");
  await showPage(list, settings).mount();
  expect(edit().closest("form > .wishlist-title")).toBeTruthy();
  type("Birthday");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(await screen.findByRole("heading", { name: "Birthday" })).toBeTruthy();
  expect(shop.shelf.lists[0]?.name).toBe("Birthday");
});

it("keeps what is being typed when the list is printed anew meanwhile", async () => {
  await openTitle();
  type("Birthday");
  await loadBlocks();
  expect(field().value).toBe("Birthday");
  expect(isEditing()).toBe(true);
});

it("asks the shop once when Enter is pressed twice", async () => {
  const shop = await openTitle();
  type("Birthday");
  for (let press = 0; press < 2; press++) fireEvent.keyDown(field(), { key: "Enter" });
  await waitFor(() => expect($wishlists.get().isPending).toBe(true));
  await waitFor(() => expect($wishlists.get().isPending).toBe(false));
  expect(shop.calls("save_title")).toHaveLength(1);
});

it.each([
  ["Enter on the link, which has no address", () => fireEvent.keyDown(edit(), { key: "Enter" })],
  ["a click on the name", () => fireEvent.click(screen.getByRole("heading"))],
])("opens by %s, with the old name ready to be typed over", async (_way, open) => {
  await openTitle();
  open();
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, "My wishlist".length]);
});

it.each([
  ["on Escape", () => fireEvent.keyDown(field(), { key: "Escape" })],
  [
    "on Escape on its buttons",
    () => fireEvent.keyDown(screen.getByRole("button", { name: "Save the name" }), { key: "Escape" }),
  ],
  ["by its button", () => fireEvent.click(screen.getByRole("button", { name: "Keep the old name" }))],
])("keeps the old name %s, sends nothing, and leaves the next Escape to the page", async (_way, leave) => {
  const shop = await openTitle();
  type("Birthday");
  expect(isEditing()).toBe(true);
  leave();
  expect(isEditing()).toBe(false);
  expect(shop.calls("save_title")).toEqual([]);
  expect(fireEvent.keyDown(edit(), { key: "Escape" })).toBe(true);
});

it("leaves Enter on its buttons to the browser, which presses them", async () => {
  await openTitle();
  type("Birthday");
  expect(fireEvent.keyDown(screen.getByRole("button", { name: "Keep the old name" }), { key: "Enter" })).toBe(true);
});

it.each([[""], ["   "]])("marks an empty name (%j) invalid, keeps the focus and sends nothing", async (name) => {
  const shop = await openTitle();
  const told = vi.spyOn(field(), "reportValidity");
  type(name);
  fireEvent.click(screen.getByRole("button", { name: "Save the name" }));
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(told).toHaveLastReturnedWith(false);
  expect(field().closest(".woocommerce-invalid")).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(shop.calls("save_title")).toEqual([]);
  fireEvent.input(field(), { target: { value: "B" } });
  expect(field().getAttribute("aria-invalid")).toBeNull();
  expect(field().required).toBe(false);
});

it("leaves the keys of a name that is being composed, as in Japanese, to the input method", async () => {
  await openTitle();
  type("たん");
  for (const key of ["Escape", "Enter"]) expect(fireEvent.keyDown(field(), { key, keyCode: 229 })).toBe(true);
  expect(isEditing()).toBe(true);
});

it("marks the field invalid when the shop answers false", async () => {
  await openTitle();
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.json({ result: false })));
  type("Birthday");
  fireEvent.keyDown(field(), { key: "Enter" });
  await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
  expect(isEditing()).toBe(true);
});

it("says so when the shop cannot be reached", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await openTitle();
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.error()));
  type("Birthday");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be changed/);
});

it("shows the name that the shop has taken to whoever gives up, though its answer was lost", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openTitle();
  shop.session.faults.push({ action: "save_title", kind: "500", times: 1, isApplied: true });
  type("Birthday");
  fireEvent.keyDown(field(), { key: "Enter" });
  await screen.findByRole("alert");
  await waitFor(() => expect(shop.calls("load_fragments")).toHaveLength(1));
  await waitFor(() => expect($wishlists.get().isPending).toBe(false));
  expect(field().value).toBe("Birthday");
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(screen.getByRole("heading", { name: "Birthday" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("renames a list of the table of lists by the row's number", async () => {
  const shop = await openTitle("/wishlist/manage/");
  type("Camping");
  fireEvent.keyDown(field(), { key: "Enter" });
  await waitFor(() => expect(shop.shelf.lists[0]?.name).toBe("Camping"));
  expect(shop.calls("save_title")[0]?.get("wishlist_id")).toBe(String(shop.shelf.lists[0]?.id));
  expect(screen.getByRole("link", { name: "Camping" })).toBeTruthy();
});

it("an icon that bears the list's name bears the new one, also where the list is not printed anew", async () => {
  const shop = openShopWithWishes(101);
  const { part, settings } = await readShopPage("/wishlist/manage/");
  const icon = /(<a[^>]*class="[^"]*show-title-form"[^>]*>)[\s\S]*?(?=<\/a>)/g;
  const table = part("form.yith-wcwl-form").replace(icon, "$1<i></i>").replaceAll("wishlist-fragment", "");
  await showPage(table, settings).mount();
  const old = shop.shelf.lists[0]?.name ?? "";
  fireEvent.click(await screen.findByRole("button", { name: old }));
  fireEvent.input(field(), { target: { value: "Camping" } });
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(await screen.findByRole("button", { name: "Camping" })).toBe(document.querySelector(".show-title-form"));
  expect(screen.getByRole("link", { name: "Camping" })).toBeTruthy();
});

it("leaves the form to the platform's own script, which moves the focus into it", async () => {
  window.jQuery = jquery;
  const unbind = bindWishlistScript();
  openShopWithWishes(101);
  const page = await readShopPage("/wishlist/");
  const loader = showPage(page.part("form.yith-wcwl-form"), page.settings);
  const editor = find(".hidden-title-form");
  const input = find(".hidden-title-form input");
  editor.style.setProperty("display", "inline-block");
  input.focus();
  fireEvent.focusIn(input);
  await untilQuiet();
  expect(editor.style.display).toBe("inline-block");
  expect(loader.inspect().find(({ widget }) => widget === "wishlist-title")?.state).toBe("waiting");
  unbind();
  delete window.jQuery;
});
