import { fireEvent, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { expect, it, onTestFinished, vi } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { MUG } from "#src/testing/products.ts";
import { addLink, HEART, openShopWithWishes, readShopPage } from "#src/testing/wishlist.ts";

const answerAdds = (handler: (event: Event, ...args: unknown[]) => unknown): void => {
  window.jQuery = jquery;
  jquery(document).on("yith_wcwl_add_to_wishlist_data", handler);
  onTestFinished(() => {
    jquery(document).off("yith_wcwl_add_to_wishlist_data", handler);
    delete window.jQuery;
  });
};

it.each([
  ["replaces the data", "7", (data: object) => ({ ...data, wishlist_id: "7" })],
  ["says nothing", "", () => undefined],
])("sends what a theme's handler makes of the data: one that %s", async (_what, sent, replace) => {
  const { calls } = openShopWithWishes();
  const page = await readShopPage("/product/ridge-enamel-mug/");
  answerAdds((_event, _link, data) => replace(data as object));
  showPage(page.part(`${HEART}--single`), page.settings);
  fireEvent.click(addLink());
  await waitFor(() => expect(calls("add_to_wishlist").map((call) => call.get("wishlist_id"))).toEqual([sent]));
});

it("adds the product although a theme's handler throws, and does not hide the error", async () => {
  const shop = openShopWithWishes();
  const page = await readShopPage("/product/ridge-enamel-mug/");
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const error = new Error("their bug");
  answerAdds(() => {
    throw error;
  });
  showPage(page.part(`${HEART}--single`), page.settings);
  fireEvent.click(addLink());
  await waitFor(() => expect(shop.listed()).toEqual([[MUG]]));
  expect(reported.mock.calls).toEqual([[error]]);
});
