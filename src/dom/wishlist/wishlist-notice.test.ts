import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { find } from "#src/testing/find.ts";
import { showWishlistNotice } from "./wishlist-notice.ts";

const box = () => find("#yith-wcwl-popup-message");

it("goes at a press on the shop's own link that closes it, and at no other", () => {
  showWishlistNotice('Added! <b>Mug</b> <a class="close-popup" href="#"><i>Close</i></a>', 3000);
  fireEvent.click(find("#yith-wcwl-popup-message b"));
  expect(box().hidden).toBe(false);
  expect(fireEvent.click(find("#yith-wcwl-popup-message i"))).toBe(false);
  expect(box().hidden).toBe(true);
  showWishlistNotice("Removed.", 3000);
  expect([box().hidden, box().textContent]).toEqual([false, "Removed."]);
});
