import { fireEvent, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createList, defaultList } from "#mock/wishlist/lists.ts";
import { showPage } from "#src/testing/page.ts";
import { MUG } from "#src/testing/products.ts";
import { addLink, HEART, openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";

vi.mock("./list-choices.tsx", () => {
  throw new Error("The file cannot be loaded.");
});

it("a finger adds with its second tap where the code for the lists cannot be loaded", async () => {
  const shop = openShopWithWishes();
  setOptions(shop, "dropdown");
  defaultList(shop.shelf);
  createList(shop.shelf, "Camping");
  const page = await readShopPage("/product/ridge-enamel-mug/");
  await showPage(page.part(`${HEART}--single`), page.settings).mount();
  const tap = () =>
    fireEvent(addLink(), new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch" }));
  tap();
  await vi.dynamicImportSettled();
  tap();
  await waitFor(() => expect(shop.listed()).toEqual([[MUG], []]));
});
