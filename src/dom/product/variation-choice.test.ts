import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { isChoiceComplete, isPrintedChoice, keepPrintedChoice, showSelectionNeeded } from "./variation-choice.ts";

const show = (selects: string, quantity = "1") => {
  document.body.innerHTML = `<form><div class="variations">${selects}</div><input name="quantity" value="${quantity}"></form>`;
  return find("form");
};

const select = (value: string) =>
  `<select><option value=""></option><option value="s">S</option><option value="m">M</option></select>`.replace(
    `"${value}"`,
    `"${value}" selected`,
  );

const due = vi.fn();

beforeEach(() => document.addEventListener("storefront:choice-due", due));

afterEach(() => {
  document.removeEventListener("storefront:choice-due", due);
  due.mockReset();
});

it.each([
  ["all options chosen", select("s") + select("m"), true],
  ["one still open", select("s") + select(""), false],
  ["no options at all", "", false],
])("%s: complete is %s", (_case, selects, isComplete) => {
  expect(isChoiceComplete(show(selects))).toBe(isComplete);
});

it.each([
  ["an open option", select(""), true],
  ["all options chosen", select("s"), false],
  ["options of a plugin's own, which are no selects", '<input type="radio">', false],
])("with %s the button says that options are needed: %s", (_case, selects, isNeeded) => {
  const form = show(selects);
  form.insertAdjacentHTML("beforeend", '<button class="single_add_to_cart_button"></button>');
  const undo = showSelectionNeeded(form);
  const button = form.querySelector("button");
  const marks = isNeeded ? " disabled wc-variation-selection-needed" : "";
  expect(button?.className).toBe(`single_add_to_cart_button${marks}`);
  expect(button?.getAttribute("aria-disabled")).toBe(isNeeded ? "true" : null);
  undo();
  expect(button?.outerHTML).toBe('<button class="single_add_to_cart_button"></button>');
});

it.each([
  ["nothing is chosen", "hidden", select("") + select("")],
  ["one of two is", "visible", select("s") + select("")],
])("where %s the link that clears the choice is %j, until the undo", (_case, shown, selects) => {
  const form = show(selects);
  const rest = '<div class="woocommerce-variation-add-to-cart"></div><a class="reset_variations">Clear</a>';
  form.insertAdjacentHTML("beforeend", rest);
  const [area, link] = [form.querySelector("div:last-of-type"), form.querySelector("a")];
  const undo = showSelectionNeeded(form);
  expect(link?.style.visibility).toBe(shown);
  expect(area?.classList.contains("woocommerce-variation-add-to-cart-disabled")).toBe(true);
  undo();
  expect(link?.style.visibility).toBe("");
  expect(area?.className).toBe("woocommerce-variation-add-to-cart");
});

it.each([
  ["mousemove", { movementX: -1 }],
  ["mousemove", { movementY: 1 }],
  ["pointerdown", {}],
  ["wheel", {}],
  ["keydown", {}],
  ["input", {}],
])("a choice is the page's own until a %s of %j", (type, movement) => {
  const form = show(select("s"));
  keepPrintedChoice(form);
  expect(isPrintedChoice(form)).toBe(true);
  // Other scripts may keep the event to themselves.
  form.addEventListener(type, (event) => event.stopPropagation());
  form.dispatchEvent(new MouseEvent(type, { bubbles: true, ...movement }));
  form.dispatchEvent(new MouseEvent(type, { bubbles: true, ...movement }));
  expect(isPrintedChoice(form)).toBe(false);
  expect(due).toHaveBeenCalledTimes(1);
});

it("a mouse that lies still where the page comes up beneath it is no shopper, and may move later", () => {
  const form = show(select("s"));
  keepPrintedChoice(form);
  form.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
  expect(isPrintedChoice(form)).toBe(true);
  form.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, movementX: 1 }));
  expect(isPrintedChoice(form)).toBe(false);
});

it("another choice is nobody's but the shopper's, whatever told of it", () => {
  const form = show(select("s"));
  keepPrintedChoice(form);
  find<HTMLSelectElement>("select").value = "m";
  expect(isPrintedChoice(form)).toBe(false);
});

it.each([
  ["0", true],
  ["", true],
  ["1", true],
  ["2", false],
])("for %s pieces the server's price is right: %s", (quantity, isRight) => {
  const form = show(select("s"), quantity);
  keepPrintedChoice(form);
  expect(isPrintedChoice(form)).toBe(isRight);
});

it("keeps no incomplete choice, and none after its undo", () => {
  const open = show(select(""));
  keepPrintedChoice(open);
  expect(isPrintedChoice(open)).toBe(false);
  const form = show(select("s"));
  keepPrintedChoice(form)();
  window.dispatchEvent(new Event("pointerdown"));
  expect(isPrintedChoice(form)).toBe(false);
  expect(due).not.toHaveBeenCalled();
});
