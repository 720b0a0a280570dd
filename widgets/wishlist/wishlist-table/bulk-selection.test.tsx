import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { KETTLE, KETTLE_NAME, MUG, MUG_NAME } from "#src/testing/products.ts";
import { apply, openWishlist, removeLink } from "#src/testing/wishlist-table.ts";

const tick = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `Select “${name}”` });

afterEach(() => {
  vi.restoreAllMocks();
});

it("ticks all rows with one checkbox, shows a mixed state, and needs a tick for bulk actions", async () => {
  await openWishlist();
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all products" });
  expect(apply().disabled).toBe(true);
  fireEvent.click(tick(MUG_NAME));
  expect(all.indeterminate).toBe(true);
  expect(apply().disabled).toBe(false);
  expect(tick(MUG_NAME).parentElement?.classList.contains("checked")).toBe(true);
  expect(tick(KETTLE_NAME).parentElement?.classList.contains("unchecked")).toBe(true);
  fireEvent.click(tick(KETTLE_NAME));
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  fireEvent.click(tick(KETTLE_NAME));
  fireEvent.click(all);
  expect([tick(MUG_NAME).checked, tick(KETTLE_NAME).checked, all.indeterminate]).toEqual([true, true, false]);
  fireEvent.click(all);
  expect(apply().disabled).toBe(true);
});

it("follows a row that another script ticks through jQuery", async () => {
  window.jQuery = jquery;
  onTestFinished(() => {
    delete window.jQuery;
  });
  await openWishlist();
  tick(MUG_NAME).checked = true;
  jquery(tick(MUG_NAME)).trigger("change");
  expect(apply().disabled).toBe(false);
  expect(tick(MUG_NAME).parentElement?.classList.contains("checked")).toBe(true);
});

it("follows such a row also in a list that was printed anew", async () => {
  window.jQuery = jquery;
  onTestFinished(() => {
    delete window.jQuery;
  });
  await openWishlist();
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(screen.queryByText(MUG_NAME)).toBeNull());
  tick(KETTLE_NAME).checked = true;
  jquery(tick(KETTLE_NAME)).trigger("change");
  expect(apply().disabled).toBe(false);
});

it("ticks every row of a longer list, and unticks them", async () => {
  await openWishlist("", [105, KETTLE, MUG]);
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all products" });
  const ticked = () => screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked);
  fireEvent.click(all);
  expect(ticked()).toEqual([true, true, true, true]);
  fireEvent.click(all);
  expect(ticked()).toEqual([false, false, false, false]);
});

it("looks through a long list once for all ticks, and tells others of each", async () => {
  await openWishlist("", [105, KETTLE, MUG]);
  const told = vi.fn();
  document.addEventListener("change", told);
  const form = document.querySelector("form");
  const looks = vi.spyOn(form as HTMLElement, "querySelectorAll");
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all products" }));
  document.removeEventListener("change", told);
  expect(told).toHaveBeenCalledTimes(4);
  expect(looks.mock.calls.filter(([selector]) => selector.includes("[data-row-id]"))).toHaveLength(2);
});

it("keeps what is ticked, and manages the button, in a list that was printed anew", async () => {
  await openWishlist();
  fireEvent.click(tick(KETTLE_NAME));
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(screen.queryByText(MUG_NAME)).toBeNull());
  await waitFor(() => expect(apply().disabled).toBe(false));
  expect(tick(KETTLE_NAME).checked).toBe(true);
  fireEvent.click(tick(KETTLE_NAME));
  expect(apply().disabled).toBe(true);
});

it("keeps what is to be done with the ticked products in a list that was printed anew", async () => {
  const { loader } = await openWishlist();
  const action = screen.getByRole<HTMLSelectElement>("combobox", { name: "Apply to the ticked" });
  fireEvent.click(tick(KETTLE_NAME));
  fireEvent.change(action, { target: { value: "delete" } });
  fireEvent.click(removeLink(MUG_NAME));
  await waitFor(() => expect(screen.queryByText(MUG_NAME)).toBeNull());
  expect([action.isConnected, action.value]).toEqual([true, "delete"]);
  loader.unmount();
  expect(action.getAttributeNames()).not.toContain("data-sw-held");
});

it("keeps what is ticked, and manages the button, when the list is printed in its other layout", async () => {
  await openWishlist();
  fireEvent.click(tick(KETTLE_NAME));
  // Loads the code of the table.
  fireEvent.pointerDown(tick(KETTLE_NAME));
  await vi.dynamicImportSettled();
  document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: true }));
  await waitFor(() => expect(document.querySelector(".wishlist_table.mobile")).toBeTruthy());
  await waitFor(() => expect(tick(KETTLE_NAME).parentElement?.classList.contains("checked")).toBe(true));
  expect([tick(KETTLE_NAME).checked, tick(MUG_NAME).checked, apply().disabled]).toEqual([true, false, false]);
});

it("needs another tick for bulk actions when the ticked product was bought and left the list", async () => {
  await openWishlist("cartremove");
  fireEvent.click(tick(MUG_NAME));
  expect(apply().disabled).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: `Add to cart: “${MUG_NAME}”` }));
  await waitFor(() => expect(apply().disabled).toBe(true));
  expect(tick(KETTLE_NAME).checked).toBe(false);
});

it("ticks neither the rows nor the box for all of them where no product can be ticked", async () => {
  await openWishlist();
  for (const name of [MUG_NAME, KETTLE_NAME]) tick(name).disabled = true;
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all products" });
  fireEvent.click(all);
  expect([tick(MUG_NAME).checked, all.checked, apply().disabled]).toEqual([false, false, true]);
});

it("marks no ticks any more once the page takes the list off", async () => {
  const { loader } = await openWishlist();
  loader.unmount();
  fireEvent.click(tick(MUG_NAME));
  expect(tick(MUG_NAME).parentElement?.className).toBe("product-checkbox");
  expect(apply().disabled).toBe(false);
});
