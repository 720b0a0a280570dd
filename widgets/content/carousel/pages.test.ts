import { expect, it, vi } from "vitest";
import { carouselOptions } from "./carousel-options.ts";
import { pagesOf } from "./pages.tsx";

/** Eight slides, three at a time. */
const track = { count: 8, items: 3, last: 5, isLoop: false, isCentered: false, rewinds: false };

const running = (given: Readonly<Record<string, unknown>>, index = 0) => {
  const go = vi.fn<(to: number, speedMs?: number) => void>();
  return { go, pages: pagesOf({ settings: carouselOptions(given), track, told: { current: index }, go }) };
};

it.each([
  [{}, 3],
  [{ dotsEach: 2 }, 2],
  [{ center: true }, 1],
  [{ autoWidth: true }, 1],
  [{ dotsData: true, dotsEach: 2 }, 1],
])("with %j, a dot stands for %d slides", (given, size) => {
  const { pages } = running(given);
  expect(pages.size).toBe(size);
  expect(pages.status().page.size).toBe(size);
});

it.each([
  [{}, 1, false, 3],
  [{}, 1, true, 1],
  [{}, -1, false, 5],
  [{ dots: false }, 1, false, 1],
  [{ dots: false, slideBy: "page" }, 1, false, 3],
])("with %j, number %d (of a slide: %s) leads to position %d", (given, number, isSlide, position) => {
  const { go, pages } = running(given);
  pages.to(number, 40, isSlide);
  expect(go).toHaveBeenCalledExactlyOnceWith(position, 40);
});

it.each([
  [{ slideBy: 2 }, 1, 4],
  [{ slideBy: "page" }, 1, 3],
  [{ slideBy: "page" }, -1, 5],
] as const)("with %j, a step %d from the third slide leads to position %d", (given, direction, position) => {
  const { go, pages } = running(given, 2);
  pages.step(direction, 40);
  expect(go).toHaveBeenCalledExactlyOnceWith(position, 40);
});
