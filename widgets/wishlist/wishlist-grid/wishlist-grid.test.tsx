import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";

const openGrid = async (settings: object = {}) => {
  const shop = openShopWithWishes(103, 101);
  setOptions(shop, "grid");
  const page = await readShopPage("/wishlist/");
  const { yith_wcwl_l10n, ...rest } = page.settings;
  const loader = showPage(`<h1>Wishlist</h1>${page.part("form.yith-wcwl-form")}`, {
    ...rest,
    yith_wcwl_l10n: { ...(yith_wcwl_l10n as object), ...settings },
  });
  return { shop, loader };
};

const [MUG, KETTLE] = ["Ridge enamel mug", "Whistling field kettle"];
const picture = (name: string) => screen.getAllByRole("link", { name })[0] ?? document.body;
const shown = () =>
  [...document.querySelectorAll("[data-row-id].show")].map((item) => item.querySelector("h3")?.textContent);

afterEach(() => {
  vi.restoreAllMocks();
});

it("a picture opens the product's details and closes another's; a second click closes them", async () => {
  await openGrid();
  expect(fireEvent.click(picture(MUG))).toBe(false);
  await waitFor(() => expect(shown()).toEqual([MUG]));
  expect(picture(MUG).getAttribute("aria-expanded")).toBe("true");
  const grid = document.querySelector(".images_grid");
  expect(grid?.classList.contains("enhanced")).toBe(true);
  // As the shop prints the list anew.
  grid?.classList.remove("enhanced");
  document.dispatchEvent(new CustomEvent("storefront:wishlist-blocks-ready"));
  expect(grid?.classList.contains("enhanced")).toBe(true);
  fireEvent.click(picture(KETTLE));
  await waitFor(() => expect(shown()).toEqual([KETTLE]));
  expect(picture(MUG).getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(picture(KETTLE));
  await waitFor(() => expect(shown()).toEqual([]));
});

it("the details close on Escape and by their link, with the focus on the picture, and on a click elsewhere", async () => {
  await openGrid();
  fireEvent.click(picture(MUG));
  await waitFor(() => expect(shown()).toEqual([MUG]));
  // Something in the details has closed at this Escape.
  picture(MUG).addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(picture(MUG), { key: "Escape" });
  expect(shown()).toEqual([MUG]);
  fireEvent.keyDown(picture(MUG), { key: "Escape" });
  await waitFor(() => expect(shown()).toEqual([]));
  expect(document.activeElement).toBe(picture(MUG));
  fireEvent.click(picture(MUG));
  await waitFor(() => expect(shown()).toEqual([MUG]));
  picture(MUG).blur();
  fireEvent.keyDown(document.documentElement, { key: "Escape" });
  expect(shown()).toEqual([MUG]);
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(shown()).toEqual([]));
  fireEvent.click(picture(MUG));
  fireEvent.click(screen.getAllByRole("link", { name: "Close the details" })[0] ?? document.body);
  await waitFor(() => expect(shown()).toEqual([]));
  fireEvent.click(picture(MUG));
  await waitFor(() => expect(shown()).toEqual([MUG]));
  fireEvent.click(screen.getByRole("heading", { name: "Wishlist" }));
  await waitFor(() => expect(shown()).toEqual([]));
});

it("leaves a picture to the browser whose item has no details", async () => {
  const { loader } = await openGrid();
  await loader.mount();
  picture(MUG).closest("[data-row-id]")?.querySelector(".item-details")?.remove();
  expect(fireEvent.click(picture(MUG))).toBe(true);
  expect(document.querySelector("[data-row-id].show")).toBeNull();
});

it("any add to the cart closes them", async () => {
  await openGrid();
  fireEvent.click(picture(MUG));
  await waitFor(() => expect(shown()).toEqual([MUG]));
  document.body.dispatchEvent(new CustomEvent("storefront:item-added", { bubbles: true, detail: {} }));
  await waitFor(() => expect(shown()).toEqual([]));
});

it("gives the focus to the picture where the details close around it", async () => {
  await openGrid();
  fireEvent.click(picture(MUG));
  await waitFor(() => expect(shown()).toEqual([MUG]));
  find(".show .add_to_cart").focus();
  document.body.dispatchEvent(new CustomEvent("storefront:item-added", { bubbles: true, detail: {} }));
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(picture(MUG));
});

it("follows the pictures' links where the shop has switched the details off", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  await openGrid({ disable_popup_grid_view: "1" });
  fireEvent.click(picture(MUG));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://shop.example/product/ridge-enamel-mug/"));
  expect(shown()).toEqual([]);
  expect(picture(MUG).hasAttribute("aria-expanded")).toBe(false);
});

it("gives the focus to the picture of a row that was put back, whose link to remove it is closed away", async () => {
  await openGrid();
  fireEvent.click(screen.getByRole("link", { name: `Remove “${MUG}” from the list` }));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(document.activeElement?.closest(".product-thumbnail")).toBeTruthy());
  expect(document.activeElement).toBe(picture(MUG));
});

it("keeps the details open where it is told in them that the shop has not removed the product", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { shop } = await openGrid();
  fireEvent.click(picture(MUG));
  await waitFor(() => expect(shown()).toEqual([MUG]));
  shop.session.faults.push({ action: "remove_from_wishlist", kind: "500", times: 1, isApplied: false });
  fireEvent.click(screen.getByRole("link", { name: `Remove “${MUG}” from the list` }));
  const alert = await screen.findByRole("alert");
  expect(alert.closest("[data-row-id]")?.querySelector("h3")?.textContent).toBe(MUG);
  expect(shown()).toEqual([MUG]);
  expect(picture(MUG).getAttribute("aria-expanded")).toBe("true");
});
