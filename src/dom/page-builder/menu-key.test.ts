import { beforeEach, expect, it } from "vitest";
import { isMenuKey } from "./menu-key.ts";

beforeEach(() => {
  document.body.innerHTML = `<ul class="breakdance-menu-list">
    <li class="breakdance-dropdown"><a href="#">Shop</a><button type="button">Open</button><input>
      <details><summary>More</summary></details><div role="combobox" tabindex="0">All departments</div></li>
  </ul><nav class="breakdance-responsive-menu--open"><button id="close">Close</button></nav>
  <a id="elsewhere" href="#">Elsewhere</a>`;
});

const press = (selector: string, key: string, modifiers: KeyboardEventInit = {}): boolean => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...modifiers });
  document.querySelector(selector)?.dispatchEvent(event);
  return isMenuKey(event);
};

it.each([
  ["an arrow on a link", "a", "ArrowDown", true],
  ["Home on a button", "button", "Home", true],
  ["End in an open mobile menu", "#close", "End", true],
  ["the space bar on a link", "a", " ", true],
  ["the space bar on a button, which the browser presses", "button", " ", false],
  ["an arrow in a field", "input", "ArrowDown", false],
  ["an arrow on a search's list of departments", "div", "ArrowDown", false],
  ["End on that list", "div", "End", false],
  ["the space bar on that list", "div", " ", false],
  ["an arrow on a summary", "summary", "ArrowDown", true],
  ["the space bar on a summary, which the browser opens", "summary", " ", false],
  ["a letter", "a", "x", false],
  ["an arrow elsewhere", "#elsewhere", "ArrowDown", false],
  ["the space bar elsewhere", "#elsewhere", " ", false],
])("says of %s whether it is the menu's", (_case, selector, key, isMenus) => {
  expect(press(selector, key)).toBe(isMenus);
});

it.each(["ctrlKey", "altKey", "metaKey", "shiftKey"])("leaves keys with %s to the browser", (modifier) => {
  expect(press("a", "ArrowLeft", { [modifier]: true })).toBe(false);
});
