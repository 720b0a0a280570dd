import { expect, it } from "vitest";
import { carouselOptions } from "./carousel-options.ts";
import { placesOf } from "./item-data.tsx";

it.each([
  ["2", {}, 1],
  ["2", { merge: true }, 2],
  ["5", { merge: true }, 3],
  ["5", { merge: true, mergeFit: false }, 5],
  ["", { merge: true }, 1],
] as const)("data-merge=%j with %j takes %d places of three", (places, given, taken) => {
  const slide = document.createElement("div");
  slide.innerHTML = `<div data-merge="${places}"></div>`;
  expect(placesOf(slide, carouselOptions(given))).toBe(taken);
});
