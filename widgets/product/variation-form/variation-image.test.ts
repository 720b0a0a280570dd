import { expect, it } from "vitest";
import { imageAttributes } from "./variation-image.ts";

it.each([[{}], [{ image: null }], [{ image: { src: "" } }], [{ image: { src: "/" } }]])(
  "a variation with %j has no picture of its own",
  (variation) => {
    expect(imageAttributes(variation)).toBeUndefined();
  },
);

it("takes what the server prints as false for absent", () => {
  const attributes = imageAttributes({ image: { src: "/a.jpg", srcset: false, src_w: 600, full_src: "/full.jpg" } });
  expect(attributes?.image).toMatchObject({
    src: "/a.jpg",
    srcset: null,
    sizes: null,
    width: "600",
    "data-src": "/full.jpg",
  });
  expect(attributes?.link).toEqual({ href: "/full.jpg" });
});

it("brings what gallery, zoom and lightbox read of a picture: its sizes, its words and its full version", () => {
  const image = {
    src: "/a.jpg",
    srcset: "/a-2x.jpg 2x",
    sizes: "50vw",
    src_w: 600,
    src_h: 400,
    title: "Blanket",
    caption: "In moss",
    alt: "A moss blanket",
    full_src: "/full.jpg",
    full_src_w: 1200,
    full_src_h: 800,
  };
  const attributes = imageAttributes({ image });
  expect(attributes?.image).toEqual({
    src: "/a.jpg",
    srcset: "/a-2x.jpg 2x",
    sizes: "50vw",
    width: "600",
    height: "400",
    title: "Blanket",
    "data-caption": "In moss",
    alt: "A moss blanket",
    "data-src": "/full.jpg",
    "data-large_image": "/full.jpg",
    "data-large_image_width": "1200",
    "data-large_image_height": "800",
  });
  expect(attributes?.wrapper).toEqual({ "data-thumb": "/a.jpg" });
});

it("takes the small picture for the gallery's own thumbnail", () => {
  const attributes = imageAttributes({ image: { src: "/a.jpg", gallery_thumbnail_src: "/a-100.jpg" } });
  expect(attributes?.thumbnail).toEqual({ src: "/a-100.jpg" });
});

it("leaves neither the link nor the thumbnail empty for a picture that comes in one size", () => {
  const attributes = imageAttributes({ image: { src: "/a.jpg", full_src: "" } });
  expect(attributes?.link).toEqual({ href: "/a.jpg" });
  expect(attributes?.thumbnail).toEqual({ src: "/a.jpg" });
});
