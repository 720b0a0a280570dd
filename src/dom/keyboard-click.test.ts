import { expect, it } from "vitest";
import { isKeyboardClick } from "./keyboard-click.ts";

it.each([
  ["Enter on a link in Firefox", { detail: 1, pointerId: -1 }, true],
  ["a key in Chromium, or on a button in Firefox", { detail: 0, pointerId: -1 }, true],
  ["a key where clicks have no pointer", { detail: 0 }, true],
  ["a mouse", { detail: 1, pointerId: 1 }, false],
  ["the first pointer of Firefox", { detail: 1, pointerId: 0 }, false],
  ["a mouse where clicks have no pointer", { detail: 1 }, false],
])("%s: %o by keyboard is %s", (_by, click, expected) => {
  expect(isKeyboardClick(click as PointerEvent)).toBe(expected);
});
