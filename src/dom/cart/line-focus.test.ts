import { afterEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { line, showLine } from "#src/testing/mini-cart-line.ts";
import { restoreLineFocus } from "./line-focus.ts";

afterEach(() => void vi.restoreAllMocks());

it("keeps the focus where a theme's own block has lost its last line, and its list with it", () => {
  const row = showLine(`<div id="place"><ul>${line}</ul></div>`);
  row.querySelector("a")?.focus();
  row.closest("ul")?.remove();
  restoreLineFocus();
  expect(document.activeElement?.id).toBe("place");
});

it("keeps the focus in a panel whose cart becomes empty while a link below its lines has it", () => {
  showLine(
    `<div id="place"><div class="widget_shopping_cart_content"><ul>${line}</ul><p><a href="/">Checkout</a></p></div></div>`,
  );
  find("p a").focus();
  find(".widget_shopping_cart_content").innerHTML = "<p>No products in the cart.</p>";
  restoreLineFocus();
  expect(document.activeElement?.id).toBe("place");
});

it("moves from a link below the lines to the panel, not to a button that removes a line", () => {
  const content = `<ul>${line}</ul><p><a href="/">Checkout</a></p>`;
  showLine(`<div id="place"><div class="widget_shopping_cart_content">${content}</div></div>`);
  find("p a").focus();
  find(".widget_shopping_cart_content").innerHTML = content;
  restoreLineFocus();
  expect(document.activeElement?.id).toBe("place");
});

it.each([
  ["the focus was elsewhere before", "input", true, ""],
  ["the shopper has gone elsewhere meanwhile", "a", true, "input"],
  ["the line has stayed", "a", false, ""],
])("moves no focus where %s", (_case, before, isGone, after) => {
  const row = showLine(`<input><div id="place"><ul>${line}${line.replace("k1", "k2")}</ul></div>`);
  find(before).focus();
  (document.activeElement as HTMLElement).blur();
  if (isGone) row.remove();
  if (after) find(after).focus();
  const focused = document.activeElement;
  restoreLineFocus();
  expect(document.activeElement).toBe(focused);
});

it("moves no focus where the shopper is in a frame by then, as in a payment's field, of which no event tells", () => {
  const row = showLine(`<iframe></iframe><div id="place"><ul>${line}${line.replace("k1", "k2")}</ul></div>`);
  row.querySelector("a")?.focus();
  row.remove();
  vi.spyOn(document, "activeElement", "get").mockReturnValue(document.querySelector("iframe"));
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  restoreLineFocus();
  expect(focus).not.toHaveBeenCalled();
});

it("moves no focus once the shopper has clicked beside everything", () => {
  const row = showLine(`<div id="place"><ul>${line}</ul></div>`);
  row.querySelector("a")?.focus();
  (document.activeElement as HTMLElement).blur();
  document.body.click();
  row.remove();
  restoreLineFocus();
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ["link", "a"],
  ["quantity", "input"],
  ["button", ".more"],
])("keeps the focus on the line's %s where another script prints all lines anew", (_what, control) => {
  const withButtons = line.replace("</li>", '<button>−</button><input><button class="more">+</button></li>');
  const row = showLine(
    `<div id="place"><div class="widget_shopping_cart_content"><ul>${line.replace("k1", "k2")}</ul></div></div>`,
  );
  const content = find(".widget_shopping_cart_content");
  row.insertAdjacentHTML("beforebegin", withButtons);
  const inLine = () => find(`li:first-child ${control}`);
  inLine().focus();
  content.replaceWith(content.cloneNode(true));
  restoreLineFocus();
  expect(document.activeElement).toBe(inLine());
});

it("keeps the focus on the pressed button where another line goes with the same print", () => {
  const withButton = line.replace("</li>", "<button>+</button></li>");
  const lines = (...keys: string[]) => `<ul>${keys.map((key) => withButton.replace("k1", key)).join("")}</ul>`;
  showLine(`<div id="place"><div class="widget_shopping_cart_content">${lines("gift", "k1", "k2")}</div></div>`);
  find("li:nth-child(2) button").focus();
  find(".widget_shopping_cart_content").innerHTML = lines("k1", "k2");
  restoreLineFocus();
  expect(document.activeElement).toBe(find("li:first-child button"));
});

it.each([
  ["on the same link where all lines are printed anew", "k1"],
  ["in the list where the line goes", "k2"],
])("keeps the focus %s, in the boxes that a page builder prints as lines", (_where, left) => {
  const link = (key: string, name: string) => `<a href="#" class="${name}" data-cart_item_key="${key}"></a>`;
  const box = (key: string) =>
    `<div class="cart_item"><a href="#">Mug</a><div>${link(key, "hidden")}${link(key, "remove_from_cart_button")}</div></div>`;
  document.body.innerHTML = `<div><div class="widget_shopping_cart_content">${box("k1")}${box("k2")}</div></div>`;
  find(".remove_from_cart_button").focus();
  find(".widget_shopping_cart_content").innerHTML = box(left);
  restoreLineFocus();
  expect(document.activeElement?.className).toBe("remove_from_cart_button");
  expect((document.activeElement as HTMLElement).dataset.cart_item_key).toBe(left);
});
