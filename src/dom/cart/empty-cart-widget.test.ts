import Cookies from "js-cookie";
import { afterEach, describe, expect, it } from "vitest";
import { find } from "#src/testing/find.ts";
import { hideWhileEmpty } from "./empty-cart-widget.ts";

const COUNT = "woocommerce_items_in_cart";

afterEach(() => Cookies.remove(COUNT));

const showWidget = (wrapper: string) => {
  document.body.innerHTML = `<div class="widget widget_shopping_cart"><div class="${wrapper}"><div class="widget_shopping_cart_content"></div></div></div>`;
  return { widget: find(".widget_shopping_cart"), undo: hideWhileEmpty(find(".widget_shopping_cart_content")) };
};

it.each([
  ["", "hide_cart_widget_if_empty", "none"],
  ["0", "hide_cart_widget_if_empty", "none"],
  ["2", "hide_cart_widget_if_empty", ""],
  ["", "", ""],
])("with the cookie %j and the wrapper %j the cart widget's display is %j", (count, wrapper, display) => {
  if (count) Cookies.set(COUNT, count);
  expect(showWidget(wrapper).widget.style.display).toBe(display);
});

it("shows the hidden cart widget as soon as something is being added", () => {
  const { widget } = showWidget("hide_cart_widget_if_empty");
  document.body.dispatchEvent(new CustomEvent("adding_to_cart", { bubbles: true }));
  expect(widget.style.display).toBe("");
});

it("gives the widget back as the server sent it, and listens no more", () => {
  const { widget, undo } = showWidget("hide_cart_widget_if_empty");
  undo();
  expect(widget.style.display).toBe("");
  widget.style.display = "none";
  document.body.dispatchEvent(new CustomEvent("adding_to_cart", { bubbles: true }));
  expect(widget.style.display).toBe("none");
});

it("hides a widget again that was given back", () => {
  const { widget, undo } = showWidget("hide_cart_widget_if_empty");
  undo();
  hideWhileEmpty(find(".widget_shopping_cart_content"));
  expect(widget.style.display).toBe("none");
});

describe("when the shop's answer has replaced the content", () => {
  const showReplaced = () => {
    document.body.innerHTML = `<div class="widget_shopping_cart" style="display: none"><div class="hide_cart_widget_if_empty"><div id="old"></div></div></div>`;
    const [widget, old] = [find(".widget_shopping_cart"), find("#old")];
    const undo = hideWhileEmpty(old);
    const copy = document.createElement("div");
    old.replaceWith(copy);
    return { widget, undo, prepareCopy: () => hideWhileEmpty(copy) };
  };

  it("does not hide a widget that shows items", () => {
    Cookies.set(COUNT, "2");
    const { widget, undo, prepareCopy } = showReplaced();
    const undoCopy = prepareCopy();
    undo();
    expect(widget.style.display).toBe("");
    undoCopy();
  });

  it("does not hide a widget that has been emptied", () => {
    Cookies.set(COUNT, "2");
    const { widget, undo, prepareCopy } = showReplaced();
    Cookies.remove(COUNT);
    const undoCopy = prepareCopy();
    undo();
    expect(widget.style.display).toBe("");
    undoCopy();
  });
});
