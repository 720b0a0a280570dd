export type Attributes = Readonly<Record<string, string | null>>;

export interface ImageAttributes {
  image: Attributes;
  wrapper: Attributes;
  /** Its `src` identifies the gallery's own thumbnail of the same picture. */
  thumbnail: Attributes;
  link: Attributes;
  /** Of the `<picture>` that image optimisers put around the image: what it names would win over the image's own address. */
  source: Attributes;
}

/** Undefined when the variation has no picture of its own. */
export const imageAttributes = (variation: { readonly image?: unknown }): ImageAttributes | undefined => {
  const image: Readonly<Record<string, unknown>> = Object(variation.image);
  // The server prints `false` for a missing value.
  const text = (key: string): string | null => {
    const value = image[key] ?? false;
    return value === false ? null : String(value);
  };
  const src = text("src");
  // As for the platform's script, one letter is no address.
  if (!src?.[1]) return undefined;
  return {
    image: {
      src,
      height: text("src_h"),
      width: text("src_w"),
      srcset: text("srcset"),
      sizes: text("sizes"),
      title: text("title"),
      "data-caption": text("caption"),
      alt: text("alt"),
      "data-src": text("full_src"),
      "data-large_image": text("full_src"),
      "data-large_image_width": text("full_src_w"),
      "data-large_image_height": text("full_src_h"),
    },
    wrapper: { "data-thumb": src },
    // Plugins that bring pictures of their own may name one size only.
    thumbnail: { src: text("gallery_thumbnail_src") || src },
    link: { href: text("full_src") || src },
    source: { srcset: null },
  };
};
