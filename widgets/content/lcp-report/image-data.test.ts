import { expect, it } from "vitest";
import { backgroundData, writtenLike } from "./image-data.ts";

const HOST = "shop.example";
const WHOLE = "https://shop.example/uploads/moor.jpg?ver=2";

it.each([
  ["whole, as the markup has it", `<img src="${WHOLE}">`, WHOLE, WHOLE],
  ["short, as the markup has it", '<img src="/uploads/moor.jpg?ver=2">', WHOLE, "/uploads/moor.jpg?ver=2"],
  ["whole where the markup has it in a style sheet", "<div></div>", WHOLE, WHOLE],
  ["whole for another host", '<img src="/moor.jpg">', "https://cdn.example/moor.jpg", "https://cdn.example/moor.jpg"],
])("writes an address %s", (_how, markup, url, written) => {
  expect(writtenLike(markup, url, HOST)(url)).toBe(written);
});

it("leaves alone what is no address, as a picture that the page draws itself", () => {
  expect(writtenLike('<img src="/uploads/moor.jpg?ver=2">', WHOLE, HOST)("#moor")).toBe("#moor");
});

it.each([
  [["none", "none", "none"], null],
  [["", 'url("https://shop.example/a.jpg")'], { type: "background-image", urls: ["https://shop.example/a.jpg"] }],
  [["none", "none", "url(/b.webp)"], { type: "background-image", urls: ["/b.webp"] }],
  [
    ['linear-gradient(red, blue), url("/c.png"), url("/d.png")'],
    { type: "background-image", urls: ["/c.png", "/d.png"] },
  ],
  [['image-set(url("/e.avif") 1x, url("/f.avif") 2x)'], { type: "background-image-set", urls: ["/e.avif", "/f.avif"] }],
  [['url("data:image/png;base64,AAAA")'], null],
  [["linear-gradient(red, blue)"], null],
])("%j are the backgrounds %j", (values, data) => {
  expect(backgroundData(values)).toEqual(data);
});
