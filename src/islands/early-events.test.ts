import { expect, it } from "vitest";
import { keepEarlyEvents } from "./early-events.ts";

const keptFor = (html: string, type: string): number => {
  document.body.innerHTML = html;
  const takeEvents = keepEarlyEvents();
  document.querySelector("b, select, input")?.dispatchEvent(new Event(type, { bubbles: true }));
  return takeEvents().length;
};

it.each([
  ["a changed select", "<select></select>", "change", 1],
  ["a button that only a script answers", '<button type="button"><b>+</b></button>', "click", 1],
  ["a link to nowhere", '<a href="#"><b>Dismiss</b></a>', "click", 1],
  ["a menu's link that the mouse rests on", '<a href="/cart/"><b>Kitchen</b></a>', "pointerover", 1],
  ["a link", '<a href="/cart/"><b>Cart</b></a>', "click", 0],
  ["a submit button", '<form><button type="submit"><b>Go</b></button></form>', "click", 0],
  ["a submit button of a form elsewhere", '<button type="submit" form="cart"><b>Go</b></button>', "click", 0],
  ["a submit button that has no form", '<button type="submit"><b>Subscribe</b></button>', "click", 1],
  ["a search without a form", "<div><input></div>", "keydown", 1],
  ["a field in a form", "<form><input></form>", "keydown", 0],
  ["what only a script makes a list", '<div role="combobox" tabindex="0"><b>All</b></div>', "keydown", 1],
  ["a button that submits by default", "<form><button><b>Go</b></button></form>", "click", 0],
])("remembers of %s what would be lost: %s, %s, %s", (_case, html, type, expected) => {
  expect(keptFor(html, type)).toBe(expected);
});

it("ends when the events are taken", () => {
  document.body.innerHTML = "<b></b>";
  const takeEvents = keepEarlyEvents();
  const kept = takeEvents();
  document.querySelector("b")?.click();
  expect(kept).toEqual([]);
});
