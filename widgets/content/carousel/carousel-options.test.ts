import { expect, it, vi } from "vitest";
import { carouselOptions, optionsInData } from "./carousel-options.ts";
import { animationsOf, mayLoop, optionsAt, peekOf } from "./options-in-force.ts";

it.each([
  ["items", 3],
  ["autoplayTimeout", 5000],
  ["smartSpeed", 250],
  ["responsiveRefreshRate", 200],
  ["autoRefreshInterval", 500],
  ["loop", false],
  ["margin", 0],
  ["nav", false],
  ["dots", true],
  ["slideBy", 1],
  ["autoplay", false],
  ["mouseDrag", true],
  ["animateOut", ""],
  ["merge", false],
  ["mergeFit", true],
  ["dotsData", false],
] as const)("%s is %s unless the page says otherwise", (name, value) => {
  expect(carouselOptions({})[name]).toBe(value);
});

it.each([
  ["items", "2", 2],
  ["items", "many", 3],
  ["items", "", 3],
  ["items", 0, 3],
  ["items", "-2", 3],
  ["margin", "-20", -20],
  ["autoplayTimeout", "", 5000],
  ["dots", undefined, true],
  ["mouseDrag", undefined, true],
  ["dots", null, false],
  ["loop", 1, true],
  ["loop", "", false],
  ["nav", true, true],
  ["slideBy", "page", "page"],
  ["navSpeed", false, 0],
  ["animateOut", "fadeOut", "fadeOut"],
  ["animateIn", false, ""],
  ["autoplaySpeed", 800, 800],
] as const)("reads %s: %j as %j", (name, given, read) => {
  expect(carouselOptions({ [name]: given })[name]).toBe(read);
});

it("takes the page's labels and callbacks, and nothing that is none", () => {
  const onChanged = vi.fn();
  const options = carouselOptions({ navText: ["<i></i>", 2], onChanged, onTranslate: "no", once: onChanged });
  expect(options.navText).toEqual(["<i></i>", "2"]);
  expect(options.callbacks).toEqual({ onChanged });
  expect(carouselOptions({ navText: "x" }).navText).toBeUndefined();
  for (const navText of [false, ""]) expect(carouselOptions({ navText }).navText).toEqual(["", ""]);
});

it.each([
  [
    { items: "4", autoplayTimeout: "3000" },
    { items: 4, autoplayTimeout: 3000 },
  ],
  [{ autoplaytimeout: "3000" }, { autoplayTimeout: 3000 }],
  [{ nav: "" }, { nav: true }],
  [{ dots: "false" }, { dots: false }],
  [
    { loop: "yes", dots: "no" },
    { loop: true, dots: false },
  ],
  [{ slideBy: "page" }, { slideBy: "page" }],
  [{ responsive: '{"600":{"items":4}}' }, { responsive: { 600: { items: 4 } } }],
  [{ widget: "carousel", id: "7" }, {}],
])("reads the data attributes %j", (dataset, read) => {
  expect(optionsInData(dataset)).toEqual(read);
});

const responsive = { 0: { items: 1 }, 600: { items: 2, nav: true }, 1000: { items: 5, loop: true } };

it.each([
  [320, 1, false, false],
  [599, 1, false, false],
  [600, 2, true, false],
  [999, 2, true, false],
  [1000, 5, false, true],
  [1920, 5, false, true],
])("takes the widest key that is not above %d px, over the base", (width, items, nav, loop) => {
  expect(optionsAt(carouselOptions({ responsive, margin: 8 }), width)).toMatchObject({ items, nav, loop, margin: 8 });
});

it("keeps the base where a width's options have no value", () => {
  const given = { nav: true, items: 5, responsive: { 600: { nav: undefined, items: "" } } };
  expect(optionsAt(carouselOptions(given), 700)).toMatchObject({ nav: true, items: 5 });
});

it.each([
  [320, 1],
  [600, 2],
  [1000, 3],
])("turns by no more slides than are shown at %d px", (width, slideBy) => {
  expect(optionsAt(carouselOptions({ responsive, slideBy: 3 }), width).slideBy).toBe(slideBy);
});

it("turns by whole pages at any width", () => {
  expect(optionsAt(carouselOptions({ responsive, slideBy: "page" }), 320).slideBy).toBe("page");
});

it("takes the greatest of keys with fractions, in whatever order they are written", () => {
  const given = { responsive: { 991.98: { items: 5 }, 575.98: { items: 2 } } };
  expect(optionsAt(carouselOptions(given), 1200).items).toBe(5);
});

it.each([3, null, "items"])("takes nothing from a width whose options are %j", (options) => {
  expect(optionsAt(carouselOptions({ items: 5, responsive: { 600: options } }), 700).items).toBe(5);
});

it("keeps the base below the least key", () => {
  expect(optionsAt(carouselOptions({ responsive: { 600: { items: 5 } } }), 599).items).toBe(3);
});

it.each([
  [{ loop: true, items: 1, stagePadding: 40 }, 3, 40],
  [{ loop: true, items: 1, stagePadding: 40 }, 2, 0],
  [{ loop: false, items: 1, stagePadding: 40 }, 3, 0],
])("with %j and %d slides, others look in by %d px", (given, count, peek) => {
  expect(peekOf(carouselOptions(given), count)).toBe(peek);
});

it.each([
  [{ loop: true, items: 4 }, 5, true],
  [{ loop: true, items: 4 }, 4, false],
  [{ loop: true, items: 4, autoWidth: true }, 4, true],
  [{ loop: true, items: 4, merge: true }, 4, true],
  [{ loop: false, items: 4 }, 5, false],
])("with %j and %d slides, the row may be endless: %s", (given, count, isEndless) => {
  expect(mayLoop(carouselOptions(given), count)).toBe(isEndless);
});

const none = { animateIn: "", animateOut: "" };

it.each([
  [1, false, { ...none, animateOut: "fadeOut" }],
  [2, false, none],
  [1, true, none],
])("animates %d shown, with reduced motion %s: %j", (items, isReduced, animations) => {
  expect(animationsOf(carouselOptions({ items, animateOut: "fadeOut" }), isReduced)).toEqual(animations);
});
