import { expect, it, vi } from "vitest";
import { keepAttributes } from "./changed-attributes.ts";

it("leaves no empty style where there was none", () => {
  const element = document.createElement("p");
  const restore = keepAttributes(element, ["style"]);
  element.style.color = "red";
  // Chromium writes styles into their attribute when it is read, and can only remove what it has written.
  const remove = vi.spyOn(element, "removeAttribute").mockImplementation((name) => element.setAttribute(name, ""));
  const { getAttribute } = element;
  vi.spyOn(element, "getAttribute").mockImplementation((name) => {
    remove.mockRestore();
    return getAttribute.call(element, name);
  });
  restore();
  expect(element.outerHTML).toBe("<p></p>");
});

it("does not write what is right already", () => {
  const element = document.createElement("p");
  element.title = "Mug";
  const restore = keepAttributes(element, ["title", "lang"]);
  element.setAttribute = () => expect.unreachable();
  restore();
  expect(element.outerHTML).toBe('<p title="Mug"></p>');
});
