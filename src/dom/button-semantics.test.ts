import { expect, it } from "vitest";
import { find } from "#src/testing/find.ts";
import { actAsButtons } from "./button-semantics.ts";
import { morph } from "./morph.ts";
import { keepAsButtons } from "./wishlist/wishlist-buttons.ts";

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return find("a");
};

it.each(["<a>Edit</a>", '<a tabindex="-1" style="float: right">Edit</a>'])(
  "gives %s back as the shop has printed it",
  (printed) => {
    const link = show(printed);
    const undo = actAsButtons([link], { style: "visibility: visible" });
    expect([link.role, link.tabIndex, link.style.visibility]).toEqual(["button", 0, "visible"]);
    undo();
    expect(document.body.innerHTML).toBe(printed);
  },
);

it("leaves nothing on a link that had the focus when the shop printed it anew", () => {
  const printed = "<div><a>Edit</a></div>";
  const link = show(printed);
  const host = find("div");
  const undo = keepAsButtons(host, "a");
  link.focus();
  morph(host, new DOMParser().parseFromString(printed, "text/html").body.children[0] as Element);
  document.dispatchEvent(new Event("storefront:wishlist-blocks-ready"));
  expect([document.activeElement, link.role]).toEqual([link, "button"]);
  undo();
  expect(document.body.innerHTML).toBe(printed);
});
