import { expect, it, vi } from "vitest";
import { watchWishlist } from "./wishlist-demand.ts";

it("a button stands for the last choice, whichever of several loads of its code is over first", async () => {
  const { showVariation } = await vi.importActual<{ showVariation: () => void }>(
    "./dom/wishlist/wishlist-variation.ts",
  );
  const shown = vi.fn(showVariation);
  document.body.innerHTML = `<form data-product_id="12"></form><div class="yith-wcwl-add-to-wishlist" data-fragment-ref="12">
    <a data-product-id="12" data-original-product-id="0"></a></div>`;
  watchWishlist();
  const arrivals: (() => void)[] = [];
  const choose = (variation_id: number) => {
    vi.resetModules();
    const arrive = () => new Promise((resolve) => arrivals.push(() => resolve({ showVariation: shown })));
    vi.doMock("./dom/wishlist/wishlist-variation.ts", arrive);
    const detail = [{ variation_id }];
    document.forms[0]?.dispatchEvent(new CustomEvent("found_variation", { bubbles: true, detail }));
  };
  choose(57);
  await vi.waitFor(() => expect(arrivals).toHaveLength(1));
  choose(58);
  const second = import("./dom/wishlist/wishlist-variation.ts");
  await vi.waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[1]?.();
  await second;
  arrivals[0]?.();
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2));
  expect(document.querySelector<HTMLElement>("[data-fragment-ref]")?.dataset.fragmentRef).toBe("58");
});
