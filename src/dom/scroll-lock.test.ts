import { afterEach, expect, it, vi } from "vitest";
import { lockScroll } from "./scroll-lock.ts";

const { body, documentElement } = document;

/** A page of 1000 px with a scrollbar of 15 px, which disappears with the lock. */
const showScrollbar = (bodyWidth = 985) => {
  vi.spyOn(documentElement, "clientWidth", "get").mockImplementation(() =>
    documentElement.classList.contains("bde-stop-scrolling") ? 1000 : 985,
  );
  vi.spyOn(body, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, bodyWidth, 3000));
};

afterEach(() => {
  vi.restoreAllMocks();
  body.removeAttribute("style");
});

it("balances the scrollbar's width on top of the body's own padding, and gives back what was there", () => {
  showScrollbar();
  body.style.paddingRight = "10px";
  const unlock = lockScroll();
  expect(body.style.paddingRight).toBe("25px");
  unlock();
  expect(body.style.paddingRight).toBe("10px");
  expect(documentElement.className).toBe("");
});

it("does not move a body that is narrower than the page", () => {
  showScrollbar(600);
  const unlock = lockScroll();
  expect(body.style.paddingRight).toBe("");
  unlock();
});

it("leaves the body alone where scrollbars take no space, as on phones", () => {
  vi.spyOn(documentElement, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(body, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 1000, 3000));
  const unlock = lockScroll();
  expect(body.style.paddingRight).toBe("");
  unlock();
});

it("holds until the last of several locks is released", () => {
  showScrollbar();
  const [first, second] = [lockScroll(), lockScroll()];
  first();
  expect(documentElement.className).toBe("bde-stop-scrolling");
  expect(body.style.paddingRight).toBe("15px");
  second();
  expect(documentElement.className).toBe("");
  expect(body.style.paddingRight).toBe("");
});
