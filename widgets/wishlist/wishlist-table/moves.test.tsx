import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createList } from "#mock/wishlist/lists.ts";
import { showPage } from "#src/testing/page.ts";
import { MUG } from "#src/testing/products.ts";
import { untilQuiet } from "#src/testing/server.ts";
import { openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";
// Without this code a key and the choice that follows it come later, and together.
import "./index.ts";

/** Moving a row by keyboard, where a closed select changes with every arrow key. */

afterEach(() => {
  vi.restoreAllMocks();
});

const openRow = async () => {
  const shop = openShopWithWishes(MUG);
  const [camping, birthday] = ["Camping", "Birthday"].map((name) => createList(shop.shelf, name).token);
  setOptions(shop, "multi");
  const page = await readShopPage("/wishlist/");
  const loader = showPage(page.part("form.yith-wcwl-form"), page.settings);
  await loader.mount();
  return { shop: { ...shop, loader }, camping, birthday };
};

const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /^Move / });

const pressDown = () => fireEvent.keyDown(select(), { key: "ArrowDown" });
const change = (value: string | undefined) => fireEvent.change(select(), { target: { value } });

/** The browser changes a closed select in the task of the key. */
const walk = (value: string | undefined) => {
  pressDown();
  change(value);
};

const walkToBirthday = async () => {
  const { shop, camping, birthday } = await openRow();
  select().focus();
  walk(camping);
  walk(birthday);
  expect(select().closest("[aria-busy]")).toBeNull();
  return shop;
};

it("moves an item to the list that the arrow keys have come to, with Enter, which sends no form", async () => {
  const shop = await walkToBirthday();
  expect(fireEvent.keyDown(select(), { key: "Enter" })).toBe(false);
  await waitFor(() => expect(shop.listed()).toEqual([[], [], [MUG]]));
  expect(shop.calls("move_to_another_wishlist")).toHaveLength(1);
});

it("does not move it when the page is left after the list was given back", async () => {
  const shop = await walkToBirthday();
  shop.loader.unmount();
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(new Event("pageshow"));
  await untilQuiet();
  expect(shop.calls("move_to_another_wishlist")).toEqual([]);
});

it("moves it when the shopper goes on, but not when the window loses the focus", async () => {
  const shop = await walkToBirthday();
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  fireEvent.focusOut(select());
  expect(select().closest("[aria-busy]")).toBeNull();
  hasFocus.mockReturnValue(true);
  fireEvent.focusOut(select());
  await waitFor(() => expect(shop.listed()).toEqual([[], [], [MUG]]));
});

it("moves nothing when the shopper walks back", async () => {
  await walkToBirthday();
  walk("");
  expect(fireEvent.keyDown(select(), { key: "Enter" })).toBe(false);
  expect(select().closest("[aria-busy]")).toBeNull();
});

it("moves it at once when the key opened the list and the choice came from there", async () => {
  const { shop, birthday } = await openRow();
  pressDown();
  await new Promise((resolve) => setTimeout(resolve, 60));
  change(birthday);
  await waitFor(() => expect(shop.listed()).toEqual([[], [], [MUG]]));
});

it.each(["Enter", " "])("moves it at once when %j chooses in the opened list", async (key) => {
  const { shop, birthday } = await openRow();
  fireEvent.keyDown(select(), { key });
  change(birthday);
  await waitFor(() => expect(shop.listed()).toEqual([[], [], [MUG]]));
});

it("tells developers the shop's reason for a move that it refuses, and leaves the row", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { shop, birthday } = await openRow();
  shop.shelf.lists.pop();
  change(birthday);
  expect(await screen.findByText(/could not be changed/)).toBeTruthy();
  expect(errors.mock.calls.join()).toContain("Not done. The product could not be moved.");
  expect(select().value).toBe("");
});
