import { expect, it, vi } from "vitest";
import { joinGallery } from "./join-gallery.ts";

it("leaves a wishlist button that the platform's script has put onto the pictures meanwhile", () => {
  vi.stubGlobal("yith_wcwl_l10n", { yith_wcwl_button_position: "thumbnails" });
  document.body.innerHTML = '<div class="woocommerce-product-gallery"><figure></figure><div id="heart"></div></div>';
  const heart = document.getElementById("heart") as HTMLElement;
  expect(joinGallery(heart)).toBeUndefined();
  expect(heart.parentElement?.className).toBe("woocommerce-product-gallery");
});
