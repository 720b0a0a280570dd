// Spec 8 and 9, Lightbox; contract of the shop, chapter 6.6.
import { PICTURE_LINKS } from "#src/dom/picture-links.ts";
import { textOfHtml } from "#src/dom/server-html.ts";
import { message } from "#src/platform/messages.ts";
import { pictureMessage } from "#src/platform/picture-messages.ts";
import { isSharedSet, type Picture, sizeOf } from "./picture-set.ts";

export interface PictureSet {
  pictures: readonly Picture[];
  /** The one whose link was activated. */
  start: number;
}

export interface LightboxProps {
  host: HTMLElement;
  /** The picture link round a node; undefined elsewhere in the host. */
  linkAround: (node: EventTarget | null) => HTMLAnchorElement | undefined;
  /** Read when it opens: galleries change with the chosen variation, and grow. */
  setAround: (link: HTMLAnchorElement) => PictureSet;
}

const captionOf = (link: Element): string | undefined =>
  link.closest("figure, .gallery-item")?.querySelector("figcaption, .gallery-caption")?.textContent.trim();

const pictureOf = (link: HTMLAnchorElement): Picture => {
  const image = link.querySelector("img");
  const { large_image, large_image_width: width, large_image_height: height, caption = "" } = image?.dataset ?? {};
  const alt = image?.alt ?? "";
  return {
    src: large_image || link.href,
    ...sizeOf({ width: Number(width), height: Number(height) }, image ?? { width: 0, height: 0 }),
    isSizeKnown: Boolean(width && height),
    thumb: image?.currentSrc || image?.src,
    alt,
    caption: captionOf(link) || textOfHtml(caption || link.title) || alt,
  };
};

/** A slider that goes round copies slides, each in its own words. */
const COPIES = ".cloned, .clone, .slick-cloned, .swiper-slide-duplicate";

/** The set that a link says it belongs to. */
const setOf = (link: Element): string => link.getAttribute("data-rel") ?? link.getAttribute("rel") ?? "";

/** The links of the gallery, or those anywhere on the page that name the same set. Copies do not count. */
const linksWith = (link: HTMLAnchorElement, host: HTMLElement): HTMLAnchorElement[] => {
  const isGallery = host !== link;
  const set = setOf(link);
  if (!isGallery && !isSharedSet(set)) return [link];
  const links = (isGallery ? host : document).querySelectorAll<HTMLAnchorElement>(PICTURE_LINKS);
  return [...links].filter((other) => (isGallery || setOf(other) === set) && !other.closest(COPIES));
};

export const readProps = (host: HTMLElement): LightboxProps => ({
  host,
  linkAround: (node) => (node instanceof Element ? node.closest<HTMLAnchorElement>(PICTURE_LINKS) : null) ?? undefined,
  setAround: (link) => {
    const pictures = linksWith(link, host).map(pictureOf);
    // The link may be a copy.
    const { src } = pictureOf(link);
    const start = pictures.findIndex((picture) => picture.src === src);
    return { pictures, start: Math.max(0, start) };
  },
});

/** A text in the shop's language. */
export const text = pictureMessage;

export const closeText = (): string => message("close");
