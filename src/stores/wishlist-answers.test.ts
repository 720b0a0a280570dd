import { expect, it } from "vitest";
import { acceptAnswer } from "./wishlist-answers.ts";
import { $wishlists } from "./wishlists.ts";

it("names the lists as the shopper wrote them, which the shop keeps as HTML", () => {
  const list = { id: 3, name: "I &lt;3 tea &amp; mugs", isDefault: true, addUrl: "" };
  acceptAnswer({ fragments: {}, lists: [list] });
  expect($wishlists.get().lists).toEqual([{ id: 3, name: "I <3 tea & mugs", isDefault: true }]);
});
