import { afterEach, expect, it } from "vitest";
import { placeOf, removeLinkIn } from "./mini-cart-panel.ts";

const line = '<li class="mini_cart_item"><a href="#" data-cart_item_key="k1">×</a></li>';

const show = (html: string) => {
  document.body.innerHTML = html;
  const row = document.querySelector("li");
  if (!row) throw new Error("No line.");
  return row;
};

afterEach(() => {
  document.body.innerHTML = "";
});

it.each([
  ["the platform's own mini-cart", 'class="widget_shopping_cart_content"'],
  ["a theme's own, which its mark names", 'data-widget="undo-remove"'],
])("finds what holds %s", (_what, attribute) => {
  const row = show(`<div id="place"><div ${attribute}><div><ul>${line}</ul></div></div></div>`);
  expect(placeOf(row).id).toBe("place");
});

it("takes the platform's own remove link of a line in which a builder prints a hidden one before it", () => {
  const link = (name: string) => `<a id="${name}" class="${name}" href="#" data-cart_item_key="k1"></a>`;
  const row = show(`<ul><li>${link("builder_remove")}${link("remove_from_cart_button")}</li></ul>`);
  expect(removeLinkIn(row, "k1")?.id).toBe("remove_from_cart_button");
  row.lastElementChild?.remove();
  expect(removeLinkIn(row, "k1")?.id).toBe("builder_remove");
});
