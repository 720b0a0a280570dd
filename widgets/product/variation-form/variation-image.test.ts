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

it("takes the small picture for the gallery's own thumbnail", () => {
  const attributes = imageAttributes({ image: { src: "/a.jpg", gallery_thumbnail_src: "/a-100.jpg" } });
  expect(attributes?.thumbnail).toEqual({ src: "/a-100.jpg" });
});
