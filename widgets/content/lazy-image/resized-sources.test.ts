import { expect, it } from "vitest";
import { sourcesIn, widestIn, withWidth } from "./resized-sources.ts";

const CDN = "https://b1.smushcdn.com/7/uploads/lamp";
const WHOLE = `${CDN}.jpg?lossy=1`;
const LIST = `${WHOLE} 1200w, ${CDN}-300x200.jpg?lossy=1 300w`;
const wish = { width: 640, ratio: 1, precisionPx: 5 };

it.each([
  [
    "a.jpg 300w, b.jpg 600w",
    [
      { url: "b.jpg", width: 600 },
      { url: "a.jpg", width: 300 },
    ],
  ],
  [
    "a.jpg, b.jpg 2x",
    [
      { url: "a.jpg", width: 0 },
      { url: "b.jpg", width: 0 },
    ],
  ],
  [
    "https://c.test/w_1,h_2/a.jpg 10w,\n https://c.test/w_3,h_4/a.jpg 20w",
    [
      { url: "https://c.test/w_3,h_4/a.jpg", width: 20 },
      { url: "https://c.test/w_1,h_2/a.jpg", width: 10 },
    ],
  ],
  ["", []],
])("reads %j", (srcset, sources) => {
  expect(sourcesIn(srcset)).toEqual(sources);
});

it("asks for WIDTHx0 beside what is there", () => {
  expect(withWidth(LIST, WHOLE, wish)).toBe(`${LIST}, ${CDN}.jpg?lossy=1&size=640x0 640w`);
});

it("asks for the width in device pixels too", () => {
  expect(withWidth(LIST, WHOLE, { ...wish, ratio: 1.5 })).toBe(
    `${LIST}, ${CDN}.jpg?lossy=1&size=640x0 640w, ${CDN}.jpg?lossy=1&size=960x0 960w`,
  );
});

it.each([
  [1195, "is within 5 px below"],
  [1200, "is there"],
])("asks for no %d px when a source %s", (width) => {
  expect(withWidth(LIST, WHOLE, { ...wish, width })).toBe(LIST);
});

it.each([
  [1194, "6 px below"],
  [1201, "wider than"],
])("asks for %d px, which is %s the nearest source", (width) => {
  expect(withWidth(LIST, WHOLE, { ...wish, width })).toContain(`size=${width}x0 ${width}w`);
});

it.each(["gif", "jpg", "jpeg", "png", "webp", "JPG"])(
  "cuts from the whole picture, not from its copy (%s)",
  (extension) => {
    const list = `${CDN}.${extension} 1200w, ${CDN}-300x200.${extension} 300w`;
    const resized = withWidth(list, `${CDN}-300x200.${extension}`, wish);
    expect(resized).toBe(`${list}, ${CDN}.${extension}?size=640x0 640w`);
  },
);

it("cuts from the image's own whole picture, not from a copy in the list that is wide enough", () => {
  const list = `${CDN}-1200x800.jpg 1200w`;
  expect(withWidth(list, `${CDN}.jpg`, wish)).toBe(`${list}, ${CDN}.jpg?size=640x0 640w`);
});

it("keeps to the copy where no source is wide enough", () => {
  const copy = `${CDN}-300x200.jpg`;
  expect(withWidth(`${copy} 300w`, copy, wish)).toBe(`${copy} 300w, ${copy}?size=640x0 640w`);
});

it("cuts from the whole picture also where that is narrower than its place, and not from a smaller copy", () => {
  const copy = `${CDN}-300x200.jpg`;
  const list = `${copy} 300w, ${CDN}.jpg 500w`;
  expect(withWidth(list, copy, wish)).toBe(`${list}, ${CDN}.jpg?size=640x0 640w`);
});

it.each([
  ["a copy that is too narrow", `${CDN}-300x200.jpg 300w`, false],
  ["a copy that is wide enough", `${CDN}-1200x800.jpg 1200w`, true],
  ["the whole picture", `${CDN}.jpg 1200w`, true],
  ["a list by density", `${CDN}.jpg 2x`, false],
])("a picture's other source, %s", (_what, list, isResized) => {
  expect(withWidth(list, undefined, wish) !== list).toBe(isResized);
});

it.each([
  "https://shop.example/uploads/lamp.jpg",
  "https://smushcdn.com.evil.example/lamp.jpg",
  "https://notsmushcdn.com/lamp.jpg",
  "/uploads/lamp.jpg",
])("leaves other hosts alone: %s", (src) => {
  expect(withWidth(`${src} 1200w`, src, wish)).toBe(`${src} 1200w`);
});

it.each([
  ["(max-width: 648px) 100vw, 648px", 648],
  ["(max-width:648px) 100vw,648px", 648],
  ["(max-width: 648px) 100vw, 700px", Number.POSITIVE_INFINITY],
  ["100vw", Number.POSITIVE_INFINITY],
])("%j says that an image is %d px wide at most", (sizes, widest) => {
  expect(widestIn(sizes)).toBe(widest);
});
