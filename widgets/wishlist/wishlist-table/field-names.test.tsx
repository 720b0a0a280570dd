import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { openShopWithWishes, readShopPage } from "#src/testing/wishlist.ts";

/** The plugin's templates give most fields no label, but the demo shop's do. */
const withoutNames = (html: string) => html.replace(/(<(?:input|select)[^>]*) aria-label="[^"]*"/g, "$1");

const [MUG, KETTLE] = ["Enamel mug", "Field kettle"];
const named = () =>
  [...document.querySelectorAll("input, select")].map((field) => field.getAttribute("aria-label")).filter(Boolean);

it("names what has no label by its product, the box that ticks all rows by the list, and takes the names away again", async () => {
  const loader = showPage(withoutNames(demoHtml("wishlist/wishlist-table")));
  await waitFor(() => expect(named()).toEqual(["My wishlist", MUG, MUG, KETTLE, KETTLE]));
  expect(screen.getByRole("checkbox", { name: "My wishlist" }).id).toBe("bulk_add_to_cart");
  expect(screen.getByRole("combobox", { name: "Apply to the ticked" })).toBeTruthy();
  loader.unmount();
  expect(named()).toEqual([]);
});

it("names them again when the list was printed anew", async () => {
  showPage(withoutNames(demoHtml("wishlist/wishlist-table")));
  const field = await screen.findByRole("spinbutton", { name: MUG });
  field.removeAttribute("aria-label");
  document.body.dispatchEvent(new CustomEvent("storefront:wishlist-blocks-ready", { bubbles: true }));
  expect(field.getAttribute("aria-label")).toBe(MUG);
});

it("keeps the names that a theme has written", async () => {
  showPage(demoHtml("wishlist/wishlist-table").replace(' aria-label="Quantity of “Enamel mug”"', ""));
  await screen.findByRole("spinbutton", { name: MUG });
  expect(named()).toContain("Select “Enamel mug”");
});

it("names the address to share by the list, and who may see a list by that list", async () => {
  openShopWithWishes(101);
  const page = await readShopPage("/wishlist/");
  const url = '<div class="yith-wcwl-share"><input class="copy-target" readonly value="https://shop.example/"></div>';
  showPage(withoutNames(page.part("form.yith-wcwl-form")).replace("</form>", `${url}</form>`), page.settings);
  expect(await screen.findByRole("textbox", { name: "My wishlist" })).toBeTruthy();
  const manage = await readShopPage("/wishlist/manage/");
  showPage(withoutNames(manage.part("form.yith-wcwl-form")), manage.settings);
  expect(await screen.findByRole("combobox", { name: "My wishlist" })).toBeTruthy();
});

it("names a bare icon that renames a list by that list, and leaves words", async () => {
  openShopWithWishes(101);
  const { part, settings } = await readShopPage("/wishlist/manage/");
  const words = part("form.yith-wcwl-form");
  const icon = words.replace(/(<a[^>]*show-title-form"[^>]*>)[\s\S]*?<\/a>/, '$1<i class="fa fa-pencil"></i></a>');
  showPage(icon, settings);
  expect(await screen.findByRole("button", { name: "My wishlist" })).toBeTruthy();
  showPage(words, settings);
  await waitFor(() => expect(named()).not.toEqual([]));
  expect(screen.getByRole("button", { name: "Edit title" })).toBeTruthy();
});
