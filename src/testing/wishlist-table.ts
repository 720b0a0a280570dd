import { screen } from "@testing-library/react";
import { vi } from "vitest";
import { showPage } from "./page.ts";
import { KETTLE, MUG } from "./products.ts";
import { openShopWithWishes, readShopPage, setOptions } from "./wishlist.ts";

/** The wishlist's page with a mug and a kettle in the list, the mug on top. */

export const openWishlist = async (options = "", wishes = [KETTLE, MUG], pageSettings?: object) => {
  const shop = openShopWithWishes(...wishes);
  setOptions(shop, options);
  const page = await readShopPage("/wishlist/");
  shop.session.requests.length = 0;
  const loader = showPage(`<h1>Wishlist</h1>${page.part("form.yith-wcwl-form")}`, pageSettings ?? page.settings);
  await loader.mount();
  // The code for the options of this list.
  await vi.dynamicImportSettled();
  return { ...shop, loader };
};
export const quantity = (name: string) =>
  screen.getByRole<HTMLInputElement>("spinbutton", { name: `Quantity of “${name}”` });

export const removeLink = (name: string) => screen.getByRole("link", { name: `Remove “${name}” from the list` });
export const apply = () => screen.getByRole<HTMLInputElement>("button", { name: "Apply" });
