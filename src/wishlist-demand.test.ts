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
  for (const [delay, variation_id] of [
    [60, 57],
    [5, 58],
  ] as const) {
    vi.doMock("./dom/wishlist/wishlist-variation.ts", async () => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      return { showVariation: shown };
    });
    const detail = [{ variation_id }];
    document.forms[0]?.dispatchEvent(new CustomEvent("found_variation", { bubbles: true, detail }));
    await new Promise((resolve) => setTimeout(resolve, 10));
    vi.resetModules();
  }
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2));
  expect(document.querySelector<HTMLElement>("[data-fragment-ref]")?.dataset.fragmentRef).toBe("58");
});
