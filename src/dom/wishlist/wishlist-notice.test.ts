import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { showWishlistNotice } from "./wishlist-notice.ts";

const box = () => document.querySelector<HTMLElement>("#yith-wcwl-popup-message") as HTMLElement;

it("goes at a press on the shop's own link that closes it, and at no other", () => {
  showWishlistNotice('Added! <b>Mug</b> <a class="close-popup" href="#"><i>Close</i></a>', 3000);
  fireEvent.click(box().querySelector("b") as Element);
  expect(box().hidden).toBe(false);
  expect(fireEvent.click(box().querySelector("i") as Element)).toBe(false);
  expect(box().hidden).toBe(true);
  showWishlistNotice("Removed.", 3000);
  expect([box().hidden, box().textContent]).toEqual([false, "Removed."]);
});
