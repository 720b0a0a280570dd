import { expect, it } from "vitest";
import { showHeldBackPictures } from "./held-back-pictures.ts";

it.each([
  ["the gallery", '<div class="woocommerce-product-gallery"></div>', null],
  ["a lazy picture", '<img class="lazyload" data-src="/mug.svg" src="data:,">', "/mug.svg"],
  [
    "a picture with addresses for each width only",
    '<img class="lazyload" data-srcset="/mug.svg 1x" src="data:,">',
    "data:,",
  ],
])("shows %s, and gives it its own address or none", (_what, html, src) => {
  document.body.innerHTML = html;
  showHeldBackPictures();
  const { firstElementChild: held } = document.body;
  expect((held as HTMLElement).style.opacity).toBe("1");
  expect(held?.getAttribute("src")).toBe(src);
  expect(document.querySelector(".lazyload")).toBeNull();
});
