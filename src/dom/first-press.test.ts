import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { forgetPress, isPagePressed, rememberPress } from "./first-press.ts";

it("knows of a press from when it is told to, and of nothing else", () => {
  forgetPress();
  fireEvent.pointerDown(document.body);
  expect(isPagePressed()).toBe(false);
  rememberPress();
  fireEvent.keyDown(document.body, { key: "Tab" });
  expect(isPagePressed()).toBe(false);
  fireEvent.pointerDown(document.body);
  expect(isPagePressed()).toBe(true);
});
