import { expect, it } from "vitest";
import { find } from "#src/testing/find.ts";
import { line, showLine } from "#src/testing/mini-cart-line.ts";
import { panelTitleOf, placeOf, removeLinkIn } from "./mini-cart-panel.ts";

it.each([
  ["the platform's own mini-cart", 'class="widget_shopping_cart_content"'],
  ["a theme's own, which its mark names", 'data-widget="undo-remove"'],
])("finds what holds %s", (_what, attribute) => {
  const row = showLine(`<div id="place"><div ${attribute}><div><ul>${line}</ul></div></div></div>`);
  expect(placeOf(row).id).toBe("place");
});

it("takes the platform's own remove link of a line in which a builder prints a hidden one before it", () => {
  const link = (name: string) => `<a id="${name}" class="${name}" href="#" data-cart_item_key="k1"></a>`;
  const row = showLine(`<ul><li>${link("builder_remove")}${link("remove_from_cart_button")}</li></ul>`);
  expect(removeLinkIn(row, "k1")?.id).toBe("remove_from_cart_button");
  row.lastElementChild?.remove();
  expect(removeLinkIn(row, "k1")?.id).toBe("builder_remove");
});

it.each([
  ["the builder's panel", 'class="bde-mini-cart-offcanvas"', 'class="bde-mini-cart-offcanvas-title"'],
  ["a theme's own panel", 'data-part="panel"', 'data-part="title"'],
  ["a widget", 'class="widget_shopping_cart"', 'class="widgettitle"'],
  ["a widget of newer themes", 'class="widget_shopping_cart"', 'class="widget-title"'],
])(
  "takes the focus of a cart that has lost its last line to the title of %s, or without one to what has it",
  (_what, panel, title) => {
    document.body.innerHTML = `<h2 ${title}>Other</h2><div ${panel}><h2 ${title}>Cart</h2><div id="place"></div></div>`;
    const place = find("#place");
    expect(panelTitleOf(place)).toBe(place.previousElementSibling);
    place.previousElementSibling?.remove();
    expect(panelTitleOf(place)).toBe(place.parentElement);
  },
);
