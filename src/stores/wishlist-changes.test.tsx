import { afterEach, expect, it, vi } from "vitest";
import { wishlistKey } from "#src/dom/wishlist/wishlist-mark.ts";
import { showPage } from "#src/testing/page.ts";
import { KETTLE, MUG } from "#src/testing/products.ts";
import { openShopWithWishes, readShopPage } from "#src/testing/wishlist.ts";
import { loadWishlist } from "#src/wishlist-demand.ts";
import { addWish } from "./wishlist-add.ts";
import { changeWishlist } from "./wishlist-changes.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("tells the other tabs once of each change: all of them ask the shop each time", async () => {
  const told: string[] = [];
  vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, value) => {
    if (key === wishlistKey()) told.push(value);
  });
  openShopWithWishes(KETTLE);
  const page = await readShopPage("/wishlist/");
  showPage(page.part("form.yith-wcwl-form"), page.settings);
  await loadWishlist();
  told.length = 0;
  await addWish({ productId: MUG, link: document.body });
  expect(told).toHaveLength(1);
  // A list's name changes no product.
  const token = document.querySelector<HTMLInputElement>("#wishlist_id")?.value ?? "";
  await changeWishlist("save_title", { wishlist_id: token, title: "Tea" });
  expect(told).toHaveLength(2);
});
